import type { LikelyFall, MorningFall } from '@vitrina/contract/morning/morning.ts';
import type { Gain, Suggestion } from '@vitrina/contract/morning/suggestions.ts';
import type { explainPositionMove } from '@vitrina/contract/positions/causes.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { Words } from '../../platform/texts/words.ts';
import { placeText } from '../../ui/place-text.ts';

type Move = Pick<OutputOf<typeof explainPositionMove>, 'state' | 'absence'> & {
  explanation: Pick<
    NonNullable<OutputOf<typeof explainPositionMove>['explanation']>,
    'placeBefore' | 'placeAfter' | 'top'
  > | null;
};

export type CauseKey =
  | NonNullable<NonNullable<Move['explanation']>['top']>
  | NonNullable<Move['absence']>
  | 'unknown';

/** The likeliest cause of a fall; pages on which the product did not fall know nothing of it. */
export function causeOf({ state, explanation, absence }: Move): CauseKey {
  if (state === 'vanished' || state === 'absent') return absence ?? 'unknown';
  if (state !== 'explained' || explanation === null) return 'unknown';
  return explanation.placeAfter > explanation.placeBefore ? (explanation.top ?? 'unknown') : 'unknown';
}

/** Read from the left in every language. */
export function fallText({ t, format }: Words, { before, after }: MorningFall): string {
  return `${format.count(before)} → ${placeText(t, after, format.count)}`;
}

export const chancesText = ({ format }: Words, { chanceNow, chance }: LikelyFall): string =>
  `${format.percent(chanceNow / 100)} → ${format.percent(chance / 100)}`;

function rangeOf(words: Words, beyond: string, best: number | null, worst: number | null) {
  const write = (place: number | null) => (place === null ? beyond : words.format.count(place));
  return { best: write(best), worst: write(worst) };
}

export function likelyText(words: Words, { top, day, best, worst }: LikelyFall): string {
  const { t, format } = words;
  return t('statistics.morning.likely.said', {
    top,
    day: format.day(day),
    ...rangeOf(words, t('statistics.morning.beyond'), best, worst),
  });
}

const WHOLE_FROM = 10;

/** Small numbers keep their tenths: half an order a week is one in two weeks. */
function ordersText({ format }: Words, orders: number): string {
  return Math.abs(orders) < WHOLE_FROM ? format.value(orders, 'decimal') : format.count(Math.round(orders));
}

/** What it brings a week with its range, or that it cannot be said. */
export function gainText(words: Words, kind: Suggestion['kind'], gain: Gain | null): string {
  const { t } = words;
  if (gain === null) return t('statistics.morning.gain.unknown');
  const range = { low: ordersText(words, gain.low), high: ordersText(words, gain.high) };
  if (gain.likely !== null)
    return t(kind === 'restock' ? 'statistics.morning.gain.kept' : 'statistics.morning.gain.likely', {
      likely: ordersText(words, gain.likely),
      ...range,
    });
  return t('statistics.morning.gain.firstPage', range);
}

type Change = Extract<Suggestion, { kind: 'change' }>;

function changeTitle({ t, format }: Words, { field, to, isBack }: Change): string {
  const value = field === 'priceKopecks' ? format.value(to, 'kopecks') : format.count(to);
  return isBack
    ? t(`statistics.morning.change.back.${field}`, { value })
    : t('statistics.morning.change.cheaper', { value });
}

/** Names are of another language than the sentence may be. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** The thing to do. */
export function titleOf(words: Words, suggestion: Suggestion): string {
  const { t } = words;
  switch (suggestion.kind) {
    case 'change':
      return changeTitle(words, suggestion);
    case 'restock':
      return t('statistics.morning.restock.title', { product: isolated(suggestion.product) });
    case 'winner':
      return t('statistics.morning.winner.title', { name: isolated(suggestion.name) });
    case 'query':
      return t('statistics.morning.query.title', { query: isolated(suggestion.query) });
  }
}

/** What it is about: the name of a button says which of three is meant. */
export function nameOf(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case 'change':
      return suggestion.query;
    case 'restock':
      return suggestion.product;
    case 'winner':
      return suggestion.name;
    case 'query':
      return suggestion.query;
  }
}

/** What is known, with its range. */
export function reasonOf(words: Words, suggestion: Suggestion): string {
  const { t, format } = words;
  switch (suggestion.kind) {
    case 'change': {
      const below = t('statistics.morning.below');
      const { query, product, place, likely, best, worst } = suggestion;
      return t('statistics.morning.change.reason', {
        query: isolated(query),
        product: isolated(product),
        place: format.count(place),
        likely: likely === null ? below : format.count(likely),
        ...rangeOf(words, below, best, worst),
      });
    }
    case 'restock':
      return t('statistics.morning.restock.reason', {
        stock: format.count(suggestion.stock),
        sold: format.count(Math.round(suggestion.soldAWeek)),
      });
    case 'winner': {
      const { value, low, high } = suggestion.lift;
      return t('statistics.morning.winner.reason', {
        product: isolated(suggestion.product),
        lift: format.percent(value),
        low: format.percent(low),
        high: format.percent(high),
      });
    }
    case 'query':
      return queryReason(words, suggestion);
  }
}

function queryReason(
  { t, format }: Words,
  { place, searches, lift }: Extract<Suggestion, { kind: 'query' }>,
): string {
  const found = t('statistics.morning.query.reason', {
    place: format.value(place, 'place'),
    searches: format.count(searches),
  });
  if (lift === null) return found;
  const times = (value: number) => format.value(value, 'decimal');
  const grew = t('statistics.morning.query.lift', {
    lift: times(lift.value),
    low: times(lift.low),
    high: times(lift.high),
  });
  return `${found} ${grew}`;
}
