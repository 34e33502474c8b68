import type { Marketplace } from '@vitrina/contract/ids.ts';
import * as z from 'zod';
import type { ReportContext, StoresContext } from '../platform/context.ts';
import { listMeasuredDays } from '../queries/list-stored-days.ts';
import { normaliseQuery } from '../queries/rules.ts';

const MOST = 10;
/** Ids follow popularity, so the first of them answer almost every question in a fifth of the time. */
const POPULAR_IDS = 200_000;
const ALL_IDS = 2 ** 32 - 1;

const Suggestion = z.object({ query: z.string(), count: z.number() });
type Suggestion = z.infer<typeof Suggestion>;

async function listMatches(
  { clickhouse }: ReportContext,
  parameters: { marketplace: Marketplace; day: string; part: string },
  maxId: number,
): Promise<Suggestion[]> {
  return clickhouse.rows(
    'suggest queries',
    `select text as query, count
    from sq_win
    prewhere mp = {marketplace:String} and win = 7 and day = {day:Date} and query_id <= {maxId:UInt32}
    where position(text, {part:String}) > 0 and count > 0
    order by startsWith(text, {part:String}) desc, count desc, query_id
    limit {most:UInt8}`,
    { ...parameters, maxId, most: MOST },
    Suggestion,
  );
}

/** Queries that begin with what was typed, then those that contain it, by popularity of the last week. */
export async function suggestQueries(
  context: StoresContext,
  input: { marketplace: Marketplace; text: string },
): Promise<{ queries: Suggestion[] }> {
  const part = normaliseQuery(input.text);
  const newest = (await listMeasuredDays(context, input.marketplace)).findLast((line) => line.windows);
  if (!newest || part === '') return { queries: [] };
  const parameters = { marketplace: input.marketplace, day: newest.day, part };
  const popular = await listMatches(context, parameters, POPULAR_IDS);
  if (popular.length === MOST) return { queries: popular };
  return { queries: await listMatches(context, parameters, ALL_IDS) };
}
