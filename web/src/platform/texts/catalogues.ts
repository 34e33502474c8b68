import i18next, { type BackendModule, type ResourceLanguage } from 'i18next';
import { DEFAULT_LANGUAGE } from './languages.ts';
import type { TextPart } from './text-parts.ts';

type Load = () => Promise<ResourceLanguage>;

// Vite reads these calls without running them, so each says everything again.
const FILES: Record<TextPart, Record<string, Load>> = {
  guest: import.meta.glob<ResourceLanguage>('../../locales/*.json', {
    query: '?part=guest',
    import: 'default',
  }),
  rest: import.meta.glob<ResourceLanguage>('../../locales/*.json', {
    query: '?part=rest',
    import: 'default',
  }),
  people: import.meta.glob<ResourceLanguage>('../../locales/*.json', {
    query: '?part=people',
    import: 'default',
  }),
  search: import.meta.glob<ResourceLanguage>('../../locales/*.json', {
    query: '?part=search',
    import: 'default',
  }),
  positions: import.meta.glob<ResourceLanguage>('../../locales/*.json', {
    query: '?part=positions',
    import: 'default',
  }),
  positionEntry: import.meta.glob<ResourceLanguage>('../../locales/*.json', {
    query: '?part=positionEntry',
    import: 'default',
  }),
  positionParts: import.meta.glob<ResourceLanguage>('../../locales/*.json', {
    query: '?part=positionParts',
    import: 'default',
  }),
  tests: import.meta.glob<ResourceLanguage>('../../locales/*.json', {
    query: '?part=tests',
    import: 'default',
  }),
  statistics: import.meta.glob<ResourceLanguage>('../../locales/*.json', {
    query: '?part=statistics',
    import: 'default',
  }),
  dialogs: import.meta.glob<ResourceLanguage>('../../locales/*.json', {
    query: '?part=dialogs',
    import: 'default',
  }),
  jumps: import.meta.glob<ResourceLanguage>('../../locales/*.json', {
    query: '?part=jumps',
    import: 'default',
  }),
  undervalued: import.meta.glob<ResourceLanguage>('../../locales/*.json', {
    query: '?part=undervalued',
    import: 'default',
  }),
  requests: import.meta.glob<ResourceLanguage>('../../locales/*.json', {
    query: '?part=requests',
    import: 'default',
  }),
  ownFigures: import.meta.glob<ResourceLanguage>('../../locales/*.json', {
    query: '?part=ownFigures',
    import: 'default',
  }),
  words: import.meta.glob<ResourceLanguage>('../../locales/*.json', {
    query: '?part=words',
    import: 'default',
  }),
  cards: import.meta.glob<ResourceLanguage>('../../locales/*.json', {
    query: '?part=cards',
    import: 'default',
  }),
  shelves: import.meta.glob<ResourceLanguage>('../../locales/*.json', {
    query: '?part=shelves',
    import: 'default',
  }),
};

/** What has been asked for since the page was opened; another language comes with the same parts. */
const wanted = new Set<TextPart>(['guest']);
const loading = new Map<TextPart, Promise<void>>();

export const lazyCatalogues: BackendModule = {
  type: 'backend',
  init() {},
  read: (language: string, _namespace: string, done) => {
    readWanted(language).then(
      (texts) => done(null, texts),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

/** More may be asked for while the first parts are on their way. */
async function readWanted(language: string): Promise<ResourceLanguage> {
  const texts: ResourceLanguage = {};
  const read = new Set<TextPart>();
  for (;;) {
    const missing = [...wanted].filter((part) => !read.has(part));
    if (missing.length === 0) return texts;
    Object.assign(texts, ...(await Promise.all(missing.map((part) => loadOf(part, language)()))));
    for (const part of missing) read.add(part);
  }
}

/** What all screens behind the sign-in say. */
export function loadSessionTexts(): Promise<void> {
  return loadPart('rest');
}

/** What a screen says alone: waits for its module and its texts, which come side by side. */
export async function withTexts<Module>(
  parts: readonly TextPart[],
  module: Promise<Module>,
): Promise<Module> {
  const [loaded] = await Promise.all([module, ...parts.map(loadPart)]);
  return loaded;
}

/** Once, in every language that was spoken on this page and the one that stands in; a failure may be tried again. */
function loadPart(part: TextPart): Promise<void> {
  const known = loading.get(part) ?? addPart(part);
  loading.set(part, known);
  known.catch(() => loading.delete(part));
  return known;
}

async function addPart(part: TextPart): Promise<void> {
  wanted.add(part);
  const languages = [...new Set([...Object.keys(i18next.store.data), i18next.language, DEFAULT_LANGUAGE])];
  const texts = await Promise.all(languages.map((language) => loadOf(part, language)()));
  languages.forEach((language, index) =>
    i18next.addResourceBundle(language, 'translation', texts[index], true),
  );
}

function loadOf(part: TextPart, language: string): Load {
  const load = FILES[part][`../../locales/${language}.json`];
  if (load === undefined) throw new Error(`No catalogue of ${language}.`);
  return load;
}
