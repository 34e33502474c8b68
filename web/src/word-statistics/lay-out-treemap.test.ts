import type { WordRow } from '@vitrina/contract/word-statistics.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutTreemap, type Tile } from './lay-out-treemap.ts';

const rows = (users: (number | null)[]) =>
  users.map((count, index) => ({ key: String(index), users: count })) as unknown as WordRow[];

function doOverlap(a: Tile, b: Tile): boolean {
  const apart = 1e-6;
  return (
    a.left < b.left + b.width - apart &&
    b.left < a.left + a.width - apart &&
    a.top < b.top + b.height - apart &&
    b.top < a.top + a.height - apart
  );
}

test('tiles lie inside of the box and never on one another', () =>
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 80 }), (users) => {
      const tiles = layOutTreemap(rows(users), 900, 320);
      expect(tiles.length).toBeLessThanOrEqual(Math.min(60, users.length));
      expect(tiles.every(({ width, height }) => width >= 12 && height >= 12)).toBe(true);
      for (const [index, tile] of tiles.entries()) {
        expect(Math.min(tile.left, tile.top)).toBeGreaterThanOrEqual(0);
        expect(tile.left + tile.width).toBeLessThanOrEqual(900 + 1e-6);
        expect(tile.top + tile.height).toBeLessThanOrEqual(320 + 1e-6);
        expect(tiles.slice(index + 1).some((other) => doOverlap(tile, other))).toBe(false);
      }
    }),
    { numRuns: 40 },
  ));

test('a word with twice the users has about twice the area', () => {
  const [large, small] = layOutTreemap(rows([200, 100]), 900, 320);
  const area = (tile: Tile | undefined) => (tile?.width ?? 0) * (tile?.height ?? 0);
  expect(area(large) / area(small)).toBeCloseTo(2, 1);
});

test('words whose users nobody knows have no tile, and a box without room has none', () => {
  expect(layOutTreemap(rows([null, 0, 5]), 900, 320).map(({ word }) => word.key)).toEqual(['2']);
  expect(layOutTreemap(rows([1]), 900, 320)).toHaveLength(1);
  for (const [width, height] of [
    [0, 320],
    [900, 0],
    [-5, -5],
  ])
    expect(layOutTreemap(rows([5, 3]), width ?? 0, height ?? 0)).toEqual([]);
  expect(layOutTreemap(rows([]), 900, 320)).toEqual([]);
  expect(layOutTreemap(rows([null, 0]), 900, 320)).toEqual([]);
});

test('the sixty words with the most users have tiles, the largest first', () => {
  const users = Array.from({ length: 70 }, (_, index) => 1000 + index);
  const keys = layOutTreemap(rows(users), 4000, 4000).map(({ word }) => Number(word.key));
  expect(keys.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 60 }, (_, index) => 10 + index));
  expect(keys[0]).toBe(69);
});

test('a tile of twelve pixels is drawn, a thinner one is not', () => {
  const count = (width: number, height: number) => layOutTreemap(rows([5]), width, height).length;
  expect([count(14, 14), count(13, 14), count(14, 13)]).toEqual([1, 0, 0]);
});
