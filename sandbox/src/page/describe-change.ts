import type { MarketChange } from '../market/changes/market-change.ts';
import { CAUSE_WORDS } from './cause-words.ts';
import { showMoment, showMoney } from './markup.ts';

const LONGEST = 80;

function describeText(field: string, value: unknown): string {
  if (value === null) return `${field} as it was`;
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
  return `${field}: ${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}`;
}

/** A line of a card's history. */
export function describeChange(change: MarketChange): string {
  switch (change.kind) {
    case 'price':
      return `price changed to ${showMoney(change.priceKopecks)} (${change.marketplace})`;
    case 'pictures':
      return `${change.pictures.length} pictures set, main ${change.pictures[0]?.address ?? ''} (${change.marketplace})`;
    case 'bid':
      return change.bid === 0
        ? `taken out of its campaign (${change.marketplace})`
        : `advertised, bid ${change.bid} (${change.marketplace})`;
    case 'card':
      return Object.entries(change.text)
        .map(([field, value]) => describeText(field, value))
        .join('; ');
    case 'cause':
      return `${CAUSE_WORDS[change.cause]}, until ${showMoment(change.untilMs)}`;
    case 'piggyBacker':
      return `seller ${change.sellerId} joined for ${showMoney(change.priceKopecks)}, until ${showMoment(change.untilMs)}`;
    case 'twins':
      return `taken for one thing with ${change.otherSku}, until ${showMoment(change.untilMs)}`;
    default:
      return change satisfies never;
  }
}
