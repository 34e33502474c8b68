import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Cell, drawCells, isEqual } from '../truth/cell.ts';
import { compareScreens } from '../truth/compare-screens.ts';
import { openSeller, type Seller, SIZES } from '../truth/open-seller.ts';
import { countCells, describeDifferences } from '../truth/report.ts';

const SCREENS = [
  'changes radar',
  'image tests',
  'my requests',
  'positions',
  'product card',
  'product tables',
  'products in search',
  'request statistics',
  'search history, a city',
  'search history, hours',
  'search history, ozon',
  'search history, wb',
  'search history, ym',
  'sharp jumps, ozon',
  'sharp jumps, wb',
  'statistics',
  'together',
  'undervalued queries, ozon',
  'undervalued queries, wb',
  'word statistics',
  'words of the market',
];

let seller: Seller;
let cells: Cell[];
beforeAll(async () => {
  seller = await openSeller(SIZES.small);
  cells = await compareScreens(seller);
}, 900_000);
afterAll(() => seller.close());

test("every number of every search tool equals the sandbox's raw answers", () => {
  expect(describeDifferences(cells)).toEqual([]);
  expect(
    countCells(cells)
      .map(({ screen }) => screen)
      .toSorted(),
  ).toEqual(SCREENS);
  // Cells without a value on either side are equal too, and prove little.
  for (const { screen, cells: many, empty } of countCells(cells))
    expect(many - empty, screen).toBeGreaterThan(20);
});

test('the comparison finds a single changed number on any screen', () => {
  const known = drawCells(cells, 60, 1).filter(({ shown }) => typeof shown === 'number');
  expect(known.length).toBeGreaterThan(30);
  for (const cell of known)
    expect(isEqual({ ...cell, shown: Number(cell.shown) + 1 }), cell.where).toBe(false);
});
