import { moscowDay } from '@vitrina/contract/dates.ts';
import { sql } from 'kysely';
import { inSlices } from '../../platform/background/in-slices.ts';
import type { Context } from '../../platform/context.ts';
import { forecastPlace } from './forecast-place.ts';
import type { HourlyPlaces } from './hourly-places.ts';
import type { Drifts } from './learn-drifts.ts';
import { historyOf } from './night-of.ts';
import { readHourly } from './read-hourly.ts';
import { type SeriesKey, seriesName } from './series.ts';
import { type MadeForecast, storeForecasts } from './store-forecasts.ts';

/** Of one statement: a read has its time. */
const PART = 250;

type Stores = Pick<Context, 'db' | 'clickhouse'>;
export type CabinetNight = { cabinetId: number; night: Date; drifts: Drifts; signal: AbortSignal };

/** Whole products, as many as have some hundreds of series. */
async function listParts({ db }: Stores, cabinetId: number): Promise<SeriesKey[][]> {
  const { rows } = await sql<SeriesKey>`
    select sku, city_id as "cityId", term_id as "termId" from position_tracking
    where cabinet_id = ${cabinetId}
    order by sku, city_id, term_id`.execute(db);
  const parts: SeriesKey[][] = [];
  for (const ofProduct of Map.groupBy(rows, ({ sku }) => sku).values()) {
    const part = parts.at(-1);
    if (part === undefined || part.length + ofProduct.length > PART) parts.push(ofProduct);
    else part.push(...ofProduct);
  }
  return parts;
}

function* forecastPart(
  part: readonly SeriesKey[],
  hourly: ReadonlyMap<string, HourlyPlaces>,
  drifts: Drifts,
): Generator<undefined, MadeForecast[]> {
  const made: MadeForecast[] = [];
  const nothing: HourlyPlaces = new Int16Array(0);
  for (const key of part) {
    const forecast = forecastPlace(hourly.get(seriesName(key)) ?? nothing, drifts);
    made.push({ ...key, forecast });
    yield;
  }
  return made;
}

async function markDone({ db }: Stores, cabinetId: number, night: Date): Promise<void> {
  // A cabinet that was deleted meanwhile has no row to refer to; an older night takes nothing back.
  await sql`
    insert into position_forecast_nights as known (cabinet_id, forecast_on)
    select id, ${moscowDay(night)}::date from cabinets where id = ${cabinetId} for key share
    on conflict (cabinet_id) do update set forecast_on = greatest(known.forecast_on, excluded.forecast_on)`.execute(
    db,
  );
}

/**
 * A night's forecasts of everything that a cabinet follows, by what was there before that night. Ended at any line it is
 * begun anew: what is stored twice replaces itself.
 */
export async function forecastCabinet(context: Stores, ofNight: CabinetNight): Promise<void> {
  const { cabinetId, night, drifts, signal } = ofNight;
  for (const part of await listParts(context, cabinetId)) {
    signal.throwIfAborted();
    const hourly = await readHourly(context, { cabinetId, series: part, ...historyOf(night) });
    const made = await inSlices(forecastPart(part, hourly, drifts));
    await storeForecasts(context, { cabinetId, night }, made);
  }
  await markDone(context, cabinetId, night);
}
