import { Day, listDays } from '@vitrina/contract/dates.ts';
import { WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { normaliseQuery } from '../../queries/rules.ts';
import { normaliseQueries } from '../find-queries.ts';
import { requireScope } from '../require-scope.ts';
import { listDailyCounts } from '../table/list-daily-counts.ts';
import { type HoursContext, type HoursScope, openHours } from './open-hours.ts';
import { HOURS, isTooFew, spreadHours } from './rules.ts';

type Input = HoursScope & { cabinetId: number; queries: readonly string[]; query: string };
type HourDays = { days: { day: Day; counts: number[] | null }[] };

const Line = z.object({ day: Day, counts: z.array(z.number()).length(HOURS) });

async function listHours({ clickhouse }: ReportContext, input: HoursScope, id: number) {
  const { marketplace, cityId, from, to } = input;
  const lines = await clickhouse.rows(
    'searches by day and hour',
    `select day, counts
    from sq_hour final
    where mp = {marketplace:String} and city = {cityId:UInt32}
      and query_id = {id:UInt32} and day between {from:Date} and {to:Date}
    order by day`,
    { marketplace, cityId, id, from, to },
    Line,
  );
  return new Map(lines.map(({ day, counts }) => [day, counts]));
}

/** Searches of one of the asked queries by day and hour of the Moscow day. */
export async function getHourDays(context: HoursContext, input: Input): Promise<HourDays> {
  await requireScope(context, input);
  const text = normaliseQuery(input.query);
  // Another query would be a question that nobody counted.
  if (!normaliseQueries(input.queries).includes(text))
    throw problem('request.invalid', { field: 'query', rule: 'notAsked' });
  const { known, fetchedTo, isBroken } = await openHours(context, input, [text]);
  const [query] = known;
  if (query === undefined) throw problem('searchHistory.notFound');
  const [hours, counts] = await Promise.all([
    listHours(context, input, query.id),
    listDailyCounts(context, input, [query.id]),
  ]);
  if (isBroken && (input.cityId !== WHOLE_COUNTRY || hours.size === 0)) throw problem('external.serverError');
  const known24 = { fetchedTo, searched: counts.get(query.id), hours };
  const days = spreadHours(listDays(input.from, input.to), known24);
  if (days.every((one) => one.counts === null)) throw problem('searchHistory.notFound');
  if (isTooFew(days)) throw problem('statistics.tooFewQueries');
  return { days };
}
