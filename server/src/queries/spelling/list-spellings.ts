import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { type RowSpelling, SPELLING_REASONS } from '@vitrina/contract/tools/spellings.ts';
import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';
import { describeSpellings } from './describe-spellings.ts';

/** The days whose searches are compared. */
export type SpellingSpan = { marketplace: Marketplace; from: Day; to: Day };

const Pair = z.object({ query_id: z.int(), means: z.int(), reason: z.enum(SPELLING_REASONS) });
const Text = z.object({ id: z.int(), text: z.string() });
const Count = z.object({ query_id: z.int(), count: z.number() });

async function listTexts(
  { clickhouse }: ReportContext,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const sql = 'select id, text from q where id in {ids:Array(UInt32)}';
  const rows = await clickhouse.rows('texts of spellings', sql, { ids }, Text);
  return new Map(rows.map(({ id, text }) => [id, text]));
}

async function countSearches(
  { clickhouse }: ReportContext,
  { marketplace, from, to }: SpellingSpan,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const rows = await clickhouse.rows(
    'searches of spellings',
    `select query_id, sum(count) as count
    from sq_hist
    where mp = {marketplace:String} and query_id in {ids:Array(UInt32)} and day between {from:Date} and {to:Date}
    group by query_id`,
    { marketplace, ids, from, to },
    Count,
  );
  return new Map(rows.map(({ query_id, count }) => [query_id, count]));
}

/** The other spellings of each row of a list, or what a misspelt row means, with their part of the searches of a span. */
export async function listSpellings(
  context: ReportContext,
  span: SpellingSpan,
  ids: readonly number[],
): Promise<Map<number, RowSpelling>> {
  const pairs = await context.clickhouse.rows(
    'list spellings',
    `select query_id, means, reason from query_spellings
    where means in {ids:Array(UInt32)} or query_id in {ids:Array(UInt32)}`,
    { ids },
    Pair,
  );
  if (pairs.length === 0) return describeSpellings(ids, [], new Map());
  const spelled = pairs.flatMap(({ query_id, means }) => [query_id, means]);
  const [texts, counts] = await Promise.all([
    listTexts(context, [...new Set(spelled)]),
    countSearches(context, span, [...new Set([...ids, ...pairs.map(({ query_id }) => query_id)])]),
  ]);
  const spellings = pairs.flatMap(({ query_id, means, reason }) => {
    const [query, means_query] = [texts.get(query_id), texts.get(means)];
    return query === undefined || means_query === undefined
      ? []
      : [{ query_id, query, means, means_query, reason }];
  });
  return describeSpellings(ids, spellings, counts);
}
