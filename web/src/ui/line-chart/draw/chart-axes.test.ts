import type uPlot from 'uplot';
import { expect, test } from 'vitest';
import type { ValueUnit } from '../../../platform/texts/create-format.ts';
import { chartFont, timeAxis, valueAxis } from './chart-axes.ts';
import { DRAWN } from './chart-samples.ts';

const CHART = {} as uPlot;
const HOUR = 3600;
const DAY = 24 * HOUR;
const plain = (texts: unknown) => (texts as string[]).map((text) => text.replaceAll(/\s/g, ' '));

function timeTexts(increment: number, ...moments: string[]) {
  const { values } = timeAxis(DRAWN);
  const splits = moments.map((moment) => Date.parse(moment) / 1000);
  return typeof values === 'function' && plain(values(CHART, splits, 0, 0, increment));
}

function timeSpace(seconds: number, scale = 1) {
  const { space } = timeAxis({ ...DRAWN, scale });
  return typeof space === 'function' ? space(CHART, 0, 1000, 1000 + seconds, 0) : space;
}

const left = (unit: ValueUnit | undefined, look: Partial<typeof DRAWN> = {}) =>
  valueAxis({ ...DRAWN, ...look }, 'left', unit);

function valueWidth(values: string[] | null, look: Partial<typeof DRAWN> = {}) {
  const { size } = left('count', look);
  return typeof size === 'function' ? size(CHART, values as string[], 1, 0) : size;
}

test('letters of a chart have whole pixels', () => {
  const inter = "'Inter Variable', 'Noto Sans Arabic Variable', system-ui, sans-serif";
  expect(chartFont(1)).toBe(`11px ${inter}`);
  expect(chartFont(1.7)).toBe(`19px ${inter}`);
});

test('time is written by its months from four weeks between two signs on, and by its days before that', () => {
  const midnight = '2026-11-20T21:00:00Z';
  expect(timeTexts(28 * DAY, midnight)).toEqual(['нояб. 2026 г.']);
  expect(timeTexts(28 * DAY - 1, midnight)).toEqual(['21 нояб.']);
  expect(timeTexts(DAY, midnight, '2026-11-20T20:59:59Z')).toEqual(['21 нояб.', '20 нояб.']);
});

test('signs of hours are those of the clock, and Moscow midnights are days', () => {
  const moments = [
    '2026-11-20T20:00:00Z',
    '2026-11-20T21:00:00Z',
    '2026-11-20T21:00:01Z',
    '2026-11-21T00:00:00Z',
  ];
  expect(timeTexts(DAY - 1, ...moments)).toEqual(['23:00', '21 нояб.', '00:00', '03:00']);
  expect(timeTexts(HOUR, '2026-11-20T22:30:00Z')).toEqual(['01:30']);
});

test('signs of a long period have more room, which begins after 300 days', () => {
  expect(timeSpace(300 * DAY)).toBe(72);
  expect(timeSpace(300 * DAY + 1)).toBe(96);
  expect(timeSpace(DAY, 2)).toBe(144);
  expect(timeSpace(400 * DAY, 2)).toBe(192);
});

test('a time axis has no grid and grows with the picture', () => {
  const ofScale = (scale: number) => {
    const { grid, size, gap, font, stroke } = timeAxis({ ...DRAWN, scale });
    return { grid, size, gap, font, stroke };
  };
  const stroke = '--mantine-color-dimmed';
  expect(ofScale(1)).toEqual({ grid: { show: false }, size: 30, gap: 5, font: chartFont(1), stroke });
  expect(ofScale(2)).toEqual({ grid: { show: false }, size: 60, gap: 10, font: chartFont(2), stroke });
});

test('values stand on their side, with one set of grid lines for both', () => {
  const axis = (side: 'left' | 'right') => {
    const { scale, side: edge, grid, ticks, border } = valueAxis({ ...DRAWN, scale: 2 }, side, 'count');
    return { scale, edge, grid, ticks, border };
  };
  const bare = { ticks: { show: false }, border: { show: false } };
  expect(axis('left')).toEqual({ scale: 'left', edge: 3, grid: { stroke: '--v-grid', width: 2 }, ...bare });
  expect(axis('right')).toEqual({ scale: 'right', edge: 1, grid: { show: false }, ...bare });
});

test('an axis that no line has is not shown', () => {
  expect(left('share').show).toBe(true);
  expect(left(undefined).show).toBe(false);
});

test('signs of values have the same room at every size of the picture', () => {
  const { space, gap } = left('count', { scale: 2 });
  expect([left('count').space, left('count').gap, space, gap]).toEqual([44, 5, 88, 10]);
});

test('an axis is as wide as its longest sign, and at least as two characters', () => {
  expect(valueWidth(['1', '12345', '12'])).toBeCloseTo(18 + 5 * 6.6);
  expect(valueWidth(['1', '123'])).toBeCloseTo(18 + 3 * 6.6);
  expect(valueWidth(['1'])).toBeCloseTo(18 + 2 * 6.6);
  expect(valueWidth(null)).toBeCloseTo(18 + 2 * 6.6);
  expect(valueWidth(['12345'], { scale: 2 })).toBeCloseTo(2 * (18 + 5 * 6.6));
});

test('a half has room for seven characters whatever it has to write', () => {
  expect(valueWidth(['1'], { isHalf: true })).toBeCloseTo(18 + 7 * 6.6);
  expect(valueWidth(['12345678'], { isHalf: true })).toBeCloseTo(18 + 8 * 6.6);
  expect(valueWidth(['1'], { isHalf: false })).toBeCloseTo(18 + 2 * 6.6);
});

test('places and counts have no sign between two whole numbers', () => {
  const steps = left('count').incrs as number[];
  expect(steps).toHaveLength(30);
  expect(steps.slice(0, 6)).toEqual([1, 2, 5, 10, 20, 50]);
  expect(steps.at(-1)).toBe(5_000_000_000);
  expect(left('place').incrs).toBe(steps);
  for (const unit of ['share', undefined] as const) expect(left(unit)).not.toHaveProperty('incrs');
});

test('a logarithmic axis is written at ones, twos and fives, a straight one everywhere', () => {
  const { filter } = left('count', { isLog: true });
  expect(filter?.(CHART, [1, 2, 3, 10], 0, 0, 0)).toEqual([1, 2, null, 10]);
  expect(left('count')).not.toHaveProperty('filter');
});

test('values are written in their unit, and as counts where they have none', () => {
  const textsOf = (unit: ValueUnit | undefined, splits: number[]) => {
    const { values } = left(unit);
    return typeof values === 'function' && plain(values(CHART, splits, 0, 0, 0));
  };
  expect(textsOf('share', [0.1, 0.2])).toEqual(['10 %', '20 %']);
  expect(textsOf(undefined, [2000, 4000])).toEqual(['2 тыс.', '4 тыс.']);
});
