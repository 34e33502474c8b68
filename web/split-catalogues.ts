import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { GUEST_TEXTS } from './src/platform/guest-texts.ts';

const PART = /^(?<file>.*\/locales\/\w+\.json)\?part=(?<part>guest|rest)$/;

/** `ru.json?part=guest` and `ru.json?part=rest`: one catalogue for people to write, two files for browsers to load. */
export function splitCatalogues(): Plugin {
  return {
    name: 'split-catalogues',
    enforce: 'pre',
    load(id) {
      const { file, part } = PART.exec(id)?.groups ?? {};
      if (file === undefined) return undefined;
      this.addWatchFile(file);
      const texts = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
      const isOfGuest = part === 'guest';
      const chosen = Object.fromEntries(texts.filter(([name]) => GUEST_TEXTS.includes(name) === isOfGuest));
      // The name ends like JSON and is none for the bundler: what stands here is a module already.
      return { code: `export default ${JSON.stringify(chosen)}`, moduleType: 'js' };
    },
  };
}
