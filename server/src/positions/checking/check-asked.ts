import { sql } from 'kysely';
import type { Storefront } from '../../integrations/storefront/create-storefront.ts';
import type { Context } from '../../platform/context.ts';
import { listDueShelves } from '../../shelves/keep-shelf.ts';
import { findPause, type Pause } from '../../shelves/storefront-pause.ts';
import { takeStorefrontTurn } from '../../shelves/take-storefront-turn.ts';
import { checkAskedJob } from './check-asked.job.ts';
import { nothingSeen, readCheckedShelf } from './check-shelf.ts';
import { type ClaimedAsk, claimAsked } from './claim-asked.ts';
import { concludeAsked, finishAsked } from './finish-asked.ts';
import { storeObservations } from './store-observations.ts';

/** The plan goes on beside it, and its shelves come first. */
const AT_ONCE = 4;

type Turn = { pause: Pause | undefined; signal: AbortSignal };

async function checkOne(
  context: Context,
  storefront: Storefront,
  asked: ClaimedAsk,
  { pause, signal }: Turn,
): Promise<void> {
  const now = context.clock.now();
  const finish = async (result: Parameters<typeof concludeAsked>[1]) =>
    finishAsked(context, asked, concludeAsked(asked, result, context.clock.now()));
  if (pause && pause.until_at > now) {
    await finish({ ...nothingSeen(), failure: pause.outcome, pausedUntil: pause.until_at });
    return;
  }
  // The first attempt was paid for when it was asked for.
  const waitMs =
    asked.check.attempts === 0 ? 0 : await takeStorefrontTurn(context, asked.check.key.cabinetId);
  if (waitMs > 0) {
    const retryAt = new Date(now.getTime() + waitMs * Math.max(context.clock.speed(), 1));
    await finish({ ...nothingSeen(), failure: 'rateLimited', pausedUntil: retryAt });
    return;
  }
  const { query, key } = asked.check;
  const due = await listDueShelves(context, [{ query, cityId: key.cityId }]);
  const turn = { now, pause, keepsTiles: due.length > 0, signal };
  const read = await readCheckedShelf(context, storefront, asked.check, turn);
  await finish(read === 'off' ? { ...nothingSeen(), failure: 'unreachable', pausedUntil: null } : read);
}

async function release({ db }: Context, claimed: readonly ClaimedAsk[]): Promise<void> {
  for (const { entryId, askedAt, check } of claimed) {
    await sql`
      update position_ask_checks set leased_until = null
      where entry_id = ${entryId} and asked_at = ${askedAt} and term_id = ${check.key.termId}`.execute(db);
  }
}

/** Does what people of a cabinet asked for, and carries it to where it is read. */
export async function checkAsked(
  context: Context,
  storefront: Storefront,
  cabinetId: number,
  signal: AbortSignal,
): Promise<void> {
  const dueBefore = context.clock.now();
  for (;;) {
    const pause = await findPause(context);
    // After a pause one request goes alone, to find out whether the others may follow.
    const isAlone = pause !== undefined && pause.until_at <= context.clock.now();
    const claimed = await claimAsked(context, cabinetId, { dueBefore, limit: isAlone ? 1 : AT_ONCE });
    if (claimed.length === 0) break;
    const settled = await Promise.allSettled(
      claimed.map((asked) => checkOne(context, storefront, asked, { pause, signal })),
    );
    const broken = settled.find((one) => one.status === 'rejected');
    if (broken) {
      await release(context, claimed).catch(() => undefined);
      throw broken.reason;
    }
    await storeObservations(context);
  }
}

/** Whatever is left of asks and in nobody's hands is taken up: after a kill, a pause, a failed attempt. */
export async function planAsked({ db, clock, queue }: Context): Promise<number> {
  const due = await sql<{ cabinet_id: number }>`
    select distinct cabinet_id from position_ask_checks
    where outcome is null and retry_at <= ${clock.now()}
      and (leased_until is null or leased_until < clock_timestamp())`.execute(db);
  for (const { cabinet_id: cabinetId } of due.rows)
    await queue.publish(checkAskedJob, { cabinetId }, { singletonKey: String(cabinetId) });
  return due.rows.length;
}
