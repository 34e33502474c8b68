import { PLAN_LIMIT_TYPES, PLAN_LIMITS, type PlanUsageType } from '@vitrina/contract/plans.ts';
import type { Context } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import { findCabinet } from './find-cabinet.ts';
import { getCabinetPlan } from './get-cabinet-plan.ts';
import { countSeats } from './invites/count-seats.ts';
import { countRuns } from './runs/count-runs.ts';
import type { CabinetsTables } from './tables.ts';

/** How much of some limits a cabinet has used; each tool counts its own and the application lists the counters. */
export type CountUsage = (
  context: Context,
  cabinetId: number,
) => Promise<Partial<Record<PlanUsageType, number>>>;

async function countOwn({ db }: Context, cabinetId: number) {
  const tables = db.withTables<CabinetsTables>();
  const cabinet = await findCabinet({ db }, cabinetId);
  if (!cabinet) throw problem('cabinet.notFound');
  const owned = await tables
    .selectFrom('cabinets')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', cabinet.owner_id)
    .executeTakeFirstOrThrow();
  const members = await tables
    .selectFrom('cabinet_members')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirstOrThrow();
  return {
    cabinets: owned.count,
    cabinetUsers: await countSeats(db, cabinetId),
    members: members.count,
  };
}

/** What a cabinet has used of its limits; of those that are never used up nothing. */
export async function countUsage(
  context: Context,
  counters: readonly CountUsage[],
  cabinetId: number,
): Promise<Partial<Record<PlanUsageType, number>>> {
  const counted = await Promise.all(
    [countOwn, countRuns, ...counters].map((count) => count(context, cabinetId)),
  );
  const usage: Partial<Record<PlanUsageType, number>> = {};
  for (const part of counted) Object.assign(usage, part);
  return usage;
}

export async function getLimits(context: Context, counters: readonly CountUsage[], cabinetId: number) {
  const maximums = PLAN_LIMITS[await getCabinetPlan(context, cabinetId)];
  const usage = await countUsage(context, counters, cabinetId);
  return PLAN_LIMIT_TYPES.map((name) => ({ name, current: usage[name] ?? 0, maximum: maximums[name] }));
}
