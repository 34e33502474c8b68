import type { Day } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import { QUERY_TEXT } from '../../own-queries/figures-sql.ts';
import type { Span } from '../../own-queries/own-days.ts';
import type { ReportContext, StoresContext } from '../../platform/context.ts';
import { findQueryIds } from '../../queries/find-query-ids.ts';
import { listMeasuredDays } from '../../queries/list-stored-days.ts';
import { spellingFilter } from '../../queries/spelling/filter-sql.ts';

/** Of the queries that led to the seller's products the ones that brought most. */
const OWN_QUERIES = 500;
const WEEK_DAYS = 7;
/** Small numbers vary by half for no reason (docs/decisions/0020). */
const LEAST_SEARCHES = 200;
const LEAST_SHARE = 0.3;
const MOST_JUMPS = 200;

const OwnText = z.object({ text: z.string() });
const Row = z.object({ query_id: z.int(), before: z.int(), after: z.int() });
export type QueryJump = { text: string; before: number; after: number };

/** Queries that led to the seller's products in a week, those that brought most first. */
export async function listOwnTexts(
  { clickhouse }: ReportContext,
  cabinetId: number,
  { from, to }: Span,
): Promise<string[]> {
  const rows = await clickhouse.rows(
    'own queries that bring most',
    `select ${QUERY_TEXT} as text
    from own_query_day as own
    where own.cabinet = {cabinet:UInt32} and own.day between {from:Date} and {to:Date}
    group by text
    order by sum(own.gmv_kopecks) desc nulls last, sum(own.search_users) desc nulls last, text
    limit ${OWN_QUERIES}`,
    { cabinet: cabinetId, from, to },
    OwnText,
  );
  return rows.map(({ text }) => text);
}

async function findWeek(context: StoresContext): Promise<Day | undefined> {
  const stored = await listMeasuredDays(context, 'ozon');
  const newest = stored.findLast(({ windows }) => windows !== null);
  const whole = newest?.windows?.[WEEK_DAYS]?.wholeWindows ?? [];
  // A week with a gap is small for no reason of the buyers'.
  return whole[0] === true && whole[1] === true ? newest?.day : undefined;
}

/** Which of some queries were searched much more, or much less, in the newest measured week than in the week before. */
export async function listQueryJumps(context: StoresContext, texts: readonly string[]): Promise<QueryJump[]> {
  const day = texts.length === 0 ? undefined : await findWeek(context);
  if (day === undefined) return [];
  const ids = await findQueryIds(context, texts);
  const textOf = new Map([...ids].map(([text, id]) => [id, text]));
  if (textOf.size === 0) return [];
  const rows = await context.clickhouse.rows(
    'jumps of own queries',
    `select query_id, toInt64(count_before) as before, toInt64(count) as after
    from sq_win
    prewhere mp = 'ozon' and win = ${WEEK_DAYS} and day = {day:Date} and query_id in {ids:Array(UInt32)}
    where ${spellingFilter(false)} and greatest(before, after) >= ${LEAST_SEARCHES}
      and abs(after - before) >= ${LEAST_SHARE} * before
    order by abs(after - before) desc, query_id
    limit ${MOST_JUMPS}`,
    { day, ids: [...textOf.keys()] },
    Row,
  );
  return rows.flatMap(({ query_id, before, after }) => {
    const text = textOf.get(query_id);
    return text === undefined ? [] : [{ text, before, after }];
  });
}
