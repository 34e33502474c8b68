import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { findCabinet } from '../../cabinets/find-cabinet.ts';
import { recordCollector } from '../../cabinets/record-collector.ts';
import type { Storefront } from '../../integrations/storefront/create-storefront.ts';
import { stoppedClock } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { listDueShelves } from '../../shelves/keep-shelf.ts';
import { findPause } from '../../shelves/storefront-pause.ts';
import { takeStorefrontTurn } from '../../shelves/take-storefront-turn.ts';
import { findTrackingBlock } from '../budget/find-tracking-block.ts';
import { orderChecks } from '../schedule/order-checks.ts';
import { getStep } from '../schedule/schedule-checks.ts';
import type { PositionsTables } from '../tables.ts';
import { type CheckResult, checkShelf, type Turn } from './check-shelf.ts';
import { type ClaimedCheck, claimChecks, postponeChecks, releaseChecks } from './claim-checks.ts';
import { summariseTurn } from './summarise-turn.ts';

/** Shelves read at once for one cabinet; a shelf is up to forty pages one after another. */
const AT_ONCE = 8;
/** During a pause nothing is sent, so many checks can be settled in one go. */
const PAUSED_AT_ONCE = 50;
const POSTPONE_MS = 5 * MINUTE_MS;

type CollectorOutcome = NonNullable<CollectorState['outcome']>;

/** What the cabinet says while nothing is collected for it, whatever the provider says. */
const BLOCKED = { plan: 'forbidden', key: 'unauthorized' } as const satisfies Record<
  string,
  CollectorOutcome
>;

async function findNextTry({ db }: Context, cabinetId: number): Promise<Date | null> {
  const next = await db
    .withTables<PositionsTables>()
    .selectFrom('position_checks')
    .select((eb) => eb.fn.min('retry_at').as('retry_at'))
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirst();
  return next?.retry_at ?? null;
}

async function stopUntilLater(
  context: Context,
  cabinetId: number,
  dueBefore: Date,
  outcome: CollectorOutcome,
) {
  const until = new Date(dueBefore.getTime() + POSTPONE_MS);
  await postponeChecks(context, cabinetId, { dueBefore, until });
  const nextTryAt = outcome === 'off' ? null : until;
  await recordCollector(context, cabinetId, 'positions', { outcome, nextTryAt, itemsCount: null });
}

type Held = {
  claimed: readonly ClaimedCheck[];
  turn: Pick<Turn, 'stepMinutes' | 'pause' | 'signal'>;
  isPaused: boolean;
};

/** What can be asked of the database once for all of them is not asked by each. Throws when all have come to rest. */
async function checkTogether(
  context: Context,
  storefront: Storefront,
  cabinetId: number,
  { claimed, turn, isPaused }: Held,
): Promise<CheckResult[]> {
  const shelves = claimed.map(({ query, key }) => ({ query, cityId: key.cityId, key }));
  const due = isPaused ? [] : await listDueShelves(context, shelves);
  // Where the hour has not room for all, each asks for itself.
  const isPaid = !isPaused && (await takeStorefrontTurn(context, cabinetId, claimed.length)) === 0;
  const settled = await Promise.allSettled(
    claimed.map((check) => {
      const keepsTiles = due.some(({ key }) => key === check.key);
      return checkShelf(context, storefront, check, { ...turn, isPaid, keepsTiles });
    }),
  );
  const broken = settled.find((one) => one.status === 'rejected');
  if (broken) throw broken.reason;
  return settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
}

/** Checks everything of a cabinet that is due when the turn begins; what falls due meanwhile is the next turn's. */
export async function checkPositions(
  context: Context,
  storefront: Storefront,
  cabinetId: number,
  signal: AbortSignal,
): Promise<void> {
  const cabinet = await findCabinet(context, cabinetId);
  if (!cabinet) return;
  const dueBefore = context.clock.now();
  const atOnce = { ...context, clock: stoppedClock(dueBefore) };
  const block = await findTrackingBlock(atOnce, cabinet);
  if (block) return stopUntilLater(atOnce, cabinetId, dueBefore, BLOCKED[block.by]);
  const stepMinutes = await getStep(context.db.withTables(), cabinetId);
  const results: CheckResult[] = [];
  for (;;) {
    const pause = await findPause(context);
    const isPaused = pause !== undefined && pause.until_at > context.clock.now();
    // After a pause one request goes alone, to find out whether the others may follow.
    const limit = isPaused ? PAUSED_AT_ONCE : pause ? 1 : AT_ONCE;
    const claimed = await claimChecks(context, cabinetId, { dueBefore, limit });
    if (claimed.length === 0) break;
    const turn = { stepMinutes, pause, signal };
    try {
      results.push(...(await checkTogether(context, storefront, cabinetId, { claimed, turn, isPaused })));
    } catch (error) {
      await releaseChecks(context, claimed).catch(() => undefined);
      throw error;
    }
    if (results.some((one) => one.outcome === 'off')) {
      return stopUntilLater(context, cabinetId, dueBefore, 'off');
    }
  }
  await orderChecks(context, cabinetId, stepMinutes);
  const summary = summariseTurn(results);
  if (!summary) return;
  await recordCollector(context, cabinetId, 'positions', {
    ...summary,
    nextTryAt: await findNextTry(context, cabinetId),
  });
}
