import { expect, test } from 'vitest';
import { parseSource } from '../source/parse-source.ts';
import { writeChange } from './equivalent.ts';
import { findSites } from './find-sites.ts';
import { plant } from './site.ts';

const changesIn = (text: string) => findSites(parseSource('a.ts', text)).map(writeChange);

test('a comparison is turned and its bound is moved', () => {
  expect(changesIn('export const isOver = a < b;')).toEqual(['< → <=', '< → >']);
  expect(changesIn('export const isSame = a === b;')).toEqual(['=== → !==']);
});

test('signs of logic and of arithmetic are exchanged', () => {
  expect(changesIn('x = a && b; y = a || b;')).toEqual(['&& → ||', '|| → &&']);
  expect(changesIn('x = a + b - c; y = a * b / c;')).toEqual(['+ → -', '- → +', '* → /', '/ → *']);
});

test('texts are not subtracted from each other', () => {
  expect(changesIn("x = a + ' rows'; y = 'a' + b + c; z = (`a` + b) + c;")).toEqual([]);
});

test('a filter by cabinet is dropped from a query of the builder', () => {
  const text = "db.selectFrom('notes').where('notes.cabinet_id', '=', id).where('sku', '=', sku)";
  const [site] = findSites(parseSource('a.ts', text));
  expect(site && plant(text, site)).toBe("db.selectFrom('notes').where('sku', '=', sku)");
});

test.each([
  [
    'sql`select 1 where put.cabinet_id = ${id} and sku = ${sku}`',
    'sql`select 1 where true and sku = ${sku}`',
  ],
  ['sql`select 1 where cabinet_id = {cabinet:UInt32}`', 'sql`select 1 where true`'],
  ['sql`join b on b.cabinet_id = a.cabinet_id and b.sku = a.sku`', 'sql`join b on true and b.sku = a.sku`'],
])('a filter by cabinet is made true in %s', (text, after) => {
  const [site] = findSites(parseSource('a.ts', text));
  expect(site?.operator).toBe('cabinet filter');
  expect(site && plant(text, site)).toBe(after);
});

test('a cabinet that is written down is no filter', () => {
  expect(changesIn('sql`update a set sku = 1, cabinet_id = ${id}`')).toEqual([]);
});

test('a wait is dropped where nothing is done with what comes of it', () => {
  expect(changesIn('await save(); const row = await read();')).toEqual(['await → nothing']);
});

test('"not found" and "too deep" are exchanged as values, not as types or lists of words', () => {
  const text = "type State = 'deep' | 'notFound'; const all = ['deep', 'notFound']; const state = 'deep';";
  expect(changesIn(text)).toEqual(["'deep' → 'notFound'"]);
});

test('units are exchanged where they multiply', () => {
  expect(changesIn('const ms = minutes * 60; const id = 60;')).toEqual(['* → /', '60 → 100']);
});

test('limits are moved by one where they are compared with, named or handed on', () => {
  expect(changesIn('const isMany = n === 3;')).toEqual(['=== → !==', '3 → 4']);
  expect(changesIn('const mostRows = 200; const rows = 200;')).toEqual(['200 → 201']);
  expect(changesIn('name.slice(0, 40);')).toEqual(['0 → 1', '40 → 41']);
});

test('roundings, extremes, booleans and conditions are turned', () => {
  expect(changesIn('x = Math.floor(a);')).toEqual(['floor → ceil']);
  expect(changesIn('x = Math.min(a, b);')).toEqual(['min → max']);
  expect(changesIn('x = true; type Y = true;')).toEqual(['true → false']);
  expect(changesIn('if (!ready) go();')).toEqual(['! → nothing']);
  expect(changesIn('x = isReady() ? a : b;')).toEqual(['isReady() → !isReady()']);
});

test('a mistake is not planted in a text that has changed since', () => {
  const [site] = findSites(parseSource('a.ts', 'x = a < b;'));
  expect(() => site && plant('x = a  < b;', site)).toThrow('no longer says <');
});
