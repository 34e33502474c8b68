import { DAY_MS } from '@vitrina/contract/durations.ts';
import { type getPositionForecast, POSITION_FORECAST } from '@vitrina/contract/positions/forecast.ts';
import { readCell } from '@vitrina/contract/positions/matrix-cells.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type * as z from 'zod';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { Context } from '../../platform/context.ts';
import { getEntry, listEntryTerms } from '../get-entry.ts';
import { isPlanSufficient } from '../rules.ts';
import { findForecastNight } from './find-forecast-night.ts';
import { lastHourOf } from './night-of.ts';
import { readBands } from './read-forecasts.ts';
import { readHourly } from './read-hourly.ts';
import { seriesName } from './series.ts';

type Input = z.output<(typeof getPositionForecast)['input']>;

/**
 * One query of an entry: the places of the last days, what was said of them a week ago, and what is said of the next.
 * Without a plan for positions there is nothing to show.
 */
export async function getForecast(
  context: Pick<Context, 'db' | 'clickhouse' | 'clock'>,
  { cabinetId, entryId, query }: Input,
): Promise<OutputOf<typeof getPositionForecast>> {
  const db = context.db.withTables();
  const { sku, city_id: cityId } = await getEntry(db, cabinetId, entryId);
  const term = (await listEntryTerms(db, entryId)).find((one) => one.query === query);
  const ofEntry = { cabinetId, sku, cityId };
  const night = await findForecastNight(context, ofEntry);
  const isShown = term !== undefined && isPlanSufficient(await getCabinetPlan(context, cabinetId));
  if (!isShown) return { night: night.toISOString(), hours: [], bands: null, before: null };
  const series = { sku, cityId, termId: term.id };
  const from = new Date(night.getTime() - POSITION_FORECAST.days * DAY_MS);
  const madeAt = (at: Date) => readBands(context, { ...ofEntry, from: at, to: at }, term.id);
  const [hourly, bands, before] = await Promise.all([
    readHourly(context, { cabinetId, series: [series], from, to: lastHourOf(context.clock.now()) }),
    madeAt(night),
    madeAt(from),
  ]);
  const places = hourly.get(seriesName(series)) ?? new Int16Array(0);
  return {
    night: night.toISOString(),
    hours: Array.from(places, (cell) => readCell(cell).place),
    bands,
    before,
  };
}
