import { describe, expect, test } from 'vitest';
import { PARTS, partOf } from './card-parts.ts';
import {
  listMisses,
  listSteps,
  measureHourly,
  measureReach,
  type Step,
  usualMisses,
} from './learn-doubts.ts';
import { heightOf } from './place-scale.ts';

const HOUR_MS = 3_600_000;
const still = (moved: number): Step => ({ sku: 1, moved, changes: null });
const times = (count: number, step: Step) => Array.from({ length: count }, () => step);

describe('steps', () => {
  const page = (place: number, feature: number) => [{ sku: 1, place, features: [feature, 0] }];

  test('are a card’s moves between pages of neighbouring hours, with what changed of it', () => {
    const pages = [page(10, 1), page(10, 1), page(5, 3)];
    expect(listSteps(pages)).toEqual([
      { sku: 1, moved: 0, changes: null },
      { sku: 1, moved: heightOf(5) - heightOf(10), changes: [2, 0] },
    ]);
  });

  test('between pages that are hours apart nothing is learned of an hour', () => {
    const pages = [page(10, 1), page(12, 1), page(20, 1)];
    const moments = [0, HOUR_MS, 5 * HOUR_MS];
    expect(listSteps(pages, moments)).toEqual([
      { sku: 1, moved: heightOf(12) - heightOf(10), changes: null },
    ]);
  });

  test('a card that is on one of two pages only makes none', () => {
    expect(listSteps([page(10, 1), [{ sku: 2, place: 3, features: [0, 0] }]])).toEqual([]);
  });
});

describe('wandering in an hour', () => {
  test('is what four of five unchanged cards stay within, up or down', () => {
    expect(measureHourly([...times(60, still(0)), ...times(60, still(-0.2))])).toBe(0.2);
    expect(measureHourly([...times(110, still(0)), ...times(10, still(0.9))])).toBe(0);
  });

  test('of few cards it is not known', () => {
    expect(measureHourly(times(99, still(0.1)))).toBeUndefined();
    expect(measureHourly(times(200, { sku: 1, moved: 0.1, changes: [1] }))).toBeUndefined();
  });
});

describe('misses of predictions', () => {
  const learned = (near: Step[], weights: number[]) => ({
    near,
    without: Array.from({ length: PARTS }, () => weights),
  });

  test('are those of weights that were learned without the card', () => {
    const without = Array.from({ length: PARTS }, (_, part) => [part === partOf(7) ? 1 : 99]);
    expect(listMisses({ near: [{ sku: 7, moved: 1, changes: [1] }], without }, 0)).toMatchObject([
      { part: 0 },
    ]);
  });

  test('are how far a card was from its predicted move, in parts of it; wandering is none', () => {
    const steps: Step[] = [
      { sku: 1, moved: 1, changes: [1, 0] },
      { sku: 1, moved: 0.5, changes: [1, 0] },
      { sku: 1, moved: 1.1, changes: [1, 0] },
    ];
    const parts = listMisses(learned(steps, [1, 1]), 0.3).map(({ part }) => part);
    expect(parts).toEqual([0, expect.closeTo(0.4, 6), 0]);
  });

  test('belong to the feature that nearly all came from, and to none where two work against each other', () => {
    const steps: Step[] = [
      { sku: 1, moved: 1, changes: [0.1, -1] },
      { sku: 1, moved: 0.8, changes: [1, -1] },
    ];
    const misses = listMisses(learned(steps, [1, 1]), 0);
    expect(misses.map(({ feature }) => feature)).toEqual([1, undefined]);
    expect(misses[1]?.part).toBeCloseTo(0.8 / Math.SQRT2, 6);
  });

  test('show only where the predicted move is larger than wandering', () => {
    expect(listMisses(learned([{ sku: 1, moved: 5, changes: [0.1] }, still(5)], [1]), 0.3)).toEqual([]);
  });

  test('are those of the feature itself where enough were seen, else those of all, else nothing', () => {
    const some = (count: number, part: number, feature: number) =>
      Array.from({ length: count }, () => ({ part, change: 1, feature }));
    expect(usualMisses(some(19, 0.1, 0), 2)).toBeNull();
    expect(usualMisses([...some(20, 0.1, 0), ...some(19, 0.7, 1)], 2)).toEqual([0.1, 0.7]);
    expect(usualMisses([...some(60, 0.1, 0), ...some(10, 0.7, 1)], 2)).toEqual([0.1, 0.1]);
  });

  test('are those of the largest changes', () => {
    const sized = (count: number, part: number, change: number) =>
      Array.from({ length: count }, () => ({ part, change, feature: 0 }));
    expect(usualMisses([...sized(500, 0.9, 0.1), ...sized(100, 0.3, 1)], 1)).toEqual([0.3]);
  });
});

test('a feature reaches as far as a change that was seen several times', () => {
  const steps: Step[] = [1, 2, 3, 4, 5, 6, 7, 8, 100].map((change) => ({
    sku: 1,
    moved: 0,
    changes: [-change, 0],
  }));
  expect(measureReach([...steps, still(0)], 2)).toEqual([2, 0]);
});
