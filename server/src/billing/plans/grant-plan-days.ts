import type { AdditionalPlan } from '@vitrina/contract/billing/tariff.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { PLANS, type Plan } from '@vitrina/contract/plans.ts';
import type { Transaction } from 'kysely';
import { lockWallets } from '../ledger/post-operation.ts';
import { listGrants } from './list-grants.ts';
import { moveWaitingGrants } from './move-waiting-grants.ts';
import { beginGrant } from './rules/grants.ts';
import { readSlots } from './slots-of.ts';
import type { PlansTables } from './tables.ts';

type Given = {
  userId: number;
  plan: Exclude<Plan, 'none'>;
  days: number;
  source: AdditionalPlan['source'];
  /** Names the event: days of it are given once, whoever retries. */
  onceKey: string;
  at: Date;
};

/**
 * Days of a plan beside what was bought. They begin where no plan as good is there on any of them, so that nobody
 * loses them.
 * Answers when they are; undefined: they were given under this key before.
 */
export async function grantPlanDays(
  trx: Transaction<Record<never, never>>,
  { userId, plan, days, source, onceKey, at }: Given,
): Promise<{ from: Date; to: Date } | undefined> {
  await lockWallets(trx, [userId]);
  const tables = trx.withTables<PlansTables>();
  const spans = [...(await readSlots(tables, userId)), ...(await listGrants(tables, userId, at))];
  const lengthMs = days * DAY_MS;
  const from = beginGrant(spans, { planType: PLANS[plan], lengthMs }, at);
  const to = new Date(from.getTime() + lengthMs);
  const granted = await tables
    .insertInto('plan_grants')
    .values({
      user_id: userId,
      plan_type: PLANS[plan],
      source,
      once_key: onceKey,
      active_from: from,
      active_to: to,
      granted_at: at,
    })
    .onConflict((conflict) => conflict.constraint('plan_grants_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!granted) return undefined;
  // Smaller days that wait may stand where these ones begin.
  await moveWaitingGrants(tables, userId, at);
  return { from, to };
}
