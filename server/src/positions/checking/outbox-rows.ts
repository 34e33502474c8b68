import type { Insertable } from 'kysely';
import type { Shelf } from '../../integrations/storefront/shelf.ts';
import type { FailedOutcome, PositionsTables, StoredOutcome } from '../tables.ts';
import type { RequestedShelf } from './claim-checks.ts';

export type OutboxRow = Insertable<PositionsTables['position_outbox']>;

/** The columns hold 16 bits. */
const LATEST_SECONDS = 65_535;

type Seen = Pick<Shelf, 'answers' | 'placesRead' | 'mode'>;
type When = { slotAt: Date; now: Date };

function makeRow({ key }: RequestedShelf, sku: number, { slotAt, now }: When) {
  const lateSeconds = Math.floor((now.getTime() - slotAt.getTime()) / 1000);
  return {
    cabinet_id: key.cabinetId,
    term_id: key.termId,
    city_id: key.cityId,
    sku,
    slot_at: slotAt,
    late_seconds: Math.min(Math.max(lateSeconds, 0), LATEST_SECONDS),
  };
}

/** Products of a check that have no place in its slot yet. */
export function waitingSkus({ skus, answeredSkus }: RequestedShelf): number[] {
  return skus.filter((sku) => !answeredSkus.includes(sku));
}

export function answerRows(
  check: RequestedShelf,
  when: When,
  { answers, placesRead, mode }: Seen,
): OutboxRow[] {
  return waitingSkus(check).flatMap((sku) => {
    const answer = answers.get(sku);
    if (!answer) return [];
    const outcome: StoredOutcome = answer.outcome;
    const place = answer.outcome === 'found' ? answer.place : null;
    return [{ ...makeRow(check, sku, when), outcome, place, places_read: placesRead, mode }];
  });
}

export function failureRows(
  check: RequestedShelf,
  { outcome, seen, ...when }: When & { outcome: FailedOutcome; seen?: Seen },
): OutboxRow[] {
  return waitingSkus(check)
    .filter((sku) => !seen?.answers.has(sku))
    .map((sku) => ({
      ...makeRow(check, sku, when),
      outcome,
      place: null,
      places_read: seen?.placesRead ?? 0,
      mode: seen?.mode ?? ('plain' as const),
    }));
}
