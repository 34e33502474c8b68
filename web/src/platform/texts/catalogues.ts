import i18next, { type ResourceLanguage } from 'i18next';
import { DEFAULT_LANGUAGE, type LanguageId } from './languages.ts';
import type { TextFile } from './text-key.ts';

const FILES = import.meta.glob<ResourceLanguage>('./*/*.json', { base: '../../locales', import: 'default' });

/** What has been asked for since the page was opened; another language comes with the same files. */
const wanted = new Set<TextFile>(['guest']);
const spoken = new Set<LanguageId>([DEFAULT_LANGUAGE]);
const loading = new Map<string, Promise<void>>();

/** Everything that has been asked for, in one more language. What does not come is said in the one that stands in. */
export async function loadLanguage(language: LanguageId): Promise<void> {
  spoken.add(language);
  await Promise.allSettled([...spoken].flatMap((id) => [...wanted].map((file) => load(id, file))));
}

/** What all screens behind the sign-in say, and the refusals, which guests hear as well. */
export async function loadSessionTexts(): Promise<void> {
  await Promise.all([loadFile('guest'), loadFile('session')]);
}

/** What a screen says alone: waits for its module and its texts, which come side by side. */
export async function withTexts<Module>(
  files: readonly TextFile[],
  module: Promise<Module>,
): Promise<Module> {
  const [loaded] = await Promise.all([module, ...files.map(loadFile)]);
  return loaded;
}

async function loadFile(file: TextFile): Promise<void> {
  wanted.add(file);
  await Promise.all([...spoken].map((language) => load(language, file)));
}

/** Once; a failure may be tried again. */
function load(language: LanguageId, file: TextFile): Promise<void> {
  const path = `./${language}/${file}.json`;
  const known = loading.get(path) ?? add(language, path);
  loading.set(path, known);
  known.catch(() => loading.delete(path));
  return known;
}

/** All into one namespace of i18next, where a key is looked for once (docs/decisions/0042). */
async function add(language: LanguageId, path: string): Promise<void> {
  const texts = await FILES[path]?.();
  if (texts === undefined) throw new Error(`There is no catalogue ${path}.`);
  i18next.addResourceBundle(language, 'translation', texts, true);
}
