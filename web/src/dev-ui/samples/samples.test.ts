import { expect, it } from 'vitest';
import { sampleInstants, sampleLines } from './lines.ts';
import { sampleMatrix } from './positions.ts';
import { sampleRows } from './query-rows.ts';

it('a sample is the same on every visit, so two measurements see the same rows', () => {
  expect(sampleRows(50)).toEqual(sampleRows(50));
  expect(sampleMatrix(4, 60)).toEqual(sampleMatrix(4, 60));
  expect(sampleLines(3, 40)).toEqual(sampleLines(3, 40));
});

it('every kind of absence stands in a matrix', () => {
  const cells = sampleMatrix(40, 672).rows.flatMap((row) => row.cells);
  expect(cells).toHaveLength(26_880);
  const kinds = new Set(
    cells.map(({ place, gap }) => (typeof place === 'number' ? 'place' : (place ?? gap))),
  );
  expect(kinds).toEqual(new Set(['place', 'notFound', 'deep', 'blocked', null]));
});

it('a line has a hole and, alone in it, a point', () => {
  const [first] = sampleLines(1, 100).series;
  const hole = first?.values.flatMap((value, index) => (value === null ? [index] : [])) ?? [];
  expect(hole.length).toBe(4);
  expect((hole[1] ?? 0) - (hole[0] ?? 0)).toBe(2);
});

it('instants ascend by five minutes', () => {
  const { x } = sampleInstants(1, 3);
  expect(x.map((at) => Date.parse(at)).map((at, index, all) => at - (all[index - 1] ?? at))).toEqual([
    0, 300_000, 300_000,
  ]);
});
