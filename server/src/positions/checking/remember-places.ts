import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import { judgeFall } from '../schedule/judge-fall.ts';
import { TICK_MINUTES } from '../schedule/slots.ts';
import type { ClaimedCheck } from './claim-checks.ts';
import type { OutboxRow } from './outbox-rows.ts';

/**
 * What an answered check remembers of its products, as a change of its row, and the falls that it shows. Where every tick
 * checks everything there is nothing to order, and nothing is kept.
 */
export function rememberPlaces(
  { key, plannedAt, movedTicks, places, skus }: ClaimedCheck,
  answered: readonly Pick<OutboxRow, 'sku' | 'place'>[],
  { now, stepMinutes }: { now: Date; stepMinutes: StepMinutes },
) {
  if (stepMinutes === TICK_MINUTES || answered.length === 0) return { places: null, falls: [] };
  const verdicts = answered.map(({ sku, place }) => ({
    sku,
    ...judgeFall(places[sku], place ?? null, now),
  }));
  // What is not followed any more is forgotten.
  const kept = skus.flatMap((sku) => (places[sku] === undefined ? [] : [[sku, places[sku]] as const]));
  const seen = Object.fromEntries([...kept, ...verdicts.map(({ sku, memory }) => [sku, memory] as const)]);
  const falls = verdicts
    .filter((verdict) => verdict.hasFallen)
    .map(({ sku }) => ({
      cabinet_id: key.cabinetId,
      term_id: key.termId,
      city_id: key.cityId,
      sku,
      slot_at: plannedAt,
      noticed_at: now,
      moved_ticks: movedTicks,
    }));
  return { places: JSON.stringify(seen), falls };
}
