import { UNDERVALUED_BOUNDS } from '@vitrina/contract/undervalued-queries.ts';
import type { UndervaluedSearch } from './search.ts';
import { toWhole } from './whole-field.tsx';

/** What stands in the fields: as texts, until it is asked for. */
export type DraftNumber = 'frequency' | 'competitors' | 'priceFrom' | 'priceTo' | 'minGrowth';
export type FilterDraft = Record<DraftNumber | 'contains' | 'day', string> & {
  growth: UndervaluedSearch['growth'];
  hideMine: boolean;
};

export function toDraft(asked: UndervaluedSearch): FilterDraft {
  const { contains, day, growth, hideMine } = asked;
  const text = (name: DraftNumber) => (asked[name] === undefined ? '' : String(asked[name]));
  return {
    contains,
    day,
    growth,
    hideMine,
    frequency: text('frequency'),
    competitors: text('competitors'),
    priceFrom: text('priceFrom'),
    priceTo: text('priceTo'),
    minGrowth: text('minGrowth'),
  };
}

/** The market begins with queries that are searched once a day: an empty or a smaller number means those. */
export function fromDraft(draft: FilterDraft): Partial<UndervaluedSearch> {
  const { contains, day, growth, hideMine } = draft;
  return {
    contains: contains.trim(),
    day,
    growth,
    hideMine,
    frequency: Math.max(toWhole(draft.frequency) ?? 0, UNDERVALUED_BOUNDS.leastFrequency),
    competitors: toWhole(draft.competitors),
    priceFrom: toWhole(draft.priceFrom),
    priceTo: toWhole(draft.priceTo),
    minGrowth: toWhole(draft.minGrowth),
    // Another list has other points to circle.
    area: [],
  };
}
