import { Day } from '@vitrina/contract/dates.ts';
import { WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { normaliseQueries } from '../find-queries.ts';
import { requireScope } from '../require-scope.ts';
import { listDailyCounts } from '../table/list-daily-counts.ts';
import { type HoursContext, type HoursScope, openHours } from './open-hours.ts';
import { countDays, countKnownDays, HOURS } from './rules.ts';

type Input = HoursScope & { cabinetId: number; queries: readonly string[]; first: number };
type Hours = { query: string; averages: (number | null)[]; measuredDays: number; totalDays: number };

const Line = z.object({
  query_id: z.int(),
  days: z.array(Day),
  sums: z.array(z.number()).length(HOURS),
});
type Line = z.infer<typeof Line>;

async function listHourSums({ clickhouse }: ReportContext, input: HoursScope, ids: number[]) {
  const { marketplace, cityId, from, to } = input;
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
export async function getHours(context: HoursContext, input: Input): Promise<{ hours: Hours[] }> {
  await requireScope(context, input);
  const texts = normaliseQueries(input.queries).slice(0, input.first);
  const { known, fetchedTo, isBroken } = await openHours(context, input, texts);
  const ids = known.map(({ id }) => id);
  const [lines, counts] = await Promise.all([
    listHourSums(context, input, ids),
    listDailyCounts(context, input, ids),
  ]);
  // What is stored of the whole country is still shown: the coverage beside it says how much that is.
  if (isBroken && (input.cityId !== WHOLE_COUNTRY || lines.size === 0)) throw problem('external.serverError');
  const totalDays = countDays(input.from, input.to);
  const fetchedDays = countDays(input.from, fetchedTo);
  const idOf = new Map(known.map(({ id, text }) => [text, id]));
  const hours = texts.map((text) => {
    const id = idOf.get(text) ?? 0;
    const line = lines.get(id);
    const measuredDays = idOf.has(text) ? countKnownDays(fetchedDays, counts.get(id), line?.days ?? []) : 0;
    return { query: text, averages: toHours(line, measuredDays), measuredDays, totalDays };
  });
  return { hours };
}
