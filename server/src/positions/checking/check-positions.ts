import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { findCabinet } from '../../cabinets/find-cabinet.ts';
import { recordCollector } from '../../cabinets/record-collector.ts';
import type { Storefront } from '../../integrations/storefront/create-storefront.ts';
import { stoppedClock } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { takeStorefrontQuota } from '../../shelves/take-storefront-quota.ts';
import { findTrackingBlock } from '../budget/find-tracking-block.ts';
import type { Block } from '../rules.ts';
import { orderChecks } from '../schedule/order-checks.ts';
import { getStep } from '../schedule/schedule-checks.ts';
import type { PositionsTables } from '../tables.ts';
import { type CheckResult, checkShelf } from './check-shelf.ts';
import { type ClaimedCheck, claimChecks, postponeChecks, releaseChecks } from './claim-checks.ts';
import { settleClaims } from './settle-claims.ts';
import { summariseRun } from './summarise-run.ts';

const AT_ONCE = 8;
const POSTPONE_MS = 5 * MINUTE_MS;

type CollectorOutcome = NonNullable<CollectorState['outcome']>;

/** What the cabinet says while nothing is collected for it, whatever the provider says. */
const BLOCKED: Record<Block['by'], CollectorOutcome> = { plan: 'forbidden', key: 'unauthorized' };

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
  const claims = settleClaims(context, {
    atOnce: AT_ONCE,
    claim: (limit) => claimChecks(context, cabinetId, { dueBefore, limit }),
    pay: async (claimed) => (await takeStorefrontQuota(context, cabinetId, claimed.length)) === 0,
    check: (check: ClaimedCheck, attempt) =>
      checkShelf(context, storefront, check, { ...attempt, stepMinutes, signal }),
    release: (claimed) => releaseChecks(context, claimed),
  });
  for await (const settled of claims) {
    results.push(...settled);
    if (settled.some((one) => one.outcome === 'off')) {
      return stopUntilLater(context, cabinetId, dueBefore, 'off');
    }
  }
  await orderChecks(context, cabinetId, stepMinutes);
  const summary = summariseRun(results);
  if (!summary) return;
  await recordCollector(context, cabinetId, 'positions', {
    ...summary,
    nextTryAt: await findNextTry(context, cabinetId),
  });
}
