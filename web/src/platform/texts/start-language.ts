import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { readStored, STORAGE_KEYS, writeStored } from '../browser/storage.ts';
import { isolate } from '../isolate.ts';
import { lazyCatalogues } from './catalogues.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageId, languageOf } from './languages.ts';

/** Loads the chosen catalogue before the first screen is drawn. */
export async function startLanguage(): Promise<void> {
  i18next.on('languageChanged', applyToDocument);
  await i18next
    .use(lazyCatalogues)
    .use(initReactI18next)
    .init({
      lng: languageOf(readStored(STORAGE_KEYS.language)),
      fallbackLng: DEFAULT_LANGUAGE,
      // React escapes by itself; what is put in only keeps to its own direction.
      interpolation: { escape: (value: string) => isolate(value, document.documentElement.dir) },
      react: { useSuspense: false },
    });
}

export async function changeLanguage(id: LanguageId): Promise<void> {
  await i18next.changeLanguage(id);
  writeStored(STORAGE_KEYS.language, id);
}

function applyToDocument(id: string): void {
  const language = languageOf(id);
  document.documentElement.lang = language;
  document.documentElement.dir = LANGUAGES[language].direction;
}
