import { expect, test } from 'vitest';
import type { ChartSeries } from '../model/chart-series.ts';
import { sampleChart } from './chart-samples.ts';
import { drawBands } from './draw-bands.ts';

type Band = NonNullable<ChartSeries['band']>;

const line = (id: string, band?: Band): ChartSeries => ({
  id,
  label: id,
  unit: 'count',
  values: [5, 5, 5, 5, 5],
  ...(band === undefined ? {} : { band }),
});

function drawnOf(
  series: readonly ChartSeries[],
  { hidden = [], focused }: { hidden?: readonly string[]; focused?: string } = {},
) {
  const { chart, drawn, look } = sampleChart();
  drawBands(chart, { series, hidden: new Set(hidden), focused }, (variable) => variable);
  return { drawn, look };
}

const WHOLE: Band = [[4, 6], [4, 6], null, null, null];

test('a band is a shape between its upper and its lower edge, in the colour of its line', () => {
  expect(drawnOf([line('a', WHOLE)]).drawn).toEqual([
    'shape (20 70)-(70 70)-(70 90)-(20 90) --v-series-1 at 0.16',
  ]);
});

test('nothing is drawn across a gap, and a point alone is as wide as its dot', () => {
  expect(drawnOf([line('a', [[4, 6], null, null, [2, 3], [1, 3]])]).drawn).toEqual([
    'rect 15 70 10 20 --v-series-1 at 0.16',
    'shape (170 100)-(220 100)-(220 120)-(170 110) --v-series-1 at 0.16',
  ]);
});

test('lines without a band and hidden ones have none, and the pen is left as it was', () => {
  const { drawn, look } = drawnOf([line('a'), line('b', WHOLE), line('c', WHOLE)], { hidden: ['b'] });
  expect(drawn).toEqual([expect.stringContaining('--v-series-3 ')]);
  expect(look.globalAlpha).toBe(1);
});

test('of many bands only that of the line pointed at is drawn', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => line(id, WHOLE));
  expect(drawnOf(many).drawn).toEqual([]);
  expect(drawnOf(many, { focused: 'd' }).drawn).toEqual([expect.stringContaining('--v-series-4 ')]);
  expect(drawnOf(many.slice(0, 4)).drawn).toHaveLength(4);
});
