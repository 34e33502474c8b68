import { moscowDay } from '@vitrina/contract/dates.ts';
import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { followFalls } from './follow-falls.ts';
import { renewDailySchedule } from './renew-daily-schedule.ts';
import { TICK_MINUTES } from './slots.ts';

type State = { scheduled_on: string | null; has_fallen: boolean };

/**
 * After a run of checks: schedules them anew once a Moscow day and follows the falls that the run has shown. Both act on
 * slots that have not begun, inside the rounds of the step, so the number of checks of a tick stays as it is.
 */
export async function orderChecks(
  context: Pick<Context, 'db' | 'clickhouse' | 'clock' | 'log'>,
  cabinetId: number,
  stepMinutes: StepMinutes,
): Promise<void> {
  if (stepMinutes === TICK_MINUTES) return;
  const { rows } = await sql<State>`
    select (select scheduled_on from position_daily_schedules where cabinet_id = ${cabinetId}) as scheduled_on,
      exists (select from position_falls where cabinet_id = ${cabinetId} and not is_followed) as has_fallen`.execute(
    context.db,
  );
  if (rows[0]?.scheduled_on !== moscowDay(context.clock.now())) {
    // Demand is read from ClickHouse, and checks go on without it.
    await renewDailySchedule(context, cabinetId).catch((error: unknown) =>
      context.log.warn({ cabinetId, error }, "position checks keep yesterday's order"),
    );
  }
  if (rows[0]?.has_fallen) await followFalls(context, cabinetId);
}
