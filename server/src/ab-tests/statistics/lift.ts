import { normalCdf, normalQuantile } from '../maths/distributions.ts';

/** A share of views, with the variance that it has as a mean of windows. */
export type Rate = { rate: number; variance: number };
/** Relative: 0.12 is 12 % more. */
export type LiftEstimate = { value: number; variance: number };
export type Posterior = { mean: number; deviation: number };

/** Most changes of a picture move the share of clicks by less than a third, either way. */
const PRIOR_VARIANCE = 0.3 ** 2;
const CONFIDENCE = 0.95;

/** Of one image over another; null: there is nothing to relate to. */
export function compareRates(one: Rate, base: Rate): LiftEstimate | null {
  if (base.rate <= 0) return null;
  const variance = one.variance / base.rate ** 2 + (base.variance * one.rate ** 2) / base.rate ** 4;
  return { value: (one.rate - base.rate) / base.rate, variance };
}

/**
 * The logarithm of the ratio of two images. Its interval says the same of "one over the other" and of "the other over
 * one", which that of a relative lift does not: a high base widens it.
 */
export function compareLogs(one: Rate, base: Rate): LiftEstimate | null {
  if (one.rate <= 0 || base.rate <= 0) return null;
  const variance = one.variance / one.rate ** 2 + base.variance / base.rate ** 2;
  return { value: Math.log(one.rate / base.rate), variance };
}

/** What is believed of a lift after the data, from a prior around zero. Nothing measured changes nothing. */
export function updateBelief({ value, variance }: LiftEstimate): Posterior | null {
  if (variance <= 0) return null;
  const precision = 1 / variance + 1 / PRIOR_VARIANCE;
  return { mean: value / variance / precision, deviation: Math.sqrt(1 / precision) };
}

export function chanceToWin({ mean, deviation }: Posterior): number {
  return normalCdf(mean / deviation);
}

/** 95 % for one look at a time that was fixed before. */
export function credibleInterval({ mean, deviation }: Posterior): { low: number; high: number } {
  const reach = normalQuantile((1 + CONFIDENCE) / 2) * deviation;
  return { low: mean - reach, high: mean + reach };
}
