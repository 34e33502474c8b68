import { useTranslation } from 'react-i18next';
import { createFormat, type Format } from './create-format.ts';
import { LANGUAGES, type LanguageId, languageOf } from './languages.ts';

// Intl objects are slow to build and are the same for everyone who speaks the language.
const formats = new Map<LanguageId, Format>();

export function useFormat(): Format {
  const language = useLanguage();
  const format = formats.get(language) ?? createFormat(language);
  formats.set(language, format);
  return format;
}

/** What a screen says, and how it writes numbers and moments. */
export function useTexts() {
  const { t } = useTranslation();
  return { t, format: useFormat() };
}

export function useLanguage(): LanguageId {
  return languageOf(useTranslation().i18n.language);
}

export function useIsRightToLeft(): boolean {
  return LANGUAGES[useLanguage()].direction === 'rtl';
}
