import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import type { Storefront } from '../../integrations/storefront/create-storefront.ts';
import type { Context } from '../../platform/context.ts';
import type { FailedOutcome, PositionsTables } from '../tables.ts';
import { type AttemptResult, attemptShelf, notSent } from './attempt-shelf.ts';
import { beginSlot } from './begin-slot.ts';
import { type ClaimedCheck, checkRow } from './claim-checks.ts';
import { concludeAttempt, finishAttempt } from './finish-attempt.ts';
import { waitingSkus } from './outbox-rows.ts';
import type { Attempt } from './settle-claims.ts';

export type CheckResult =
  | { outcome: 'answered'; observations: number }
  | { outcome: 'waits' | 'overtaken' | 'off' }
  | { outcome: FailedOutcome };

async function postpone({ db }: Context, check: ClaimedCheck, retryAt: Date): Promise<void> {
  await checkRow(db.withTables<PositionsTables>().updateTable('position_checks'), check.key)
    .set({ retry_at: retryAt, leased_until: null })
    .execute();
}

async function finish(
  context: Context,
  check: ClaimedCheck,
  result: AttemptResult,
  stepMinutes: StepMinutes,
) {
  const ending = concludeAttempt(check, result, { now: context.clock.now(), stepMinutes });
  const counted = await finishAttempt(context, check, ending);
  return counted ? ending.rows.filter((row) => result.answers.has(row.sku)).length : undefined;
}

/** One attempt at one query in one city, for all products that follow it. */
export async function checkShelf(
  context: Context,
  storefront: Storefront,
  claimed: ClaimedCheck,
  { stepMinutes, ...attempt }: Attempt & { stepMinutes: StepMinutes; signal: AbortSignal },
): Promise<CheckResult> {
  const now = context.clock.now();
  const check = await beginSlot(context, claimed, { now, stepMinutes });
  if (!check) return { outcome: 'overtaken' };
  // Its last product was just removed: the slot ends without a question.
  if (waitingSkus(check).length === 0) {
    await finish(context, check, notSent(null, null), stepMinutes);
    return { outcome: 'overtaken' };
  }
  const result = await attemptShelf(context, storefront, check, { ...attempt, now });
  if (result === 'off') return { outcome: 'off' };
  if ('roomAt' in result) {
    await postpone(context, check, result.roomAt);
    return { outcome: 'waits' };
  }
  const observations = await finish(context, check, result, stepMinutes);
  if (observations === undefined) return { outcome: 'overtaken' };
  return result.failure === null ? { outcome: 'answered', observations } : { outcome: result.failure };
}
