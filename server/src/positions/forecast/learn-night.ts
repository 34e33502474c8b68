import { moscowDay } from '@vitrina/contract/dates.ts';
import { sql } from 'kysely';
import { inSlices } from '../../platform/background/in-slices.ts';
import type { Context } from '../../platform/context.ts';
import type { HourlyPlaces } from './hourly-places.ts';
import { storeDrifts } from './keep-drifts.ts';
import { type Drifts, learnDrifts } from './learn-drifts.ts';
import { historyOf } from './night-of.ts';
import { readHourly } from './read-hourly.ts';
import type { SeriesKey } from './series.ts';

/** More of them would say the same and take longer. */
const MOST_SERIES = 1000;
/** Of one statement: a read has its time. */
const PART = 250;

type Row = SeriesKey & { cabinetId: number };

/** Of all cabinets; other ones each night, where there are more. */
async function chooseSeries({ db }: Pick<Context, 'db'>, night: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select cabinet_id as "cabinetId", sku, city_id as "cityId", term_id as "termId"
    from position_tracking
    where is_checked
    order by md5(${moscowDay(night)} || cabinet_id || ' ' || sku || ' ' || city_id || ' ' || term_id)
    limit ${MOST_SERIES}`.execute(db);
  return rows;
}

/** How places have drifted in the weeks before a night, and keeps it for the cabinets that are forecast in that night. */
export async function learnNight(context: Pick<Context, 'db' | 'clickhouse'>, night: Date): Promise<Drifts> {
  const all: HourlyPlaces[] = [];
  for (const [cabinetId, rows] of Map.groupBy(await chooseSeries(context, night), (row) => row.cabinetId)) {
    for (let start = 0; start < rows.length; start += PART) {
      const series = rows.slice(start, start + PART);
      const hourly = await readHourly(context, { cabinetId, series, ...historyOf(night) });
      all.push(...hourly.values());
    }
  }
  const drifts = await inSlices(learnDrifts(all));
  await storeDrifts(context, night, { drifts, series: all.length });
  return drifts;
}
