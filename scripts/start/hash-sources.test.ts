import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { hashSources } from './hash-sources.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'vitrina-hash-'));
  mkdirSync(path.join(root, 'src/deep'), { recursive: true });
  writeFileSync(path.join(root, 'src/deep/a.ts'), 'a');
  writeFileSync(path.join(root, 'index.html'), 'page');
});
afterEach(() => rmSync(root, { recursive: true }));

const hash = () => hashSources(root, ['src', 'index.html', 'absent']);

it('stays while nothing changes', () => {
  expect(hash()).toBe(hash());
});

it.each([
  ['a file deep below changes', () => writeFileSync(path.join(root, 'src/deep/a.ts'), 'b')],
  ['a file is added', () => writeFileSync(path.join(root, 'src/b.ts'), '')],
  ['a file is renamed', () => rmSync(path.join(root, 'index.html'))],
  ['what was absent appears', () => writeFileSync(path.join(root, 'absent'), '')],
])('changes when %s', (_what, change) => {
  const before = hash();
  change();
  expect(hash()).not.toBe(before);
});
