import {
  SUGGESTION_BOUNDS,
  type Suggestion,
  type SuggestionKind,
} from '@vitrina/contract/morning/suggestions.ts';

/** Half as much for each that was not useful, but never out of the running for good. */
const LEAST_FACTOR = 1 / 8;

/** What a suggestion is expected to bring; where only a range is known, the least of it. */
export function expectedOf({ gain }: Pick<Suggestion, 'gain'>): number | null {
  return gain === null ? null : (gain.likely ?? gain.low);
}

/** How much a kind counts after so many of it were not useful. */
export function factorOf(notUseful: number): number {
  return Math.max(LEAST_FACTOR, 0.5 ** notUseful);
}

/** Two of a kind are enough while there is another kind: three like things are one. */
const MOST_OF_KIND = 2;

function withKinds(ranked: readonly Suggestion[]): Suggestion[] {
  const seen = new Map<SuggestionKind, number>();
  const [first, later]: [Suggestion[], Suggestion[]] = [[], []];
  for (const one of ranked) {
    const count = (seen.get(one.kind) ?? 0) + 1;
    seen.set(one.kind, count);
    (count > MOST_OF_KIND ? later : first).push(one);
  }
  return [...first, ...later];
}

/**
 * The few that bring most, of more than one kind where there are others. What cannot be reckoned stands only where nothing can: it would be a guess beside a measure.
 * What is expected to bring nothing is no suggestion.
 */
export function chooseSuggestions(
  offers: readonly Suggestion[],
  notUseful: ReadonlyMap<SuggestionKind, number>,
  most: number = SUGGESTION_BOUNDS.shown,
): Suggestion[] {
  const weighed = offers.flatMap((offer) => {
    const expected = expectedOf(offer);
    const weight = (expected ?? 0) * factorOf(notUseful.get(offer.kind) ?? 0);
    return expected === null || expected <= 0 ? [] : [{ offer, weight }];
  });
  const chosen = weighed.toSorted((one, other) => other.weight - one.weight).map(({ offer }) => offer);
  const unmeasured = offers.filter(({ gain }) => gain === null);
  return withKinds(chosen.length > 0 ? chosen : unmeasured).slice(0, most);
}
