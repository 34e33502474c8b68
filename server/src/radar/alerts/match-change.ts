import type { RadarAlertRule } from '@vitrina/contract/radar/alerts.ts';
import { RADAR_IMPORTANCE } from '@vitrina/contract/radar/bounds.ts';
import type { RadarDifference, RadarImportance } from '@vitrina/contract/radar/changes.ts';

/** A line of the feed, as far as a rule looks at it. */
export type JudgedChange = {
  id: number;
  /** Lines of one look at a card have it in common. */
  look: string;
  sku: number;
  isOwn: boolean;
  at: Date;
  difference: RadarDifference;
  importance: RadarImportance;
};

/** What a rule is about, beside its scope, which says which cards are read at all. */
export function matchesChange(
  { whose, kinds, importance, pricePercent, priceWay }: RadarAlertRule,
  change: Pick<JudgedChange, 'isOwn' | 'difference' | 'importance'>,
): boolean {
  const { difference, isOwn } = change;
  if (whose !== 'all' && isOwn !== (whose === 'own')) return false;
  if (kinds.length > 0 && !kinds.includes(difference.kind)) return false;
  if (RADAR_IMPORTANCE.indexOf(change.importance) < RADAR_IMPORTANCE.indexOf(importance)) return false;
  return difference.kind !== 'price' || movesEnough(difference, { pricePercent, priceWay });
}

/** A price that appears or goes away has no size: only rules without one name it. */
function movesEnough(
  { was, now }: Pick<Extract<RadarDifference, { kind: 'price' }>, 'was' | 'now'>,
  { pricePercent, priceWay }: Pick<RadarAlertRule, 'pricePercent' | 'priceWay'>,
): boolean {
  if (was === null || now === null || was === 0) return pricePercent === null && priceWay === 'any';
  if (priceWay !== 'any' && now < was !== (priceWay === 'down')) return false;
  return pricePercent === null || 100 * Math.abs(now - was) >= pricePercent * was;
}
