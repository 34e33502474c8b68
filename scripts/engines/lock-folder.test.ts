import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockFolder } from './lock-folder.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrina-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (owner: object | string) =>
  writeFileSync(path.join(folder, 'in-use.json'), typeof owner === 'string' ? owner : JSON.stringify(owner));

it('says to the second one who holds it and what for', () => {
  expect(lockFolder(folder, 'http://localhost:4400').holder).toBeUndefined();
  expect(lockFolder(folder).holder).toMatchObject({ pid: process.pid, note: 'http://localhost:4400' });
});

it('is free after its release and leaves nothing behind', () => {
  const lock = lockFolder(folder);
  if (!lock.holder) lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  ['a process that is gone', { pid: 2 ** 22 + 1, startedAt: 'then', note: '' }],
  ['a pid that now belongs to another process', { pid: process.ppid, startedAt: 'then', note: '' }],
  ['a torn file', '{"pid":'],
])('takes over the lock of %s', (_what, owner) => {
  write(owner);
  expect(lockFolder(folder).holder).toBeUndefined();
  expect(readdirSync(folder)).toEqual(['in-use.json']);
});
