import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readStored, STORAGE_KEYS, writeStored } from '../browser/storage.ts';
import { isolate } from '../isolate.ts';
import { loadLanguage } from './catalogues.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageId, languageOf } from './languages.ts';

/** Loads the chosen catalogue before the first screen is drawn. */
export async function startLanguage(): Promise<void> {
  const language = languageOf(readStored(STORAGE_KEYS.language));
  i18next.on('languageChanged', applyToDocument);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: DEFAULT_LANGUAGE,
    resources: {},
    // React escapes by itself; what is put in only keeps to its own direction.
    interpolation: { escape: (value: string) => isolate(value, document.documentElement.dir) },
    react: { useSuspense: false },
  });
  await loadLanguage(language);
}

let chosen: LanguageId | undefined;

export async function changeLanguage(id: LanguageId): Promise<void> {
  chosen = id;
  await loadLanguage(id);
  // Another one may have been chosen meanwhile.
  if (chosen !== id) return;
  await i18next.changeLanguage(id);
  writeStored(STORAGE_KEYS.language, id);
}

function applyToDocument(id: string): void {
  const language = languageOf(id);
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGES[language].direction;
}
