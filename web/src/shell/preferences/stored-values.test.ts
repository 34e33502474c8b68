import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { STORAGE_KEYS } from '../../platform/browser/storage.ts';
import { PREFERENCES } from './preferences.ts';

const SOURCES = path.resolve(import.meta.dirname, '../..');
const POLICY = readFileSync(
  path.resolve(SOURCES, '../../server/src/company/stored-values.ts'),
  'utf8',
).matchAll(/names: \[([^\]]*)\]/g);
const listed = [...POLICY].flatMap(([, names = '']) =>
  [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name),
);

/** Names that stand in the code beside the lists of storage.ts and preferences.ts. */
function namesInCode(): string[] {
  return globSync('**/*.{ts,tsx}', { cwd: SOURCES })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => {
      const text = readFileSync(path.join(SOURCES, file), 'utf8');
      const named = new Map(
        [...text.matchAll(/const (\w+) = ['`]([\w.${}]+)['`]/g)].map(([, name, value]) => [name, value]),
      );
      const uses = text.matchAll(
        /\b(?:readStored|writeStored|readStoredJson|useStored|readCookie|writeCookie)\(\s*(?:['`]([\w.${}]+)['`]|(\w+))/g,
      );
      return [...uses].flatMap(([, literal, name]) => literal ?? named.get(name) ?? []);
    })
    .map((name) => name.replace(/\$\{.*$/, '*'));
}

test('the cookie policy lists all that the application keeps in a browser', () => {
  const kept = [...Object.values(STORAGE_KEYS), ...Object.keys(PREFERENCES), ...namesInCode()];
  expect(kept.length).toBeGreaterThan(20);
  expect(kept.filter((name) => !listed.includes(name))).toEqual([]);
});
