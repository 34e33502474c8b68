import { expect, test } from 'vitest';
import { chooseLead, widthOf } from './fit-lead.ts';

const COLUMNS = [
  { id: 'name', width: 200 },
  { id: 'demand', width: 100, isSpare: true },
  { id: 'now', width: 50 },
  { id: 'best', width: 50, isSpare: true },
];
const namesAt = (windowPx: number) => chooseLead(COLUMNS, { isNarrow: false, windowPx }).map(({ id }) => id);

test('spare columns leave from the last on while cells have too little room', () => {
  expect(namesAt(1000)).toEqual(['name', 'demand', 'now', 'best']);
  expect(namesAt(600)).toEqual(['name', 'demand', 'now']);
  expect(namesAt(450)).toEqual(['name', 'now']);
});

test('columns may take 62 hundredths of the window and no more', () => {
  const columns = [{ width: 200 }, { width: 110, isSpare: true }];
  const countAt = (windowPx: number) => chooseLead(columns, { isNarrow: false, windowPx }).length;
  expect([countAt(500), countAt(499)]).toEqual([2, 1]);
});

test('what is not spare stays, however narrow the window', () => {
  expect(namesAt(10)).toEqual(['name', 'now']);
  expect(namesAt(1)).toEqual(['name', 'now']);
});

test('G17: on a narrow screen the first column stays alone, and narrower', () => {
  expect(chooseLead(COLUMNS, { isNarrow: true, windowPx: 1000 })).toEqual([{ id: 'name', width: 132 }]);
});

test('all columns stay until it is known how wide the window is', () => {
  expect(namesAt(0)).toEqual(['name', 'demand', 'now', 'best']);
});

test('columns are together as wide as each of them', () => {
  expect(widthOf(COLUMNS)).toBe(400);
  expect(widthOf([])).toBe(0);
});
