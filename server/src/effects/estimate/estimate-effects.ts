import { EFFECT_BOUNDS, type EffectMeasure } from '@vitrina/contract/effects/effects.ts';
import type { Comparison } from './compare-units.ts';
import { compareWithPlacebos, type Placebo, type Unit } from './compare-with-placebos.ts';
import type { Windows } from './windows.ts';

/** One question: a series of the product (the first) and of each donor, on the same days. */
export type Question = {
  measure: EffectMeasure;
  units: readonly (Unit & { sku: number })[];
  windows: Windows;
};

export type Estimate = { measure: EffectMeasure; placebos: number } & (
  | { unsaid: 'tooFewPlacebos' }
  | { unsaid: 'preTrend' }
  | { unsaid: null; comparison: Comparison; low: number; high: number }
);

/** Of all measures of one question together; placebos of overlapping days are fewer than they look, so not 5 %. */
const ERROR_SHARE = 0.04;
/** Never less than the normal distribution says: chance may make some dozens of placebos calm. */
const NORMAL_LIMIT = 1.96;

/**
 * What so small a share of scores where nothing happened exceeds; the score itself counts as one of them. Of fewer than
 * that share can tell apart, the largest.
 */
export function criticalScore(scores: readonly number[], share = ERROR_SHARE): number {
  const sorted = scores.map(Math.abs).toSorted((one, other) => other - one);
  const rank = Math.max(1, Math.floor(share * (sorted.length + 1)));
  return Math.max(NORMAL_LIMIT, sorted[rank - 1] ?? Number.POSITIVE_INFINITY);
}

/** `restlessness`: how much larger scores of this measure are than their errors say. */
type Compared = Question & { comparison: Comparison; placebos: Placebo[]; restlessness: number };

/** Of calm scores four of five are within so much. */
const CALM = { share: 0.2, score: 1.28 };

function restlessnessOf(placebos: readonly Placebo[]): number {
  const sorted = placebos.map(({ score }) => Math.abs(score)).toSorted((one, other) => other - one);
  const edge = sorted[Math.floor(CALM.share * sorted.length)] ?? 0;
  return Math.max(1, edge / CALM.score);
}

/**
 * The largest score of each placebo over its measures, each by its own restlessness: one limit for all of them keeps the
 * error of the whole answer.
 */
function jointScores(
  compared: readonly Compared[],
  isMeant: (placebo: Placebo) => boolean = () => true,
): number[] {
  const largest = new Map<string, number>();
  for (const { units, placebos, restlessness } of compared)
    for (const { unit, date, score } of placebos.filter(isMeant)) {
      const key = `${units[unit]?.sku} ${date}`;
      largest.set(key, Math.max(largest.get(key) ?? 0, Math.abs(score) / restlessness));
    }
  return [...largest.values()];
}

/**
 * What a score must exceed: what happens by chance among all placebos, among the donors in the same days (some weeks
 * are restless for everybody), and to the product itself at every earlier date (some products are restless).
 */
function limitOf(one: Compared, all: readonly Compared[]): number {
  const own = one.placebos.filter(({ unit }) => unit === 0).map(({ score }) => Math.abs(score));
  const now = jointScores(all, ({ date }) => date === 0);
  const joint = Math.max(criticalScore(jointScores(all)), criticalScore(now));
  return Math.max(joint * one.restlessness, ...own);
}

const isDrifting = ({ comparison, placebos }: Compared) =>
  Math.abs(comparison.drift) > criticalScore(placebos.map(({ drift }) => drift));

/**
 * What a change did to the product by several measures. Intervals are logarithms and hold for all measures together:
 * they are tests turned round, and the tests are those against placebos. One yield is one set of windows.
 */
export function* estimateEffects(questions: readonly Question[]): Generator<undefined, Estimate[]> {
  const compared: Compared[] = [];
  for (const question of questions) {
    const found = yield* compareWithPlacebos(question.units, question.windows);
    compared.push({ ...question, ...found, restlessness: restlessnessOf(found.placebos) });
  }
  const isKnown = ({ placebos }: Compared) => placebos.length >= EFFECT_BOUNDS.leastPlacebos;
  const said = compared.filter((one) => isKnown(one) && !isDrifting(one));
  return compared.map((one) => {
    const { measure, comparison } = one;
    const placebos = one.placebos.length;
    if (!isKnown(one)) return { measure, placebos, unsaid: 'tooFewPlacebos' };
    if (isDrifting(one)) return { measure, placebos, unsaid: 'preTrend' };
    const reach = limitOf(one, said) * comparison.error;
    const { effect } = comparison;
    return { measure, placebos, unsaid: null, comparison, low: effect - reach, high: effect + reach };
  });
}
