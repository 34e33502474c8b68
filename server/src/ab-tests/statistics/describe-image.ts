import type { AbImageResult } from '@vitrina/contract/ab-tests/results.ts';
import type * as z from 'zod/mini';
import type { Standing } from './chance-to-be-best.ts';
import { compareImages, type Design, estimateLift } from './compare-images.ts';
import type { Rates } from './estimate-rates.ts';
import { chanceToWin, updateBelief } from './lift.ts';
import type { MeasuredWindow } from './window.ts';

export type ImageContext = {
  /** All windows of the test, those that count, and the moment. */
  windows: readonly MeasuredWindow[];
  valid: readonly MeasuredWindow[];
  now: Date;
  rates: Rates;
  standings: ReadonlyMap<number, Standing>;
  design: Design;
  baselineId: number;
};

const PER_THOUSAND = 1000;

const add = (one: number, other: number) => one + other;

/** A source that did not say it of one window does not know the sum. */
function sumKnown(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length < values.length || known.length === 0 ? null : known.reduce(add);
}

function countUp(windows: readonly MeasuredWindow[]) {
  return {
    views: windows.map(({ views }) => views).reduce(add, 0),
    clicks: windows.map(({ clicks }) => clicks).reduce(add, 0),
    carts: sumKnown(windows.map(({ carts }) => carts)),
    orders: windows.map(({ orders }) => orders).reduce(add, 0),
    modelOrders: sumKnown(windows.map(({ modelOrders }) => modelOrders)),
  };
}

const share = (part: number | null, whole: number) => (part === null || whole === 0 ? null : part / whole);

function chanceOver({ rates, baselineId }: ImageContext, imageId: number): number | null {
  const lift = imageId === baselineId ? null : estimateLift(rates, imageId, baselineId);
  const belief = lift && updateBelief(lift);
  return belief && chanceToWin(belief);
}

/** One row of the table of images. */
export function describeImage(context: ImageContext, imageId: number): z.input<typeof AbImageResult> {
  const { rates, standings, design, baselineId, now } = context;
  const own = context.windows.filter((window) => window.imageId === imageId);
  const valid = context.valid.filter((window) => window.imageId === imageId);
  const counters = countUp(valid);
  const isBaseline = imageId === baselineId;
  const standing = standings.get(imageId);
  return {
    imageId,
    counters,
    allCounters: countUp(own),
    ctr: share(counters.clicks, counters.views),
    adjustedCtr: rates.get(imageId)?.rate ?? null,
    cartShare: share(counters.carts, counters.clicks),
    rounds: own.filter(({ to }) => to <= now).length,
    validWindows: valid.length,
    allWindows: own.length,
    chanceToBeBest: standing?.chance ?? null,
    chanceToWin: chanceOver(context, imageId),
    lift: isBaseline ? null : compareImages(rates, design, [imageId, baselineId]),
    expectedLoss: standing === undefined ? null : PER_THOUSAND * standing.expectedLoss,
    isBaseline,
  };
}
