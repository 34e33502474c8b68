import { Day } from '@vitrina/contract/dates.ts';
import { WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { normaliseAsked } from '../asked-queries.ts';
import { requireScope } from '../require-scope.ts';
import { listDailyCounts } from '../table/list-daily-counts.ts';
import { type HoursContext, type HoursScope, openHours } from './open-hours.ts';
import { countDays, countKnownDays, HOURS } from './rules.ts';

type Asked = HoursScope & { cabinetId: number; queries: readonly string[]; first: number };
type Hours = { query: string; averages: (number | null)[]; measuredDays: number; totalDays: number };

const Line = z.object({
  query_id: z.int(),
  days: z.array(Day),
  sums: z.array(z.number()).length(HOURS),
});
type Line = z.infer<typeof Line>;

async function listHourSums({ clickhouse }: ReportContext, asked: HoursScope, ids: number[]) {
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

function toHours(line: Line | undefined, measuredDays: number): (number | null)[] {
  return Array.from({ length: HOURS }, (_, hour) =>
    measuredDays === 0 ? null : (line?.sums[hour] ?? 0) / measuredDays,
  );
}

/** Searches of an average day of the period by hour of the Moscow day, over the days whose hours are known. */
export async function getHours(context: HoursContext, asked: Asked): Promise<{ hours: Hours[] }> {
  await requireScope(context, asked);
  const texts = normaliseAsked(asked.queries).slice(0, asked.first);
  const { known, fetchedTo, isBroken } = await openHours(context, asked, texts);
  const ids = known.map(({ id }) => id);
  const [lines, counts] = await Promise.all([
    listHourSums(context, asked, ids),
    listDailyCounts(context, asked, ids),
  ]);
  // What is stored of the whole country is still shown: the coverage beside it says how much that is.
  if (isBroken && (asked.cityId !== WHOLE_COUNTRY || lines.size === 0)) throw problem('external.serverError');
  const totalDays = countDays(asked.from, asked.to);
  const fetchedDays = countDays(asked.from, fetchedTo);
  const idOf = new Map(known.map(({ id, text }) => [text, id]));
  const hours = texts.map((text) => {
    const id = idOf.get(text) ?? 0;
    const line = lines.get(id);
    const measuredDays = idOf.has(text) ? countKnownDays(fetchedDays, counts.get(id), line?.days ?? []) : 0;
    return { query: text, averages: toHours(line, measuredDays), measuredDays, totalDays };
  });
  return { hours };
}
