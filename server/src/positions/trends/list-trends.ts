import { addDays, listDays, moscowDay } from '@vitrina/contract/dates.ts';
import { PositionEntryId } from '@vitrina/contract/ids.ts';
import {
  type listPositionTrends,
  POSITION_TREND_DAYS,
  type PositionChange,
} from '@vitrina/contract/positions/trends.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import type { Context } from '../../platform/context.ts';
import { writeSeries } from '../../products/queries/series-filter.ts';
import { isPlanSufficient } from '../rules.ts';
import { listTrendChanges } from './list-trend-changes.ts';
import { listTrendLines } from './list-trend-lines.ts';

type Entry = { id: number; sku: number; city_id: number; terms: number[] };

async function listFollowed({ db }: Context, cabinetId: number): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select entry_id as id, sku, city_id, array_agg(term_id) as terms
    from position_tracking
    where cabinet_id = ${cabinetId}
    group by entry_id, sku, city_id
    order by entry_id`.execute(db);
  return rows;
}

const placeKey = (sku: number, cityId: number) => `${sku}|${cityId}`;

type ChangeRow = Awaited<ReturnType<typeof listTrendChanges>>[number];

function readChange(row: ChangeRow | undefined, time: 'day' | 'week'): PositionChange | null {
  if (row === undefined) return null;
  const [queries, lost, gained] = [row[`${time}_queries`], row[`${time}_lost`], row[`${time}_gained`]];
  if (queries + lost + gained === 0) return null;
  return { before: row[`${time}_before`], now: row[`${time}_now`], queries, lost, gained };
}

/** How all entries of a cabinet have been going; without a plan for positions there is nothing to show. */
export async function listTrends(
  context: Context,
  cabinetId: number,
): Promise<OutputOf<typeof listPositionTrends>> {
  const [plan, entries] = await Promise.all([
    getCabinetPlan(context, cabinetId),
    listFollowed(context, cabinetId),
  ]);
  if (!isPlanSufficient(plan) || entries.length === 0) return { days: [], trends: [] };
  const today = moscowDay(context.clock.now());
  const days = listDays(addDays(today, 1 - POSITION_TREND_DAYS), today);
  const followed = writeSeries(
    entries.flatMap(({ sku, city_id: cityId, terms }) => terms.map((termId) => ({ sku, cityId, termId }))),
  );
  const [lines, changes] = await Promise.all([
    listTrendLines(context, cabinetId, followed, days[0] ?? today),
    listTrendChanges(context, cabinetId, followed),
  ]);
  const lineOf = new Map(lines.map((line) => [placeKey(line.product, line.city), line]));
  const changeOf = new Map(changes.map((row) => [placeKey(row.product, row.city), row]));
  return {
    days,
    trends: entries.flatMap(({ id, sku, city_id: city }) => {
      const line = lineOf.get(placeKey(sku, city));
      if (line === undefined) return [];
      const byDay = new Map(line.days.map((day, index) => [day, line.averages[index] ?? null]));
      return {
        entryId: PositionEntryId.parse(id),
        averages: days.map((_, index) => byDay.get(index) ?? null),
        answered: line.answered,
        found: line.found,
        day: readChange(changeOf.get(placeKey(sku, city)), 'day'),
        week: readChange(changeOf.get(placeKey(sku, city)), 'week'),
      };
    }),
  };
}
