import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setAsideForgotten } from './set-aside-forgotten.ts';

let outside: string;
const said: string[] = [];
const log = (line: string) => void said.push(line);
const mark = (folder: string) => path.join(outside, folder, 'PG_VERSION');

function fill(folder: string, text: string): void {
  mkdirSync(path.join(outside, folder), { recursive: true });
  writeFileSync(mark(folder), text);
}

beforeEach(() => {
  outside = mkdtempSync(path.join(tmpdir(), 'outside-'));
  said.length = 0;
});
afterEach(() => rmSync(outside, { recursive: true, force: true }));

it('a cluster whose data folder was deleted makes room, and only the last such one is kept', async () => {
  fill('cluster.forgotten', 'older');
  fill('cluster', 'old');
  await setAsideForgotten({ data: outside, dir: '/srv/data/postgres', isKnown: false, log });
  expect(existsSync(path.join(outside, 'cluster'))).toBe(false);
  expect(readFileSync(mark('cluster.forgotten'), 'utf8')).toBe('old');
  expect(said.join()).toContain('cluster.forgotten');
});

it.each([
  ['whose password is known', { dir: '/srv/data/postgres', isKnown: true }],
  ['inside of its data folder', { dir: undefined, isKnown: false }],
])('a cluster %s stays where it is', async (_name, { dir, isKnown }) => {
  fill('cluster', 'mine');
  await setAsideForgotten({ data: outside, dir: dir ?? outside, isKnown, log });
  expect(readFileSync(mark('cluster'), 'utf8')).toBe('mine');
  expect(said).toEqual([]);
});
