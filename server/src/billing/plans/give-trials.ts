import { PRICES } from '@vitrina/contract/billing/prices.ts';
import { PLANS } from '@vitrina/contract/plans.ts';
import { sql, type Transaction } from 'kysely';
import { addNotification } from '../../notifications/add-notification.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { grantPlanDays } from './grant-plan-days.ts';

const { plan, days } = PRICES.trial;

/** People with a confirmed address who had no trial yet. */
async function listNewcomers(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users
    where email_verified_at is not null and not exists (
      select from plan_grants as trial where trial.user_id = users.id and trial.source = 'trial'
    )
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Once a person, whether they came by themselves or by an invitation. */
export async function giveTrial(
  trx: Transaction<Record<never, never>>,
  { userId, at }: { userId: number; at: Date },
): Promise<void> {
  const onceKey = `trial:${userId}`;
  const given = await grantPlanDays(trx, { userId, plan, days, source: 'trial', onceKey, at });
  // Days that wait behind a plan as good are seen on the page of plans when they are of use.
  if (given?.from.getTime() !== at.getTime()) return;
  const event = { kind: 'trialBegan', planType: PLANS[plan], activeTo: given.to.toISOString() } as const;
  await addNotification(trx, { userIds: [userId], cabinetId: null, event, at, onceKey });
}

export async function giveTrials({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  for (const userId of await listNewcomers(db))
    await db.transaction().execute((trx) => giveTrial(trx, { userId, at: clock.now() }));
}
