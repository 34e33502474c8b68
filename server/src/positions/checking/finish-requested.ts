import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { publishPositions } from '../live/publish-positions.ts';
import type { PositionsTables, StoredOutcome } from '../tables.ts';
import { ASK_LASTS_MS } from './ask-rules.ts';
import type { AttemptResult } from './attempt-shelf.ts';
import type { ClaimedRequest } from './claim-requested.ts';
import { endCheckAttempt } from './end-attempt.ts';
import { answerRows, failureRows, type OutboxRow } from './outbox-rows.ts';

type Ending = { rows: OutboxRow[]; outcome: StoredOutcome } | { retryAt: Date };

/** What an attempt at a part of an ask leaves behind: the row to store, or when to try again. */
export function concludeRequested(check: ClaimedRequest, result: AttemptResult, now: Date): Ending {
  const when = { slotAt: check.requestedAt, now };
  const [answered] = answerRows(check, when, result);
  if (answered !== undefined) return { rows: [answered], outcome: answered.outcome };
  const outcome = result.failure ?? 'drift';
  const verdict = endCheckAttempt({
    check,
    outcome,
    attempts: check.attempts + 1,
    now,
    slotEndsAt: new Date(check.requestedAt.getTime() + ASK_LASTS_MS),
    pausedUntil: result.pausedUntil,
  });
  if ('retryAt' in verdict) return verdict;
  return { rows: failureRows(check, { ...when, outcome: verdict.gap, seen: result }), outcome };
}

/**
 * Stores the answer and ends the part, both or neither, as with a planned check: an attempt that was overtaken after
 * its lease leaves no trace.
 */
export async function finishRequested(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { entryId, requestedAt, key, attempts }: ClaimedRequest,
  ending: Ending,
): Promise<void> {
  const now = clock.now();
  const { cabinetId, termId } = key;
  await db.transaction().execute(async (trx) => {
    const tables = trx.withTables<PositionsTables>();
    // Whoever ends the last part has to see that it is the last.
    await sql`select from position_check_requests where entry_id = ${entryId} and requested_at = ${requestedAt} for update`.execute(
      trx,
    );
    const moved = await tables
      .updateTable('position_requested_checks')
      .set({
        attempts: attempts + 1,
        leased_until: null,
        ...('retryAt' in ending ? { retry_at: ending.retryAt } : { outcome: ending.outcome }),
      })
      .where('entry_id', '=', entryId)
      .where('requested_at', '=', requestedAt)
      .where('term_id', '=', termId)
      .where('attempts', '=', attempts)
      .where('outcome', 'is', null)
      .executeTakeFirst();
    if (moved.numUpdatedRows === 0n || 'retryAt' in ending) return;
    await tables
      .insertInto('position_outbox')
      .values(ending.rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`
        update position_check_requests as ask set finished_at = ${now}
        where ask.entry_id = ${entryId} and ask.requested_at = ${requestedAt} and not exists (
          select from position_requested_checks as part
          where part.entry_id = ask.entry_id and part.requested_at = ask.requested_at and part.outcome is null
        )`.execute(trx);
    await publishPositions(trx, cabinetId, { kind: 'ask', entryIds: [entryId], at: now.toISOString() });
  });
}
