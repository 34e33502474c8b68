import fc from 'fast-check';
import { expect, test } from 'vitest';
import { playTest } from '../../../proofs/ab/play-test.ts';
import { carryOverScore, hasCarryOver } from './carry-over.ts';
import { estimateRates } from './estimate-rates.ts';
import { modelHours } from './hour-model.ts';
import { type Sample, toSamples, validWindows, withViews } from './samples.ts';

type Counted = Sample & { clicks: number };

const sample = (imageId: number, views: number, clicks: number): Counted => ({
  imageId,
  formerImageId: null,
  hour: 0,
  weekday: 0,
  views,
  weight: 1,
  clicks,
});
const clicksOf = (samples: readonly Counted[]) => samples.map(({ clicks }) => clicks);
const rate = (samples: readonly Counted[]) => estimateRates(modelHours(samples), clicksOf(samples));
const scoreOf = (samples: readonly Counted[]) => carryOverScore(modelHours(samples), clicksOf(samples));

function samplesOf({ windows, now }: ReturnType<typeof playTest>): Counted[] {
  const usable = withViews(validWindows(windows, now));
  return toSamples(usable, () => 1).map((one, index) => ({ ...one, clicks: usable[index]?.clicks ?? 0 }));
}

test('three windows by hand', () => {
  // R = 12/300; residuals 0, 2, −2; s² = (8/2)/100²; SE² = s²/3
  const one = rate([sample(1, 100, 4), sample(1, 100, 6), sample(1, 100, 2)]).get(1);
  expect(one?.rate).toBeCloseTo(0.04, 12);
  expect(one?.variance).toBeCloseTo(4 / 10_000 / 3, 14);
  expect(one?.overDispersion).toBeCloseTo(4 / 10_000 / 3 / ((0.04 * 0.96) / 300), 9);
});

test('it is the delta method for a ratio of two means', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 0, max: 90 })), {
        minLength: 2,
        maxLength: 15,
      }),
      (windows) => {
        const counted = windows.map(([views, clicks]) => [views, Math.min(views, clicks)] as const);
        const size = counted.length;
        const mean = (of: number[]) => of.reduce((sum, value) => sum + value, 0) / size;
        const [views, clicks] = [counted.map(([one]) => one), counted.map(([, one]) => one)];
        const [v, c] = [mean(views), mean(clicks)];
        const covariance = (one: number[], other: number[]) =>
          one.reduce(
            (sum, value, index) => sum + (value - mean(one)) * ((other[index] ?? 0) - mean(other)),
            0,
          ) /
          (size - 1);
        const variance =
          covariance(clicks, clicks) / v ** 2 +
          (covariance(views, views) * c ** 2) / v ** 4 -
          (2 * covariance(clicks, views) * c) / v ** 3;
        const estimate = rate(counted.map(([one, other]) => sample(1, one, other))).get(1);
        expect(estimate?.variance).toBeCloseTo(variance / size, 9);
      },
    ),
  );
});

test('nothing, one window, no clicks and windows alike are no error', () => {
  expect(rate([]).size).toBe(0);
  expect(rate([sample(1, 100, 4)]).size).toBe(0);
  const none = rate([sample(1, 100, 0), sample(1, 100, 0)]).get(1);
  expect(none).toMatchObject({ rate: 0, variance: 0, overDispersion: 1 });
});

test('hours that an image had more of are taken out of its share', () => {
  const at = (imageId: number, hour: number, share: number): Counted => ({
    ...sample(imageId, 1000, 1000 * share),
    hour,
  });
  // The second image is better by 0.01 at each hour and stood in the bad hours twice as often.
  const windows = Array.from({ length: 140 }, (_, index) => {
    const stratum = index % 4;
    const imageId = stratum < 2 ? 1 + (index % 3 === 0 ? 1 : 0) : 1 + (index % 3 === 0 ? 0 : 1);
    return at(imageId, 6 * stratum, (imageId === 2 ? 0.05 : 0.04) - 0.005 * stratum);
  });
  const rates = rate(windows);
  expect((rates.get(2)?.rate ?? 0) - (rates.get(1)?.rate ?? 0)).toBeCloseTo(0.01, 9);
});

test('ten times the clicks of ten times the views have the same share, and the order of windows means nothing', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const samples = samplesOf(playTest({ seed, lifts: [0, 0.2], days: 9 }));
      const rates = rate(samples);
      const scaled = rate(samples.map((one) => ({ ...one, views: 10 * one.views, clicks: 10 * one.clicks })));
      const mixed = rate(samples.toReversed());
      for (const [imageId, { rate: share, variance }] of rates) {
        expect(scaled.get(imageId)?.rate).toBeCloseTo(share, 10);
        expect(scaled.get(imageId)?.variance).toBeCloseTo(variance, 14);
        expect(mixed.get(imageId)?.rate).toBeCloseTo(share, 10);
        expect(mixed.get(imageId)?.variance).toBeCloseTo(variance, 14);
      }
    }),
    { numRuns: 20 },
  );
});

test('windows of which an image has more have no say beyond their share, if they are weighted by it', () => {
  const windows = [
    ...Array.from({ length: 10 }, (_, index) => ({
      ...sample(1, 100, index % 2 === 0 ? 2 : 4),
      weight: 1 / 0.25,
    })),
    ...Array.from({ length: 30 }, (_, index) => ({
      ...sample(1, 100, index % 2 === 0 ? 6 : 8),
      weight: 1 / 0.75,
    })),
  ];
  expect(rate(windows).get(1)?.rate).toBeCloseTo((0.03 + 0.07) / 2, 12);
});

const carried = { propagationMinutes: 90, burnInMinutes: 0 };

test('the image before is found where it shows, and seldom where it does not', () => {
  const scores = (world: object, lift: number) =>
    Array.from({ length: 40 }, (_, seed) => samplesOf(playTest({ seed, lifts: [0, lift], days: 14, world })));
  const found = (tests: Counted[][]) =>
    tests.filter((samples) => hasCarryOver(modelHours(samples), clicksOf(samples))).length;
  expect(found(scores(carried, 0.8))).toBeGreaterThan(36);
  expect(found(scores({}, 0.8))).toBeLessThan(6);
});

test('images that always follow each other alike let nobody tell', () => {
  const windows = Array.from({ length: 100 }, (_, index) => ({
    ...sample(1 + (index % 2), 200, 8 + (index % 5)),
    formerImageId: index === 0 ? null : 2 - (index % 2),
  }));
  expect(scoreOf(windows)).toBeNull();
  expect(scoreOf([])).toBeNull();
});
