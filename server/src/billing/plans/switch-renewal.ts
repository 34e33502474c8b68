import type { TariffInfo } from '@vitrina/contract/billing/tariff.ts';
import type { Context } from '../../platform/context.ts';
import { getTariffInfo } from './get-tariff-info.ts';
import type { PlansTables } from './tables.ts';

export async function switchRenewal(
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  userId: number,
  isOn: boolean,
): Promise<TariffInfo> {
  const tables = context.db.withTables<PlansTables>();
  await (isOn
    ? tables
        .insertInto('plan_renewals')
        .values({ user_id: userId, switched_on_at: context.clock.now() })
        .onConflict((conflict) => conflict.column('user_id').doNothing())
        .execute()
    : tables.deleteFrom('plan_renewals').where('user_id', '=', userId).execute());
  context.log.info({ event: 'billing.renewalSwitched', userId, isOn }, 'renewal switched');
  return getTariffInfo(context, userId);
}
