import { moscowDay } from '@vitrina/contract/dates.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import { forecastCabinet } from './forecast-cabinet.ts';
import { findDrifts } from './keep-drifts.ts';
import { learnNight } from './learn-night.ts';
import { nightOf } from './night-of.ts';

/** The last checks of the day are stored by then. */
const AFTER_MIDNIGHT_MS = 30 * MINUTE_MS;

type ForecastContext = Pick<Context, 'db' | 'clickhouse' | 'clock' | 'locks' | 'log'>;

/** Those that follow anything and have no forecasts of this night yet. */
async function listDue({ db }: ForecastContext, night: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from cabinets
    where exists (select from position_queries where cabinet_id = cabinets.id)
      and not exists (
        select from position_forecast_nights
        where cabinet_id = cabinets.id and forecast_on >= ${moscowDay(night)}::date
      )
    order by id`.execute(db);
  return rows.map((row) => row.id);
}

/** Makes what is due of the last night; a cabinet that fails keeps no other waiting, and is tried again. */
export async function forecastPositions(context: ForecastContext, signal: AbortSignal): Promise<void> {
  const now = context.clock.now();
  const night = nightOf(now);
  if (now.getTime() - night.getTime() < AFTER_MIDNIGHT_MS) return;
  await context.locks.runAlone('forecast positions', async () => {
    const due = await listDue(context, night);
    if (due.length === 0) return;
    const drifts = (await findDrifts(context, night)) ?? (await learnNight(context, night));
    for (const cabinetId of due) {
      if (signal.aborted) return;
      try {
        await forecastCabinet(context, { cabinetId, night, drifts, signal });
      } catch (error) {
        if (signal.aborted) return;
        context.log.warn({ cabinetId, err: error }, 'positions of a cabinet could not be forecast');
      }
    }
  });
}
