import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { Context } from '../../platform/context.ts';
import { nightOf } from './night-of.ts';
import { findNight } from './read-forecasts.ts';

type OfEntry = { cabinetId: number; sku: number; cityId: number };

/** The night whose forecasts are shown: soon after midnight, while those of the new one are made, still the one before. */
export async function findForecastNight(
  context: Pick<Context, 'clickhouse' | 'clock'>,
  ofEntry: OfEntry,
): Promise<Date> {
  const tonight = nightOf(context.clock.now());
  const before = new Date(tonight.getTime() - DAY_MS);
  return (await findNight(context, { ...ofEntry, from: before, to: tonight })) ?? tonight;
}
