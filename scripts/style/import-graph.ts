import path from 'node:path';
import type { Source } from '../source/parse-source.ts';

const contract = /^@vitrina\/contract\//;

/** Who imports whom among these files; types count. Endings are always written, so no guessing is needed. */
export function importGraph(sources: readonly Source[]): Map<string, string[]> {
  const known = new Set(sources.map(({ file }) => file));
  return new Map(
    sources.map(({ file, imports }) => {
      const targets = imports.map((name) =>
        contract.test(name)
          ? name.replace(contract, 'packages/contract/src/')
          : path.posix.join(path.dirname(file), name),
      );
      return [file, targets.filter((target) => known.has(target))];
    }),
  );
}
