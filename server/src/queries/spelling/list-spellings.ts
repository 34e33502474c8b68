import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { type RowSpelling, SPELLING_REASONS } from '@vitrina/contract/tools/spellings.ts';
import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';
import { describeSpellings } from './describe-spellings.ts';

/** The days whose searches are compared. */
export type SpellingSpan = { marketplace: Marketplace; from: Day; to: Day };

const Spelling = z.object({
  query_id: z.int(),
  query: z.string(),
  means: z.int(),
  means_query: z.string(),
  reason: z.enum(SPELLING_REASONS),
});
const Count = z.object({ query_id: z.int(), count: z.number() });

const OF_ROWS = '(means in {ids:Array(UInt32)} or query_id in {ids:Array(UInt32)})';
const KNOWN = `(select id, text from q where id in
  (select arrayJoin([query_id, means]) from query_spellings where ${OF_ROWS}))`;

/** The other spellings of each row of a list, or what a misspelt row means, with their part of the searches of a span. */
export async function listSpellings(
  { clickhouse }: ReportContext,
  { marketplace, from, to }: SpellingSpan,
  ids: readonly number[],
): Promise<Map<number, RowSpelling>> {
  const spellings = await clickhouse.rows(
    'list spellings',
    `select spelling.query_id as query_id, written.text as query, spelling.means as means, meant.text as means_query,
      spelling.reason as reason
    from (select * from query_spellings where ${OF_ROWS}) as spelling
    inner join ${KNOWN} as written on spelling.query_id = written.id
    inner join ${KNOWN} as meant on spelling.means = meant.id`,
    { ids },
    Spelling,
  );
  if (spellings.length === 0) return describeSpellings(ids, [], new Map());
  const searched = [...new Set([...ids, ...spellings.map(({ query_id }) => query_id)])];
  const counts = await clickhouse.rows(
    'searches of spellings',
    `select query_id, sum(count) as count
    from sq_hist
    where mp = {marketplace:String} and query_id in {searched:Array(UInt32)} and day between {from:Date} and {to:Date}
    group by query_id`,
    { marketplace, searched, from, to },
    Count,
  );
  return describeSpellings(ids, spellings, new Map(counts.map(({ query_id, count }) => [query_id, count])));
}
