import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, LANGUAGES, type LanguageId, languageOf } from './languages.ts';
import { readStored, STORAGE_KEYS, writeStored } from './storage.ts';

const catalogues = import.meta.glob<ResourceKey>('../locales/*.json', { import: 'default' });

const lazyCatalogues: BackendModule = {
  type: 'backend',
  init() {},
  read: (language: string, _namespace: string, done) => {
    const load = catalogues[`../locales/${language}.json`];
    if (load === undefined) return done(new Error(`No catalogue of ${language}.`), false);
    load().then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

/** Loads the chosen catalogue before the first screen is drawn. */
export async function startLanguage(): Promise<void> {
  i18next.on('languageChanged', applyToDocument);
  await i18next
    .use(lazyCatalogues)
    .use(initReactI18next)
    .init({
      lng: languageOf(readStored(STORAGE_KEYS.language)),
      fallbackLng: DEFAULT_LANGUAGE,
      // React escapes by itself.
      interpolation: { escapeValue: false },
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
