import { Day, daysBetween } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import * as z from 'zod';
import type { Context } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import { findAsked, normaliseAsked } from './asked-queries.ts';
import { demandScope } from './demand-scope.ts';
import { demandCity } from './histories/demand-city.ts';
import { closedSpan } from './histories/demand-histories.ts';
import { fetchHistories } from './histories/fetch-histories.ts';
import { listMeasuredDays } from './list-stored-days.ts';
import { listDailyCounts } from './table/list-daily-counts.ts';

type Asked = {
  cabinetId: number;
  marketplace: Marketplace;
  queries: readonly string[];
  cityId: number;
  from: Day;
  to: Day;
};
type Hours = { query: string; averages: (number | null)[]; measuredDays: number; totalDays: number };

const HOURS = 24;

const Line = z.object({
  query_id: z.int(),
  days: z.array(Day),
  sums: z.array(z.number()).length(HOURS),
});
type Line = z.infer<typeof Line>;

async function listHourSums({ clickhouse }: Pick<Context, 'clickhouse'>, asked: Asked, ids: number[]) {
  const { marketplace, cityId, from, to } = asked;
  const lines = await clickhouse.rows(
    'searches by hour',
    `select query_id, groupArray(day) as days, sumForEach(counts) as sums
    from sq_hour final
    where mp = {marketplace:String} and city = {cityId:UInt32}
      and query_id in {ids:Array(UInt32)} and day between {from:Date} and {to:Date}
    group by query_id`,
    { marketplace, cityId, ids, from, to },
    Line,
  );
  return new Map(lines.map((line) => [line.query_id, line]));
}

/** A fetched day on which nobody searched is a day of zeros; a day that has searches but no hours is not known. */
export function countKnownDays(
  fetchedDays: number,
  searched: ReadonlyMap<Day, number> | undefined,
  withHours: readonly Day[],
): number {
  const known = new Set(withHours);
  const withoutHours = [...(searched?.keys() ?? [])].filter((day) => !known.has(day));
  return Math.max(known.size, fetchedDays - withoutHours.length);
}

function toHours(line: Line | undefined, measuredDays: number): (number | null)[] {
  return Array.from({ length: HOURS }, (_, hour) =>
    measuredDays === 0 ? null : (line?.sums[hour] ?? 0) / measuredDays,
  );
}

/** Searches of an average day of the period by hour of the Moscow day, over the days whose hours are known. */
export async function getHours(
  context: Pick<Context, 'db' | 'clickhouse' | 'clock' | 'env' | 'log' | 'send'>,
  asked: Asked,
): Promise<{ hours: Hours[] }> {
  await demandScope(context, asked);
  await demandCity(context, asked.cityId);
  const newest = (await listMeasuredDays(context, asked.marketplace)).at(-1)?.day;
  const texts = normaliseAsked(asked.queries);
  const known = await findAsked(context, texts);
  const isCountry = asked.cityId === WHOLE_COUNTRY;
  const closed = closedSpan(asked, asked, newest, context.clock.now());
  // A city's days come with its hours, so both are brought for the span that the table needs.
  const span = isCountry ? { from: asked.from, to: closed.to } : closed;
  const { outcome } = await fetchHistories(context, asked, known, span);
  const ids = known.map(({ id }) => id);
  const [lines, counts] = await Promise.all([
    listHourSums(context, asked, ids),
    listDailyCounts(context, asked, ids),
  ]);
  // What is stored of the whole country is still shown: the coverage beside it says how much that is.
  if (outcome !== 'ok' && outcome !== 'off' && (!isCountry || lines.size === 0))
    throw problem('external.serverError');
  const totalDays = daysBetween(asked.from, asked.to) + 1;
  const fetchedDays = outcome === 'ok' ? Math.max(0, daysBetween(asked.from, closed.to) + 1) : 0;
  const idOf = new Map(known.map(({ id, text }) => [text, id]));
  const hours = texts.map((text) => {
    const id = idOf.get(text) ?? 0;
    const line = lines.get(id);
    const measuredDays = idOf.has(text) ? countKnownDays(fetchedDays, counts.get(id), line?.days ?? []) : 0;
    return { query: text, averages: toHours(line, measuredDays), measuredDays, totalDays };
  });
  return { hours };
}
