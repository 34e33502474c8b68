import i18next, { type BackendModule, type ResourceLanguage } from 'i18next';
import { DEFAULT_LANGUAGE } from './languages.ts';

type Load = () => Promise<ResourceLanguage>;

const guest = import.meta.glob<ResourceLanguage>('../locales/*.json', {
  query: '?part=guest',
  import: 'default',
});
const rest = import.meta.glob<ResourceLanguage>('../locales/*.json', {
  query: '?part=rest',
  import: 'default',
});

let isWhole = false;

/** Until somebody signs in only the guests' part is read; from then on each language comes whole. */
export const lazyCatalogues: BackendModule = {
  type: 'backend',
  init() {},
  read: (language: string, _namespace: string, done) => {
    const parts = isWhole ? [guest, rest] : [guest];
    Promise.all(parts.map((part) => loadOf(part, language)())).then(
      (texts) => done(null, Object.assign({}, ...texts)),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

/** The texts of all screens, in the language that is spoken and in the one that stands in for it. */
export async function loadAllTexts(): Promise<void> {
  if (isWhole) return;
  const languages = [...new Set([i18next.language, DEFAULT_LANGUAGE])];
  const texts = await Promise.all(languages.map((language) => loadOf(rest, language)()));
  languages.forEach((language, index) =>
    i18next.addResourceBundle(language, 'translation', texts[index], true),
  );
  isWhole = true;
}

function loadOf(part: Record<string, Load>, language: string): Load {
  const load = part[`../locales/${language}.json`];
  if (load === undefined) throw new Error(`No catalogue of ${language}.`);
  return load;
}
