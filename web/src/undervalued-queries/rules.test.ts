import type { CabinetId } from '@vitrina/contract/ids.ts';
import {
  getUndervaluedQueries,
  SCORE_PARTS,
  type ScorePoints,
} from '@vitrina/contract/undervalued-queries.ts';
import { expect, test } from 'vitest';
import { createFormat } from '../platform/texts/create-format.ts';
import { sortRows } from '../ui/data-table/order/sort-rows.ts';
import { undervaluedColumns } from './columns.tsx';
import { completeConditions } from './conditions.ts';
import { countAnswered, countParts, cutIntoParts, mostPoints, SCORE_ORDER, type ShownRow } from './rules.ts';
import { listScoreFacts } from './score-facts.ts';
import { FIRST_UNDERVALUED, UndervaluedSearch } from './search.ts';
import { toQuestion } from './to-question.ts';

const ALL: ScorePoints = { demand: 20, conversion: 15, weakness: 30, growth: 5 };

const row = (over: Partial<ShownRow> = {}): ShownRow => ({
  query: 'чайник',
  spelling: { others: null, means: null },
  score: 70,
  points: ALL,
  count: 1000,
  zeroShare: 0.02,
  idleShare: 0.3,
  orderConversion: 0.04,
  competitors: 50,
  avgPriceKopecks: null,
  growth7: null,
  growth28: 0.12,
  best: null,
  isTracked: false,
  potentialOrders: null,
  counts: [],
  ...over,
});

test('what the parts can have adds up to 100, with growth and without', () => {
  for (const points of [ALL, { ...ALL, growth: null }]) {
    const most = SCORE_PARTS.map((part) => mostPoints(part, points) ?? 0);
    expect(most.reduce((a, b) => a + b, 0)).toBe(100);
  }
  expect(mostPoints('growth', { ...ALL, growth: null })).toBeNull();
  expect([countParts(ALL), countParts({ ...ALL, growth: null })]).toEqual([4, 3]);
});

test('the list begins with the best score, equal ones with the most searched, and absent values stand last', () => {
  const columns = undervaluedColumns({
    hasLines: true,
    marketplace: 'ozon',
    marks: null,
    growthDays: 28,
    onTrack: () => undefined,
    onHide: () => undefined,
  });
  const rows = [
    row({ query: 'а', score: 70, count: 10, growth7: -0.5 }),
    row({ query: 'б', score: 71, count: 5 }),
    row({ query: 'в', score: 70, count: 20, growth7: 0.5 }),
  ];
  const names = (sorted: readonly ShownRow[]) => sorted.map(({ query }) => query).join('');
  expect(names(sortRows(rows, columns, SCORE_ORDER))).toBe('бва');
  expect(names(sortRows(rows, columns, { sort: 'growth7', direction: 'asc' }))).toBe('авб');
  expect(names(sortRows(rows, columns, { sort: 'growth7', direction: 'desc' }))).toBe('ваб');
});

test('the hint of a score says numbers and the places of the market beside them', () => {
  const marks = {
    demand: { none: 60, all: 6000 },
    conversion: null,
    zero: null,
    idle: null,
    crowd: null,
    growth: null,
  };
  const t = ((key: string, values?: Record<string, string>) =>
    [key.split('.').at(-1), ...Object.values(values ?? {})].join(' ')) as never;
  const facts = listScoreFacts({ row: row(), marks, growthDays: 28, t, format: createFormat('en') });
  expect(facts).toHaveLength(4);
  expect(facts[0]).toContain('scale 60 6\u202F000');
  const unmeasured = row({ points: { ...ALL, growth: null }, growth28: null });
  expect(
    listScoreFacts({ row: unmeasured, marks, growthDays: 28, t, format: createFormat('en') }),
  ).toHaveLength(3);
});

