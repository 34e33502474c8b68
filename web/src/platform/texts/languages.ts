import { Language as LanguageId } from '@vitrina/contract/languages.ts';

export const LANGUAGE_IDS = LanguageId.options;
export type { LanguageId };

type Language = { readonly name: string; readonly locale: string; readonly direction: 'ltr' | 'rtl' };

/** product.md 1.2: direction is a matter of each language's configuration. Digits are Latin in all of them. */
export const LANGUAGES: Record<LanguageId, Language> = {
  ru: { name: 'Русский', locale: 'ru-RU', direction: 'ltr' },
  en: { name: 'English', locale: 'en-GB', direction: 'ltr' },
  fr: { name: 'Français', locale: 'fr-FR', direction: 'ltr' },
  ar: { name: 'العربية', locale: 'ar-EG-u-nu-latn', direction: 'rtl' },
};

/** product.md 1.2: Russian is the default and the fallback. */
export const DEFAULT_LANGUAGE: LanguageId = 'ru';

export function languageOf(id: string | null | undefined): LanguageId {
  return LANGUAGE_IDS.find((known) => known === id) ?? DEFAULT_LANGUAGE;
}
