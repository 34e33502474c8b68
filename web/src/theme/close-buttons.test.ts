import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = path.join(import.meta.dirname, '..');
// A cross has no text of its own, and its name follows the language.
const OPENING = /<(?:Modal|Drawer|CloseButton)(?![\w.])/u;
const NAMED = /aria-label|withCloseButton=\{false\}/u;
/** No tag of ours is longer. */
const TAG = 500;

test('every cross that closes something says so to a screen reader', () => {
  const nameless = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => {
      const [, ...tags] = readFileSync(path.join(SOURCE, file), 'utf8').split(OPENING);
      return tags.some((tag) => !NAMED.test(tag.slice(0, TAG)));
    });
  expect(nameless).toEqual([]);
});
