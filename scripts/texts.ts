// Every text for people stands in the catalogues, in four languages, and each of them is used.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './source/list-files.ts';
import { parseSource } from './source/parse-source.ts';
import { checkUsage } from './texts/check-usage.ts';
import { compareCatalogues } from './texts/compare-catalogues.ts';
import { findBareTexts } from './texts/find-bare-texts.ts';
import { findUsedKeys } from './texts/find-used-keys.ts';
import { readCatalogue } from './texts/read-catalogue.ts';
import { readTexts } from './texts/read-texts.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const catalogue = (language: string) => readCatalogue(readTexts(language));

const model = catalogue('ru');
const sources = listFiles(root, ['web/src'])
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => parseSource(file, read(file)));

// a language is called by its own name in every language
const named = sources.filter(({ file }) => file !== 'web/src/platform/texts/languages.ts');
const faults = [
  ...['ru', 'en', 'fr', 'ar'].flatMap((language) => compareCatalogues(model, language, catalogue(language))),
  ...checkUsage(model, new Map(sources.map((source) => [source.file, findUsedKeys(source)]))),
  ...named.flatMap((source) =>
    findBareTexts(source, (text) => model.has(text)).map((text) => `${source.file}:${text}`),
  ),
];

for (const fault of faults) console.error(fault);
console.log(`${model.size} texts in four languages, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
