import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { partOf } from './src/platform/texts/text-parts.ts';

const PART = /^(?<file>.*\/locales\/\w+\.json)\?part=(?<part>\w+)$/;

/** `ru.json?part=guest`, `ru.json?part=rest` and so on: one catalogue for people to write, several for browsers to load. */
export function splitCatalogues(): Plugin {
  return {
    name: 'split-catalogues',
    enforce: 'pre',
    load(id) {
      const { file, part } = PART.exec(id)?.groups ?? {};
      if (file === undefined) return undefined;
      this.addWatchFile(file);
      const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
      const chosen = Object.fromEntries(texts.filter(([name]) => partOf(name) === part));
      // The name ends like JSON and is none for the bundler: what stands here is a module already.
      return { code: `export default ${JSON.stringify(chosen)}`, moduleType: 'js' };
    },
  };
}
