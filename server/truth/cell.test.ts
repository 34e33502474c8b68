import { expect, test } from 'vitest';
import { type Comparison, drawCells, isEqual, listCells, put, type Sheet } from './cell.ts';
import { countCells, describeDifferences } from './report.ts';

const comparison = (
  screen: string,
  shown: [string, number | null][],
  truth: [string, number | null][],
): Comparison => ({
  screen,
  from: 'a file',
  shown: new Map(shown),
  truth: new Map(truth),
});

test('a changed value, a number for nothing, and a line that one side lacks are found', () => {
  const same: [string, number | null][] = [
    ['a', 1],
    ['b', null],
  ];
  expect(describeDifferences(listCells([comparison('one', same, same)]))).toEqual([]);
  const cells = listCells([
    comparison(
      'one',
      [
        ['a', 2],
        ['b', 0],
        ['c', 5],
      ],
      [...same, ['d', 0.5]],
    ),
  ]);
  expect(describeDifferences(cells)).toEqual([
    'one, a: shown 2, truly 1 (a file)',
    'one, b: shown 0, truly null (a file)',
    'one, c: shown 5, truly no such cell (a file)',
    'one, d: shown no such cell, truly 0.5 (a file)',
  ]);
  expect(countCells(cells).at(-1)).toMatchObject({ cells: 4, equal: 0, different: 4 });
});

test.each([
  [100, 101, false],
  [1_000_000, 1_000_001, false],
  [0.1 + 0.2, 0.3, true],
  [0.3, 0.30001, false],
  [0, null, false],
  [null, null, true],
  ['7', 7, false],
])('%j and %j are equal: %j', (shown, truth, equal) => expect(isEqual({ shown, truth })).toBe(equal));

test('every screen has its share of the cells, the same ones for the same seed', () => {
  const sheet = (many: number): Sheet => {
    const made: Sheet = new Map();
    for (let row = 0; row < many; row += 1) put(made, `row ${row}`, { count: row, share: undefined });
    return made;
  };
  const of = (screen: string, many: number) => ({ screen, from: '', shown: sheet(many), truth: sheet(many) });
  const cells = listCells([of('long', 900), of('short', 3), of('middle', 100)]);
  const drawn = drawCells(cells, 61, 5);
  expect(countCells(drawn).map((line) => [line.screen, line.cells])).toEqual([
    ['long', 29],
    ['short', 3],
    ['middle', 29],
    ['together', 61],
  ]);
  expect(drawCells(cells, 61, 5)).toEqual(drawn);
  expect(drawCells(cells, 61, 6)).not.toEqual(drawn);
});
