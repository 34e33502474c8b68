import type { AbImage } from '@vitrina/contract/ab-tests/project.ts';
import type { AbCounters, AbImageResult, AbResults } from '@vitrina/contract/ab-tests/results.ts';
import { AbImageId } from '@vitrina/contract/ids.ts';
import { describe, expect, test } from 'vitest';
import { countOf, imageRows, totalsOf } from './results-rows.ts';

const ids = [1, 2, 3, 4].map((id) => AbImageId.parse(id));
const [FIRST, SECOND, THIRD, FOURTH] = ids as [AbImageId, AbImageId, AbImageId, AbImageId];

const image = (id: AbImageId, number: number, more: Partial<AbImage> = {}): AbImage => ({
  id,
  number,
  idea: '',
  url: '/picture',
  width: 900,
  height: 1200,
  bytes: 1,
  isOriginal: false,
  excludedAt: null,
  ...more,
});

const counters = (views: number): AbCounters => ({
  views,
  clicks: 1,
  carts: null,
  orders: 0,
  modelOrders: null,
});

const result = (imageId: AbImageId, views: number): AbImageResult => ({
  imageId,
  counters: counters(views),
  allCounters: counters(views + 10),
  ctr: 0.01,
  adjustedCtr: 0.01,
  cartShare: null,
  rounds: 1,
  validWindows: 1,
  allWindows: 2,
  chanceToBeBest: null,
  chanceToWin: null,
  lift: null,
  expectedLoss: null,
  isBaseline: imageId === FIRST,
});

const RESULTS = {
  images: [result(FIRST, 100), result(SECOND, 200)],
  gap: counters(7),
  total: counters(327),
} as AbResults;

const TEST = {
  status: 'running',
  currentImageId: SECOND,
  nextImageId: THIRD,
  appliedImageId: null,
  card: 'testing',
  images: [
    image(SECOND, 2),
    image(FIRST, 1),
    image(THIRD, 3),
    image(FOURTH, 4, { excludedAt: '2026-11-20T09:00:00Z' }),
  ],
} as const;

describe('a row for each image', () => {
  test('in the order of their numbers, with what they do now', () => {
    const rows = imageRows(TEST, RESULTS, true);
    expect(rows.map(({ image: { number }, state }) => [number, state])).toEqual([
      [1, 'waiting'],
      [2, 'current'],
      [3, 'next'],
      [4, 'excluded'],
    ]);
    expect(rows.map(({ isBaseline }) => isBaseline)).toEqual([true, false, false, false]);
    expect(rows[1]?.result?.counters.views).toBe(200);
  });

  test('nothing is shown or comes next while the test rests', () => {
    const paused = imageRows({ ...TEST, status: 'paused' }, RESULTS, true);
    expect(paused.map(({ state }) => state)).toEqual(['none', 'none', 'none', 'excluded']);
  });

  test('the one on the card after the end is named', () => {
    const applied = { ...TEST, status: 'finished', appliedImageId: SECOND } as const;
    const finished = imageRows({ ...applied, card: 'winner' }, RESULTS, true);
    expect(finished.map(({ state }) => state)).toEqual(['none', 'applied', 'none', 'excluded']);
    const changed = imageRows({ ...applied, card: 'sellerChanged' }, RESULTS, true);
    expect(changed.map(({ state }) => state)).toEqual(['none', 'none', 'none', 'excluded']);
  });

  test('before the warm-up has ended no row has a number', () => {
    expect(imageRows(TEST, RESULTS, false).every(({ result: known }) => known === undefined)).toBe(true);
  });
});

test('images and what belongs to none make the totals of the marketplace', () => {
  const { images, gap, total, valid } = totalsOf(RESULTS, 'views');
  expect(images + gap).toBe(total);
  expect({ images, valid }).toEqual({ images: 320, valid: 300 });
});

test('an image of which no window has been counted has no zero', () => {
  expect(countOf({ ...result(FIRST, 0), validWindows: 0 }, 'views')).toBeNull();
  expect(countOf(result(FIRST, 0), 'views')).toBe(0);
  expect(countOf(result(FIRST, 5), 'carts')).toBeNull();
});
