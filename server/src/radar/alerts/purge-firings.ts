import { DAY_MS } from '@vitrina/contract/durations.ts';
import { KEPT_DAYS } from '../../notifications/rules.ts';
import type { TimedContext } from '../../platform/context.ts';
import type { RadarAlertTables } from './tables.ts';

/** Kept as long as notifications of them. */
export async function purgeFirings({ db, clock }: TimedContext): Promise<void> {
  await db
    .withTables<RadarAlertTables>()
    .deleteFrom('radar_alert_firings')
    .where('at', '<', new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS))
    .execute();
}
