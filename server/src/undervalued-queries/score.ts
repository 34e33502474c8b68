import {
  SCORE_PARTS,
  SCORE_WEIGHTS,
  type ScorePart,
  type ScorePoints,
} from '@vitrina/contract/undervalued-queries.ts';
import { MEASURES, type ScoreInput } from './measures.ts';
import type { MarkName, Scale, ScaleMark } from './scale.ts';

export type GrowthMeasure = 'growth7' | 'growth28' | null;

/** What a measure gives where the whole market stands on one point: it tells no query from another. */
export const UNDECIDED = 0.5;

function placeBetween(value: number, { none, all }: NonNullable<ScaleMark>): number {
  if (none === all) return UNDECIDED;
  return Math.min(1, Math.max(0, (value - none) / (all - none)));
}

function fulfil(name: MarkName, input: ScoreInput, scale: Scale): number | null {
  const value = MEASURES[name].of(input, scale);
  const mark = scale.marks[name];
  return value === null || mark === null ? null : placeBetween(value, mark);
}

function average(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length < values.length ? null : known.reduce((a, b) => a + b, 0) / known.length;
}

/** Each part from 0 to 1, null where it was not measured. */
export function fulfilParts(
  input: ScoreInput,
  scale: Scale,
  growth: GrowthMeasure,
): Record<ScorePart, number | null> {
  const of = (name: MarkName) => fulfil(name, input, scale);
  return {
    demand: of('demand'),
    conversion: of('conversion'),
    weakness: average([of('zero'), of('idle'), of('crowd')]),
    growth: growth === null ? null : of(growth),
  };
}

/** Points of each part; what was not measured gives its weight to the others, so that a whole score is 100 all the same. */
export function weighParts(parts: Record<ScorePart, number | null>): Record<ScorePart, number | null> {
  const measured = SCORE_PARTS.filter((part) => parts[part] !== null);
  const weight = measured.reduce((sum, part) => sum + SCORE_WEIGHTS[part], 0);
  const points = (part: ScorePart) => {
    const value = parts[part];
    return value === null ? null : (100 * SCORE_WEIGHTS[part] * value) / weight;
  };
  return {
    demand: points('demand'),
    conversion: points('conversion'),
    weakness: points('weakness'),
    growth: points('growth'),
  };
}

/** Whole points that add up to the whole score: what rounding down leaves goes to the largest remainders. */
export function roundPoints(points: Record<ScorePart, number | null>): {
  score: number;
  points: ScorePoints;
} {
  const score = Math.round(SCORE_PARTS.reduce((sum, part) => sum + (points[part] ?? 0), 0));
  const floors = SCORE_PARTS.map((part) => Math.floor(points[part] ?? 0));
  const left = score - floors.reduce((a, b) => a + b, 0);
  const byRemainder = SCORE_PARTS.map((part, index) => ({
    index,
    remainder: (points[part] ?? 0) - (floors[index] ?? 0),
  })).toSorted((a, b) => b.remainder - a.remainder);
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index));
  const whole = (part: ScorePart) => {
    const index = SCORE_PARTS.indexOf(part);
    return points[part] === null ? null : (floors[index] ?? 0) + (raised.has(index) ? 1 : 0);
  };
  return {
    score,
    points: {
      demand: whole('demand'),
      conversion: whole('conversion'),
      weakness: whole('weakness'),
      growth: whole('growth'),
    },
  };
}

export function scoreOf(input: ScoreInput, scale: Scale, growth: GrowthMeasure) {
  return roundPoints(weighParts(fulfilParts(input, scale, growth)));
}
