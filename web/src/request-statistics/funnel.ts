import type { RequestFigures, RequestRow } from '@vitrina/contract/request-statistics.ts';
import type { SourceName } from './rules.ts';

const FUNNEL_STEPS = ['searched', 'seen', 'opened', 'ordered'] as const;

export type FunnelStep = {
  step: (typeof FUNNEL_STEPS)[number];
  count: number | null;
  /** Of the step before that is known; null for the first, and where there is nothing to divide by. */
  share: number | null;
  /** Of the first step, for the length of the bar. */
  part: number;
  source: SourceName;
};

type Counts = { counts: readonly (number | null)[]; sources: readonly SourceName[] };

function toSteps({ counts, sources }: Counts): FunnelStep[] {
  const first = counts[0] ?? 0;
  return FUNNEL_STEPS.map((step, place) => {
    const count = counts[place] ?? null;
    const before = counts.slice(0, place).findLast((one) => one !== null) ?? null;
    return {
      step,
      count,
      share: place === 0 || count === null || before === null || before === 0 ? null : count / before,
      part: count === null || first === 0 ? 0 : Math.min(1, count / first),
      source: sources[place] ?? 'queries',
    };
  });
}

/** Of one query: who opened the card from it is told by no source, and is not guessed. */
export function funnelOfQuery(row: RequestRow): FunnelStep[] {
  return toSteps({
    counts: [row.uniqueSearchUsers, row.uniqueViewUsers, null, row.orders],
    sources: ['queries', 'premium', 'byQuery', 'queries'],
  });
}

/** Of all ways to the card, as the marketplace counts them for a product: from being seen in lists on. */
export function funnelOfProduct(figures: RequestFigures): FunnelStep[] {
  return toSteps({
    counts: [figures.listUsers, figures.uniqueClickUsers, figures.units],
    sources: ['analytics', 'analytics', 'analytics'],
  })
    .slice(0, 3)
    .map((one, place) => ({ ...one, step: FUNNEL_STEPS[place + 1] ?? one.step }));
}
