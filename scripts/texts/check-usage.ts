import type { UsedKeys } from './find-used-keys.ts';
import type { Catalogue } from './read-catalogue.ts';
import { baseKey } from './read-catalogue.ts';

/** Keys that the code says and no catalogue has, and texts that no code says. */
export function checkUsage(model: Catalogue, used: ReadonlyMap<string, UsedKeys>): string[] {
  const keys = new Set([...model.keys()].flatMap((key) => [key, baseKey(key)]));
  const all = [...used.values()];
  const strings = new Set(all.flatMap((one) => one.strings));
  const patterns = all.flatMap((one) => one.patterns);
  const isUsed = (key: string) => strings.has(key) || patterns.some((pattern) => pattern.test(key));
  const unsaid = [...used].flatMap(([file, { said }]) =>
    said
      .filter(({ key }) => !keys.has(key))
      .map(({ line, key }) => `${file}:${line}: no catalogue has ${key}`),
  );
  const unused = [...new Set([...model.keys()].map(baseKey))].filter((key) => !isUsed(key));
  return [...unsaid, ...unused.map((key) => `ru: no code says ${key}`)];
}
