import { RADAR_ALERT_BOUNDS, RadarAlertHit } from '@vitrina/contract/radar/alerts.ts';
import type { RadarDifference } from '@vitrina/contract/radar/changes.ts';
import type { Found } from './judge-changes.ts';
import type { JudgedChange } from './match-change.ts';

/** Numbers of kinds that are numbers; words and pictures are read on the page of the card. */
function numbersOf(difference: RadarDifference): { was: number | null; now: number | null } {
  switch (difference.kind) {
    case 'price':
    case 'rating':
    case 'reviews':
    case 'contentRating':
      return { was: difference.was, now: difference.now };
    case 'stock':
      return { was: difference.was?.stock ?? null, now: difference.now?.stock ?? null };
    case 'sellers':
      return { was: difference.left.length, now: difference.appeared.length };
    case 'title':
    case 'description':
    case 'pictures':
    case 'characteristics':
    case 'category':
    case 'badges':
      return { was: null, now: null };
  }
}

function describeHit({ id, sku, isOwn, difference }: JudgedChange, name: string): RadarAlertHit {
  return RadarAlertHit.parse({
    changeId: id,
    sku,
    name,
    isOwn,
    kind: difference.kind,
    ...numbersOf(difference),
  });
}

/** The lines of a firing that are named. */
export function describeHits({ changes, sku }: Found, names: ReadonlyMap<number, string>): RadarAlertHit[] {
  return changes
    .slice(0, RADAR_ALERT_BOUNDS.shownHits)
    .map((change) => describeHit(change, names.get(sku) ?? String(sku)));
}
