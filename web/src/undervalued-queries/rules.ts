import {
  SCORE_PARTS,
  SCORE_WEIGHTS,
  type ScorePart,
  type ScorePoints,
  type UndervaluedRow,
} from '@vitrina/contract/undervalued-queries.ts';
import type { UndervaluedSearch } from './search.ts';

/** A row with the line of its days, once that has come. */
export type ShownRow = UndervaluedRow & { counts: readonly (number | null)[] };

export function cutIntoParts<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  );
}

/** How many points a part can have: what was not measured leaves its weight to the others. */
export function mostPoints(part: ScorePart, points: ScorePoints): number | null {
  if (points[part] === null) return null;
  const weight = SCORE_PARTS.reduce((sum, one) => sum + (points[one] === null ? 0 : SCORE_WEIGHTS[one]), 0);
  return Math.round((100 * SCORE_WEIGHTS[part]) / weight);
}

export function countParts(points: ScorePoints): number {
  return SCORE_PARTS.filter((part) => points[part] !== null).length;
}

export const SCORE_ORDER = {
  sort: 'score',
  direction: 'desc',
  thenSort: 'count',
  thenDirection: 'desc',
} as const;

/** A filter as it was before anybody narrowed it. */
export const LOOSE = {
  contains: { contains: '' },
  maxCompetitors: { competitors: undefined },
  price: { priceFrom: undefined, priceTo: undefined },
  minGrowth: { minGrowth: undefined },
  mine: { hideMine: false },
} as const satisfies Record<string, Partial<UndervaluedSearch>>;

export function leavingKey(query: string): string {
  return `undervalued-${query}`;
}

/** How many parts have been answered without a gap: the one after them is asked for next. */
export function countAnswered(parts: readonly unknown[]): number {
  const first = parts.indexOf(undefined);
  return first === -1 ? parts.length : first;
}
