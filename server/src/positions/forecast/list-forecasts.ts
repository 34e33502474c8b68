import { DAY_MS, HOUR_MS } from '@vitrina/contract/durations.ts';
import { type listPositionForecasts, POSITION_FORECAST } from '@vitrina/contract/positions/forecast.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type * as z from 'zod';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { Context } from '../../platform/context.ts';
import { getEntry, listEntryTerms } from '../get-entry.ts';
import { isPlanSufficient } from '../rules.ts';
import { countHeld } from './count-held.ts';
import { findForecastNight } from './find-forecast-night.ts';
import { lastHourOf } from './night-of.ts';
import { readEvenings, readMoment } from './read-forecasts.ts';
import { readHourly } from './read-hourly.ts';
import { seriesName } from './series.ts';

type Input = z.output<(typeof listPositionForecasts)['input']>;
const NOT_YET = { reason: 'notYet', moment: null } as const;

/**
 * Where an entry may stand by each of its queries at a moment, and what earlier forecasts of them were worth. Without a plan
 * for positions there is nothing to show.
 */
export async function listForecasts(
  context: Pick<Context, 'db' | 'clickhouse' | 'clock'>,
  { cabinetId, entryId, moment }: Input,
): Promise<OutputOf<typeof listPositionForecasts>> {
  const db = context.db.withTables();
  const { sku, city_id: cityId } = await getEntry(db, cabinetId, entryId);
  const terms = await listEntryTerms(db, entryId);
  const ofEntry = { cabinetId, sku, cityId };
  const series = terms.map(({ id: termId }) => ({ sku, cityId, termId }));
  const night = await findForecastNight(context, ofEntry);
  if (!isPlanSufficient(await getCabinetPlan(context, cabinetId)))
    return { night: night.toISOString(), rows: [] };
  const from = new Date(night.getTime() - POSITION_FORECAST.recordNights * DAY_MS);
  const [forecasts, evenings, hourly] = await Promise.all([
    readMoment(context, { ...ofEntry, from: night, to: night }, moment),
    readEvenings(context, { ...ofEntry, from, to: night }),
    readHourly(context, { cabinetId, series, from, to: lastHourOf(context.clock.now()) }),
  ]);
  const eveningsOf = Map.groupBy(
    evenings.map(({ night: made, hours, ...evening }) => ({
      ...evening,
      hour: Math.round((made.getTime() - from.getTime()) / HOUR_MS) + hours,
    })),
    ({ termId }) => termId,
  );
  return {
    night: night.toISOString(),
    rows: terms.map(({ id, query }) => ({
      query,
      ...(forecasts.get(id) ?? NOT_YET),
      ...countHeld(
        hourly.get(seriesName({ sku, cityId, termId: id })) ?? new Int16Array(0),
        eveningsOf.get(id) ?? [],
      ),
    })),
  };
}
