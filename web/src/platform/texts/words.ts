import type { TFunction } from 'i18next';
import type { Format } from './create-format.ts';

/** What turns a value into words of the reader's language. */
export type Words = { t: TFunction; format: Format };
