import { expect, test } from 'vitest';
import type { SearchPage } from './read-search-page.ts';
import { fail } from './shelf.ts';
import { type Wanted, walkShelf } from './walk-shelf.ts';

const page = (skus: readonly number[], nextPage?: string): SearchPage => ({
  tiles: skus.map((sku) => ({ sku, title: `t${sku}`, imageUrl: null, item: {} })),
  nextPage,
  areaId: undefined,
  isCategory: false,
});
const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, index) => from + index);

/** Walks along pages that follow one another. */
async function walk(pages: readonly SearchPage['tiles'][], wanted: Partial<Wanted>, goesOn = false) {
  const linked = pages.map((tiles, index) => ({
    ...page([], index + 1 < pages.length || goesOn ? `/page-${index + 1}` : undefined),
    tiles,
  }));
  const requested: string[] = [];
  const [first = page([])] = linked;
  const shelf = await walkShelf(
    first,
    { skus: [], places: 0, keepsTiles: false, ...wanted },
    async (path) => {
      requested.push(path);
      return linked[requested.length] ?? fail('timeout', 'nobody answered');
    },
  );
  return {
    ...shelf,
    requested: requested.length,
    outcomes: [...shelf.answers].map(([sku, { outcome }]) => [sku, outcome]),
  };
}
const tilesOf = (...pages: number[][]) => pages.map((skus) => page(skus).tiles);

test('a product stands where it was first seen, and the walk ends with the last one wanted', async () => {
  const shelf = await walk(tilesOf([7, 8], [8, 9], [10]), { skus: [9, 7] });
  expect(shelf.answers.get(7)).toEqual({ outcome: 'found', place: 1, title: 't7', imageUrl: null });
  expect(shelf.answers.get(9)).toMatchObject({ place: 3 });
  expect([shelf.requested, shelf.placesRead, shelf.isWhole, shelf.failure]).toEqual([1, 3, false, null]);
});

test('what is not on a list that ends is not found', async () => {
  const shelf = await walk(tilesOf([1, 2], [3]), { skus: [3, 99] });
  expect(shelf.outcomes).toEqual([
    [3, 'found'],
    [99, 'notFound'],
  ]);
  expect(shelf.isWhole).toBe(true);
});

test('so many places are read as are asked for', async () => {
  expect((await walk(tilesOf([1, 2], [3, 4], [5]), { places: 2 })).requested).toBe(0);
  expect((await walk(tilesOf([1, 2], [3, 4], [5]), { places: 3 })).requested).toBe(1);
});

test('tiles are kept with their places and pages only if they are asked for', async () => {
  const kept = (await walk(tilesOf([4, 5], [5, 6]), { places: 3, keepsTiles: true })).tiles;
  expect(kept.map(({ sku, place, page: on }) => [sku, place, on])).toEqual([
    [4, 1, 1],
    [5, 2, 1],
    [6, 3, 2],
  ]);
  expect((await walk(tilesOf([4, 5]), { places: 3 })).tiles).toEqual([]);
});

test('a list of a thousand places that ends there is whole, one that goes on is deep', async () => {
  const thousand = tilesOf(numbers(1000));
  const ended = await walk(thousand, { skus: [5000] });
  expect([ended.outcomes, ended.isWhole]).toEqual([[[5000, 'notFound']], true]);
  const going = await walk(thousand, { skus: [5000] }, true);
  expect([going.outcomes, going.isWhole, going.requested]).toEqual([[[5000, 'deep']], false, 0]);
});

test('the thousandth place counts, the one behind it does not, though its list ends there', async () => {
  const shelf = await walk(tilesOf(numbers(1001)), { skus: [1000, 1001], keepsTiles: true });
  expect(shelf.outcomes).toEqual([
    [1000, 'found'],
    [1001, 'deep'],
  ]);
  expect([shelf.tiles.length, shelf.isWhole]).toEqual([1000, false]);
});

test('a page that fails leaves what was seen before it', async () => {
  const shelf = await walk(tilesOf([1, 2]), { skus: [1, 99] }, true);
  expect(shelf.outcomes).toEqual([[1, 'found']]);
  expect(shelf).toMatchObject({ failure: { outcome: 'timeout' }, isWhole: false });
});

test('three pages in a row without anything new are a circle, two are not', async () => {
  const circle = await walk(tilesOf([1], [1], [1], [1], [2]), { skus: [2] });
  expect([circle.failure?.outcome, circle.requested]).toEqual(['drift', 3]);
  expect((await walk(tilesOf([1], [1], [1], [3], [1], [1], [2]), { skus: [2] })).outcomes).toEqual([
    [2, 'found'],
  ]);
});

test('a page that names itself as the next one is a circle', async () => {
  const shelf = await walkShelf(page([1], '/a'), { skus: [9], places: 0, keepsTiles: false }, async () =>
    page([2], '/a'),
  );
  expect([shelf.failure?.outcome, shelf.placesRead]).toEqual(['drift', 2]);
});

test('a list has a hundred and fifty pages at most', async () => {
  const shelf = await walk(tilesOf(...numbers(151).map((sku) => [sku])), { skus: [151] });
  expect([shelf.failure?.message, shelf.placesRead]).toEqual(['the list does not end', 150]);
  expect((await walk(tilesOf(...numbers(150).map((sku) => [sku])), { skus: [150] })).failure).toBeNull();
});
