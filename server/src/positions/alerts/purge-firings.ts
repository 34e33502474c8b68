import { DAY_MS } from '@vitrina/contract/durations.ts';
import { KEPT_DAYS } from '../../notifications/rules.ts';
import type { Context } from '../../platform/context.ts';
import type { PositionAlertTables } from './tables.ts';

/** Kept as long as notifications of them. */
export async function purgeFirings({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db
    .withTables<PositionAlertTables>()
    .deleteFrom('position_alert_firings')
    .where('at', '<', new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS))
    .execute();
}
