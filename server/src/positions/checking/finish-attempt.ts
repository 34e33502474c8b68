import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import { type Insertable, sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { followingSlot } from '../schedule/slots.ts';
import type { FailedOutcome, PositionsTables } from '../tables.ts';
import type { AttemptResult } from './attempt-shelf.ts';
import type { ClaimedCheck } from './claim-checks.ts';
import { endCheckAttempt } from './end-attempt.ts';
import { answerRows, failureRows, type OutboxRow } from './outbox-rows.ts';
import { rememberPlaces } from './remember-places.ts';

/** Where a check goes from here. */
type Change = {
  next_due_at: Date;
  retry_at: Date;
  attempts: number;
  answered_skus: number[];
  last_failure: FailedOutcome | null;
  moved_ticks: number;
  /** JSON; null: what is remembered stays. */
  places: string | null;
};
type Fall = Insertable<PositionsTables['position_falls']>;
type Ending = { rows: OutboxRow[]; change: Change; falls: Fall[] };

/** What an attempt leaves behind: rows to store, and where its check goes from here. */
export function concludeAttempt(
  check: ClaimedCheck,
  result: AttemptResult,
  { now, stepMinutes }: { now: Date; stepMinutes: StepMinutes },
): Ending {
  const slotAt = check.plannedAt;
  const slotEndsAt = followingSlot(slotAt, check.slotKey, stepMinutes);
  const answered = answerRows(check, { slotAt, now }, result);
  const { places, falls } = rememberPlaces(check, answered, { now, stepMinutes });
  const nextSlotOf = (rows: OutboxRow[]): Ending => ({
    rows,
    change: {
      next_due_at: slotEndsAt,
      retry_at: slotEndsAt,
      attempts: 0,
      answered_skus: [],
      last_failure: null,
      moved_ticks: 0,
      places,
    },
    falls,
  });
  if (result.failure === null) return nextSlotOf(answered);
  const attempts = check.attempts + 1;
  const verdict = endCheckAttempt({
    check,
    outcome: result.failure,
    attempts,
    now,
    slotEndsAt,
    pausedUntil: result.pausedUntil,
  });
  if ('gap' in verdict) {
    const failed = failureRows(check, { slotAt, now, outcome: verdict.gap, seen: result });
    return nextSlotOf([...answered, ...failed]);
  }
  return {
    rows: answered,
    change: {
      next_due_at: slotAt,
      retry_at: verdict.retryAt,
      attempts,
      answered_skus: [...check.answeredSkus, ...answered.map((row) => row.sku)],
      last_failure: result.failure,
      moved_ticks: check.movedTicks,
      places,
    },
    falls,
  };
}

/**
 * Stores the answers and moves the check on, both or neither, in one statement: it is the one that every check costs.
 * The row must still be as it was claimed: if another worker took over after the lease, this attempt leaves no trace.
 * false: it did not count.
 */
export async function finishAttempt(
  { db }: Pick<Context, 'db'>,
  { key, plannedAt, attempts }: ClaimedCheck,
  { rows, change, falls }: Ending,
): Promise<boolean> {
  const moved = await sql<{ is_stored: boolean }>`
    with moved as (
      update position_checks
      set next_due_at = ${change.next_due_at}, retry_at = ${change.retry_at}, attempts = ${change.attempts},
        answered_skus = ${change.answered_skus}::bigint[], last_failure = ${change.last_failure}, leased_until = null,
        moved_ticks = ${change.moved_ticks}, places = coalesce(${change.places}::jsonb, places)
      where cabinet_id = ${key.cabinetId} and term_id = ${key.termId} and city_id = ${key.cityId}
        and next_due_at = ${plannedAt} and attempts = ${attempts}
      returning cabinet_id, term_id, city_id
    ), stored as (
      insert into position_outbox (cabinet_id, term_id, city_id, sku, slot_at, outcome, place, places_read, mode, late_seconds)
      select moved.*, sku, ${plannedAt}::timestamptz, outcome, place, places_read, mode, late_seconds
      from moved, unnest(
        ${rows.map((row) => row.sku)}::bigint[],
        ${rows.map((row) => row.outcome)}::text[],
        ${rows.map((row) => row.place ?? null)}::integer[],
        ${rows.map((row) => row.places_read)}::integer[],
        ${rows.map((row) => row.mode)}::text[],
        ${rows.map((row) => row.late_seconds)}::integer[]
      ) as answered (sku, outcome, place, places_read, mode, late_seconds)
      on conflict do nothing
    ), fallen as (
      insert into position_falls (cabinet_id, term_id, city_id, sku, slot_at, noticed_at, moved_ticks)
      select moved.*, sku, slot_at, noticed_at, moved_ticks
      from moved, unnest(
        ${falls.map((fall) => fall.sku)}::bigint[],
        ${falls.map((fall) => fall.slot_at)}::timestamptz[],
        ${falls.map((fall) => fall.noticed_at)}::timestamptz[],
        ${falls.map((fall) => fall.moved_ticks)}::smallint[]
      ) as noticed (sku, slot_at, noticed_at, moved_ticks)
      on conflict do nothing
    )
    select true as is_stored from moved`.execute(db);
  return moved.rows.length > 0;
}
