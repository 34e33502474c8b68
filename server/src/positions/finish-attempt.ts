import type { StepMinutes } from '@vitrina/contract/positions.ts';
import type { Insertable, Updateable } from 'kysely';
import type { Shelf } from '../integrations/storefront/shelf.ts';
import type { Context } from '../platform/context.ts';
import { type ClaimedCheck, checkRow } from './claim-checks.ts';
import { endAttempt } from './end-attempt.ts';
import { answerRows, failureRows, type OutboxRow } from './outbox-rows.ts';
import { rememberPlaces } from './position-order/remember-places.ts';
import { followingSlot } from './slots.ts';
import type { FailedOutcome, PositionsTables } from './tables.ts';

export type AttemptResult = Pick<Shelf, 'answers' | 'placesRead' | 'mode'> & {
  failure: FailedOutcome | null;
  pausedUntil: Date | null;
};

type Ending = {
  rows: OutboxRow[];
  change: Updateable<PositionsTables['position_checks']>;
  falls: Insertable<PositionsTables['position_falls']>[];
};

/** What an attempt leaves behind: rows to store, and where its check goes from here. */
export function concludeAttempt(
  check: ClaimedCheck,
  result: AttemptResult,
  { now, stepMinutes }: { now: Date; stepMinutes: StepMinutes },
): Ending {
  const slotAt = check.plannedAt;
  const slotEndsAt = followingSlot(slotAt, check.turn, stepMinutes);
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
      leased_until: null,
      moved_parts: 0,
      ...places,
    },
    falls,
  });
  if (result.failure === null) return nextSlotOf(answered);
  const attempts = check.attempts + 1;
  // Spreads the retries of checks that failed together.
  const jitter = ((check.key.termId * 37 + attempts) % 100) / 100;
  const verdict = endAttempt({
    outcome: result.failure,
    attempts,
    now,
    slotEndsAt,
    pausedUntil: result.pausedUntil,
    jitter,
  });
  if ('gap' in verdict) {
    const failed = failureRows(check, { slotAt, now, outcome: verdict.gap, seen: result });
    return nextSlotOf([...answered, ...failed]);
  }
  return {
    rows: answered,
    change: {
      retry_at: verdict.retryAt,
      attempts,
      answered_skus: [...check.answeredSkus, ...answered.map((row) => row.sku)],
      last_failure: result.failure,
      leased_until: null,
      ...places,
    },
    falls,
  };
}

/**
 * Stores the answers and moves the check on, both or neither. The row must still be as it was claimed: if another
 * worker took over after the lease, this attempt leaves no trace. false: it did not count.
 */
export async function finishAttempt(
  { db }: Pick<Context, 'db'>,
  check: ClaimedCheck,
  { rows, change, falls }: Ending,
): Promise<boolean> {
  return db
    .withTables<PositionsTables>()
    .transaction()
    .execute(async (trx) => {
      const moved = await checkRow(trx.updateTable('position_checks'), check.key)
        .set(change)
        .where('next_due_at', '=', check.plannedAt)
        .where('attempts', '=', check.attempts)
        .executeTakeFirst();
      if (moved.numUpdatedRows === 0n) return false;
      if (rows.length > 0) {
        await trx
          .insertInto('position_outbox')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      if (falls.length > 0) {
        await trx
          .insertInto('position_falls')
          .values(falls)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      return true;
    });
}
