import type { DayProfileRow, getPositionDayProfile } from '@vitrina/contract/positions/views.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { getEntry, listEntryTerms } from '../get-entry.ts';
import { planPeriod } from '../matrix/plan-period.ts';
import { listDayProfile, type ProfileHour } from './list-day-profile.ts';

type Input = z.output<(typeof getPositionDayProfile)['input']>;

const HOURS = 24;

function toRow(query: string, hours: readonly ProfileHour[]): DayProfileRow {
  const byHour = Array.from({ length: HOURS }, (_, hour) => hours.find((one) => one.hour === hour));
  return {
    query,
    averages: byHour.map((one) => one?.average ?? null),
    found: byHour.map((one) => one?.found ?? 0),
    deep: byHour.map((one) => one?.deep ?? 0),
    answered: byHour.map((one) => one?.answered ?? 0),
  };
}

export async function getDayProfile(
  context: Context,
  input: Input,
): Promise<OutputOf<typeof getPositionDayProfile>> {
  const { cabinetId, entryId, days } = input;
  const entry = await getEntry(context.db.withTables(), cabinetId, entryId);
  const grid = await planPeriod(context, { ...input, grouping: 'Day' });
  const terms = await listEntryTerms(context.db.withTables(), entryId);
  const series = { cabinetId, sku: entry.sku, cityId: entry.city_id, termIds: terms.map(({ id }) => id) };
  const hours = Map.groupBy(await listDayProfile(context, series, grid, days), (hour) => hour.term_id);
  return { rows: terms.map(({ id, query }) => toRow(query, hours.get(id) ?? [])) };
}
