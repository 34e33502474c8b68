import { expect, test } from 'vitest';
import { type SampleChange, sampleChart } from './chart-samples.ts';
import { createDenseLines } from './dense-lines.ts';

const COLUMNS = 200;
/** Two points in each column of pixels: as few as make a line dense. */
const DENSE = 2 * COLUMNS;
const SECONDS = Float64Array.from({ length: DENSE + 1 }, (_, point) => (point * 100) / DENSE);

type Line = { scale?: string; width?: number; values?: readonly (number | null)[] };

/** A line that goes up and down between two values, `one` of them first. */
const zigzag = (one: number, other: number) =>
  Array.from({ length: DENSE + 1 }, (_, point) => (point % 2 === 0 ? one : other));
const only = (count: number, values: readonly number[]) =>
  values.map((value, point) => (point < 2 * count ? value : null));

function dense(
  { scale = 'left', width = 0.5, values = zigzag(2, 6) }: Line,
  { points = [0, DENSE] as const, ...change }: SampleChange & { points?: readonly [number, number] } = {},
) {
  const sample = sampleChart({ data: [SECONDS, values], ...change });
  const lines = createDenseLines();
  const measure = (to: readonly [number, number] = points) =>
    lines.measure(sample.chart, 1, to, { scale, color: 'green', width });
  return { ...sample, ...lines, measure, isDense: measure() };
}
const drawnOf = (...given: Parameters<typeof dense>) => {
  const { chart, draw, drawn } = dense(...given);
  draw(chart, 1);
  return drawn;
};

test('a line is dense from two points for each pixel on', () => {
  expect(dense({}).isDense).toBe(true);
  expect(dense({}, { points: [1, DENSE] }).isDense).toBe(false);
  expect(dense({}, { points: [1, DENSE + 1] }).isDense).toBe(true);
});

test('without a time axis there is nothing to measure', () => {
  expect(dense({}, { scales: {} }).isDense).toBe(false);
  expect(dense({}, { scales: { x: { min: null, max: 100 } } }).isDense).toBe(false);
  expect(dense({}, { scales: { x: { min: 0, max: null } } }).isDense).toBe(false);
});

test('a line is rough from two pixels of the page on, whichever way its axis runs', () => {
  // Five pixels of the page for each unit of value.
  expect(dense({ values: zigzag(2, 2.40625) }).isDense).toBe(true);
  expect(dense({ values: zigzag(2, 2.375) }).isDense).toBe(false);
  expect(dense({ values: zigzag(2, 2.40625), scale: 'right' }).isDense).toBe(true);
  expect(dense({ values: zigzag(2, 2.375), scale: 'right' }).isDense).toBe(false);
});

test('exactly two pixels are rough', () => {
  const scales = { x: { min: 0, max: 100 }, left: { min: 0, max: 25 } };
  expect(dense({ values: zigzag(2, 3) }, { scales }).isDense).toBe(true);
  expect(dense({ values: zigzag(2, 2.9375) }, { scales }).isDense).toBe(false);
});

test('a line that nothing is known of is not dense', () => {
  expect(dense({}, { data: [SECONDS] }).isDense).toBe(false);
});

test('each column of pixels is filled as far as the line reaches in it, and half a pixel beyond', () => {
  const drawn = drawnOf({});
  expect(drawn).toHaveLength(COLUMNS);
  expect(drawn[0]).toBe('rect 20 69.5 1 41 green');
  expect(drawn.at(-1)).toBe('rect 219 69.5 1 41 green');
  expect(drawnOf({ scale: 'right' })[0]).toBe('rect 20 49.5 1 41 green');
});

test('a line is as wide as its pixels of the canvas, and never less than one', () => {
  const top = (width: number) => drawnOf({ width, values: zigzag(2, 6) })[0];
  expect(top(0.1)).toBe('rect 20 69.5 1 41 green');
  expect(top(1)).toBe('rect 20 69 1 42 green');
  expect(top(2)).toBe('rect 20 68 1 44 green');
});

test('columns beside a line of several pixels are filled too, and gaps stay empty', () => {
  expect(drawnOf({ values: only(COLUMNS - 60, zigzag(2, 6)) })).toHaveLength(COLUMNS - 60);
  expect(drawnOf({ values: only(COLUMNS - 60, zigzag(2, 6)), width: 1.5 }).length).toBe(COLUMNS - 59);
});

test('where the line does not move it is a pixel high, and nothing of it stands behind the plot', () => {
  const values = zigzag(2, 6).map((value, point) => (point < 10 ? 4 : value));
  const drawn = drawnOf({ values });
  expect(drawn.slice(0, 2)).toEqual(['rect 20 89.5 1 1 green', 'rect 21 89.5 1 1 green']);
  expect(drawnOf({ width: 2 })).toHaveLength(COLUMNS);
});

test('nothing is drawn further above or below the plot than half of the line', () => {
  // The line reaches beyond an axis that is cut.
  expect(drawnOf({ width: 2, values: zigzag(5, 12) })[0]).toBe('rect 20 28 1 54 green');
  expect(drawnOf({ width: 2, values: zigzag(-3, 5) })[0]).toBe('rect 20 78 1 54 green');
});

test('what lies above or below the plot alone is not drawn', () => {
  expect(drawnOf({ values: zigzag(11, 15) })).toEqual([]);
  expect(drawnOf({ values: zigzag(-5, -1) })).toEqual([]);
  // It ends where the last half of a pixel of the plot does.
  expect(drawnOf({ width: 2, values: zigzag(10.4, 15) })).toEqual([]);
});

test('a line is as pale as its series, and the pen is left as it was', () => {
  const { chart, draw, drawn, look } = dense({}, { series: [{}, { alpha: 0.2 }] });
  draw(chart, 1);
  expect(drawn[0]).toBe('rect 20 69.5 1 41 green at 0.2');
  expect(look).toMatchObject({ globalAlpha: 1, fillStyle: '#000' });
});

test('a line that is a plain stroke again is no longer drawn here, and others were never measured', () => {
  const { chart, draw, drawn, measure } = dense({});
  draw(chart, 2);
  expect(measure([0, 1])).toBe(false);
  draw(chart, 1);
  expect(drawn).toEqual([]);
});