test('an address becomes a question in kopecks and shares, and a broken one the first screen', () => {
  const requested = UndervaluedSearch.parse({
    competitors: 40,
    priceFrom: 500,
    priceTo: 1500,
    minGrowth: 10,
    day: '2026-02-20',
    hideMine: true,
    area: [1, 2, 3],
  });
  expect(requested.area).toEqual([]);
  const question = toQuestion(requested, 1 as CabinetId);
  expect(question).toMatchObject({
    maxCompetitors: 40,
    priceFromKopecks: 50_000,
    priceToKopecks: 150_000,
    minGrowth: 0.1,
    day: '2026-02-20',
    isMineHidden: true,
  });
  expect(getUndervaluedQueries.input.parse(question)).toMatchObject({ growthDays: 28, minFrequency: 100 });
  expect(UndervaluedSearch.parse({ marketplace: 'x', growth: 9, frequency: 3, competitors: -1 })).toEqual(
    FIRST_UNDERVALUED,
  );
  expect(toQuestion({ ...FIRST_UNDERVALUED, day: 'вчера' }, 1 as CabinetId)).not.toHaveProperty('day');
});

test('too rare a frequency is the least one, and words have no space around them', () => {
  const narrowed = { ...FIRST_UNDERVALUED, priceFrom: 100, minGrowth: -5, hideMine: true };
  expect(completeConditions(narrowed)).toEqual(narrowed);
  expect(completeConditions({ ...narrowed, frequency: 5 }).frequency).toBe(28);
  expect(completeConditions({ ...narrowed, frequency: 0 }).frequency).toBe(28);
  expect(completeConditions({ ...narrowed, contains: ' чай ', area: [1, 2] })).toMatchObject({
    contains: 'чай',
    area: [],
  });
});

test('rows are asked for in parts, the last one shorter', () => {
  expect(cutIntoParts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(cutIntoParts([1, 2, 3, 4], 3)).toEqual([[1, 2, 3], [4]]);
  expect(cutIntoParts([], 2)).toEqual([]);
});

test('competitors are given per thousand searches, growth over the requested days', () => {
  const t = ((key: string, values?: Record<string, string>) =>
    [key.split('.').at(-1), ...Object.values(values ?? {})].join(' ')) as never;
  const format = createFormat('en');
  const marks = {
    demand: null,
    conversion: null,
    zero: null,
    idle: null,
    growth: null,
    crowd: {
      none: 0.5,
      all: 0.02,
    },
  };
  const facts = (growthDays: number) =>
    listScoreFacts({
      row: row({
        count: 4e3,
        competitors: 50,
        growth7: 0.5,
        growth28: 0.12,
      }),
      marks,
      growthDays,
      t,
      format,
    }).join('\n');
  const written = (value: number) => format.value(value, 'decimal');
  expect(facts(28)).toContain(`crowd ${written(12.5)} 28 scale ${written(500)} ${written(20)}`);
  expect(facts(28)).toContain(`growth ${format.value(0.12, 'change')} 28`);
  expect(facts(7)).toContain(`growth ${format.value(0.5, 'change')} 7`);
});

test('the address holds whole numbers as far as they make sense', () => {
  const read = (requested: object) => UndervaluedSearch.parse(requested);
  const kept = {
    frequency: 2_000_000_000,
    competitors: 2_000_000_000,
    priceFrom: 20_000_000,
    priceTo: 20_000_000,
    minGrowth: 100_000,
  };
  expect(read(kept)).toMatchObject(kept);
  expect(read(Object.fromEntries(Object.entries(kept).map(([name, most]) => [name, most + 1])))).toEqual(
    FIRST_UNDERVALUED,
  );
  expect(read({ competitors: 0, priceFrom: 0, minGrowth: -100 })).toMatchObject({
    competitors: 0,
    priceFrom: 0,
    minGrowth: -100,
  });
  expect(read({ minGrowth: -101, hideMine: 'да' })).toEqual(FIRST_UNDERVALUED);
  expect(FIRST_UNDERVALUED.hideMine).toBe(false);
  const area = Array.from({ length: 80 }, (_, index) => index);
  expect(read({ area }).area).toEqual(area);
  // A corner is two numbers: with one number over it is no corner, with two the line is too long.
  expect([read({ area: [...area, 1] }).area, read({ area: [...area, 1, 2] }).area]).toEqual([[], []]);
});

test('the next part is asked for once all before it are answered', () => {
  expect([[], [undefined], [[], undefined], [[], undefined, []], [[], []]].map(countAnswered)).toEqual([
    0, 0, 1, 1, 2,
  ]);
});
