import type { ParseKeys } from 'i18next';
import type ru from '../../locales/ru.json';

declare module 'i18next' {
  // Module augmentation works with interfaces only.
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: { translation: typeof ru };
  }
}

/** A key of the catalogues: Russian is the one that the others must equal (locales.test.ts). */
export type TextKey = ParseKeys;
