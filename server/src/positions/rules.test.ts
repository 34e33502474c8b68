import { PLAN_LIMITS, type Plan } from '@vitrina/contract/plans.ts';
import { describe, expect, test } from 'vitest';
import {
  budgetOf,
  countUniqueQueries,
  findBestPlace,
  judgeAddition,
  judgeBlock,
  judgeEntryState,
  normaliseQueries,
  scheduleFirst,
  summarisePlaces,
  type Tracking,
  withAddition,
} from './rules.ts';

const nothing: Tracking = { skus: new Set(), productsOfShelf: new Map() };
const MOSCOW = 213;
const words = (count: number) => Array.from({ length: count }, (_, index) => `запрос ${index}`);

describe('unique queries (product.md 9.2: one serves up to 10 products)', () => {
  test.each([
    [[], 0],
    [[1], 1],
    [[10], 1],
    [[11], 2],
    [[20, 1], 3],
    [[21, 10, 1], 5],
  ])('products of shelves %j: %i', (products, unique) => {
    expect(countUniqueQueries(products)).toBe(unique);
  });

  test('the same query in two cities is two', () => {
    const one = withAddition(nothing, { sku: 1, cityId: 1, queries: ['чай'] });
    const two = withAddition(one, { sku: 1, cityId: 2, queries: ['чай'] });
    expect(budgetOf(two, 'expert')).toMatchObject({ uniqueQueries: 2, products: 1 });
  });

  test('ten products share a query, the eleventh begins another', () => {
    let tracking = nothing;
    const costs = Array.from({ length: 11 }, (_, index) => {
      tracking = withAddition(tracking, { sku: index + 1, cityId: MOSCOW, queries: ['чай'] });
      return budgetOf(tracking, 'expert').uniqueQueries;
    });
    expect(costs).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2]);
  });

  test('case, ё, composed letters and spaces make no new query', () => {
    expect(normaliseQueries(['Чёрный  чай', 'черный чай ', 'чёрный чай'.normalize('NFD')])).toEqual([
      'черный чай',
    ]);
  });
});

describe('what is checked at all', () => {
  test('product.md 6.3: below "Beginner expert" there is no position check', () => {
    expect(judgeBlock('none', 'valid')).toEqual({ by: 'plan' });
    expect(judgeBlock('start', 'valid')).toEqual({ by: 'plan' });
    expect(judgeBlock('beginnerExpert', 'valid')).toBeUndefined();
  });

  test('a refused key collects nothing', () => {
    expect(judgeBlock('expert', 'expired')).toEqual({ by: 'key', fault: 'expired' });
    expect(judgeBlock('expert', 'unchecked')).toBeUndefined();
  });

  test('of a plan and a key that both stand in the way the key is named', () => {
    expect(judgeBlock('start', 'expired')).toEqual({ by: 'key', fault: 'expired' });
  });
});

describe('additions', () => {
  type Judged = Partial<Parameters<typeof judgeAddition>[0]> & { plan?: Plan };

  function judge(queries: number, { plan = 'expert', ...overrides }: Judged = {}) {
    const tracking = withAddition(nothing, { sku: 1, cityId: MOSCOW, queries: words(queries) });
    return judgeAddition({ budget: budgetOf(tracking, plan), entryQueries: 1, ...overrides });
  }

  test('limits of the plan, to the last place', () => {
    const { positionQueries, positionProducts } = PLAN_LIMITS.beginnerExpert;
    expect(judge(positionQueries, { plan: 'beginnerExpert' })).toBeUndefined();
    expect(judge(positionQueries + 1, { plan: 'beginnerExpert' })).toEqual({
      refused: 'limitExceeded',
      type: 'positionQueries',
      maximum: positionQueries,
    });
    const budget = { ...budgetOf(nothing, 'beginnerExpert'), products: positionProducts + 1 };
    expect(judge(1, { plan: 'beginnerExpert', budget })).toMatchObject({ type: 'positionProducts' });
  });

  test('the hour of a key, and the queries of one entry', () => {
    expect(judge(1000)).toBeUndefined();
    expect(judge(1001)).toEqual({ refused: 'tooManyQueries', maximum: 1000 });
    expect(judge(1, { entryQueries: 200 })).toBeUndefined();
    expect(judge(1, { entryQueries: 201 })).toEqual({ refused: 'tooManyQueries', maximum: 200 });
  });
});

describe('first positions (product.md 4.6)', () => {
  const at = (text: string) => new Date(`${text}+03:00`);
  const first = (now: string, overrides: object = {}) => {
    const scheduled = scheduleFirst({
      now: at(now),
      stepMinutes: 5,
      isAdditional: false,
      collectingSince: null,
      ...overrides,
    });
    return [scheduled.startsAt, scheduled.firstExpectedAt];
  };

  test.each([
    [5, '2026-03-02T14:10:00'],
    [30, '2026-03-02T15:00:00'],
    [60, '2026-03-02T16:00:00'],
  ])('after two periods of %i minutes', (stepMinutes, expected) => {
    const now = '2026-03-02T14:00:00';
    expect(first(now, { stepMinutes })).toEqual([at(now), at(expected)]);
  });

  test.each([
    ['2026-03-02T08:59:59', '2026-03-02T09:00:00'],
    ['2026-03-02T09:00:00', '2026-03-02T09:00:00'],
    ['2026-03-02T09:00:01', '2026-03-03T09:00:00'],
    ['2026-03-02T23:30:00', '2026-03-03T09:00:00'],
    ['2026-03-02T00:30:00', '2026-03-02T09:00:00'],
  ])('an additional cabinet that begins at %s starts at %s and shows a period later', (now, start) => {
    const shown = new Date(at(start).getTime() + 5 * 60_000);
    expect(first(now, { isAdditional: true })).toEqual([at(start), shown]);
  });

  test('an additional cabinet waits for its morning together, and once', () => {
    const morning = at('2026-03-03T09:00:00');
    expect(first('2026-03-02T20:00:00', { isAdditional: true, collectingSince: morning })[0]).toEqual(
      morning,
    );
    const later = '2026-03-03T10:00:00';
    expect(first(later, { isAdditional: true, collectingSince: morning })).toEqual([
      at(later),
      at('2026-03-03T10:10:00'),
    ]);
  });
});

test('averages ignore what was not found and what is not known', () => {
  expect(summarisePlaces([4, 60, 'notFound', 'deep', null])).toEqual({
    averagePlace: 32,
    foundCount: 2,
    checkedCount: 4,
    top10: 1,
    top50: 1,
    top100: 2,
    notFoundCount: 1,
  });
  expect(summarisePlaces(['notFound', 'deep', null]).averagePlace).toBeNull();
});

test('the state of an entry names the strongest reason', () => {
  expect(judgeEntryState({ isAllowed: false, isPaused: true, isChecked: true })).toBe('blocked');
  expect(judgeEntryState({ isAllowed: true, isPaused: true, isChecked: true })).toBe('paused');
  expect(judgeEntryState({ isAllowed: true, isPaused: false, isChecked: false })).toBe('waitingFirst');
  expect(judgeEntryState({ isAllowed: true, isPaused: false, isChecked: true })).toBe('active');
});

describe('findBestPlace', () => {
  test.each([
    [[7, 'deep', 3, null], 3],
    [['notFound', 'deep'], 'deep'],
    [[null, 'notFound'], 'notFound'],
    [[null], null],
    [[], null],
  ] as const)('%j: %s', (places, best) => expect(findBestPlace(places)).toBe(best));
});
