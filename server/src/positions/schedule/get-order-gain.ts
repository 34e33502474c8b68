import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { POSITION_ORDER, type getOrderGain as route } from '@vitrina/contract/positions/schedule.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { getStep } from './schedule-checks.ts';
import { TICK_MINUTES } from './slots.ts';

type Row = {
  falls: number;
  sooner: number;
  later: number;
  median_sooner: number | null;
  median_later: number | null;
  average: number | null;
};

/** What the noticed falls of a cabinet's last days say about the order in which they were checked. */
export async function getOrderGain(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  cabinetId: number,
): Promise<OutputOf<typeof route>> {
  const since = startOfMoscowDay(addDays(moscowDay(clock.now()), 1 - POSITION_ORDER.days));
  const stepMinutes = await getStep(db.withTables(), cabinetId);
  const found = await sql<Row>`
    select count(*) as falls,
      count(*) filter (where moved_ticks < 0) as sooner,
      count(*) filter (where moved_ticks > 0) as later,
      percentile_disc(0.5) within group (order by -moved_ticks) filter (where moved_ticks < 0) as median_sooner,
      percentile_disc(0.5) within group (order by moved_ticks) filter (where moved_ticks > 0) as median_later,
      avg(-moved_ticks)::float8 as average
    from position_falls
    where cabinet_id = ${cabinetId} and noticed_at >= ${since}`.execute(db);
  const { falls, sooner, later, median_sooner, median_later, average } = found.rows[0] ?? {
    falls: 0,
    sooner: 0,
    later: 0,
    median_sooner: null,
    median_later: null,
    average: null,
  };
  const minutes = (ticks: number | null) => (ticks === null ? null : ticks * TICK_MINUTES);
  return {
    stepMinutes,
    falls,
    sooner: { count: sooner, medianMinutes: minutes(median_sooner) },
    later: { count: later, medianMinutes: minutes(median_later) },
    averageMinutesSooner: minutes(average),
  };
}
