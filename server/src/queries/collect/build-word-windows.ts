import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { StatisticsWindow } from '@vitrina/contract/search-history.ts';
import type { ReportContext } from '../../platform/context.ts';
import { ONE_BLOCK } from '../one-block.ts';

/** The name of the statement, by which a straggler is found. */
export function buildingWords(marketplace: Marketplace): string {
  return `build words of ${marketplace}`;
}

const MADE = 'mp = {marketplace:String} and win = {window:UInt8} and day = {day:Date} and count > 0';

// Of two that are searched as much the one with the lower number stands, whichever part or node is read first. The text of the
// most searched query is joined to the sums: carried along, a million texts would fill the memory.
const INSERT_WORDS = `insert into word_win_next
  (mp, win, day, stem, queries, count, ca, ord, buyers, gmv, count_before, top_query)
  select
    {marketplace:String}, {window:UInt8}, {day:Date}, sums.stem,
    sums.queries, sums.count, sums.ca, sums.ord, sums.buyers, sums.gmv, sums.count_before, named.text
  from (select query_id, text from sq_win_next where ${MADE}) as named
  inner join
  (
    select
      word.stem as stem, count() as queries, sum(made.count) as count, sum(made.ca) as ca, sum(made.ord) as ord,
      sum(made.buyers) as buyers, sum(made.gmv) as gmv, sum(made.count_before) as count_before,
      argMax(made.query_id, (made.count, -toInt64(made.query_id))) as top
    from q_word as word
    any left join
      (select query_id, count, ca, ord, buyers, gmv, count_before from sq_win_next where ${MADE}) as made
      on word.query_id = made.query_id
    where made.query_id > 0
    group by word.stem
  ) as sums on named.query_id = sums.top
  order by sums.stem
  settings max_threads = 1, ${ONE_BLOCK}`;

/** Sums the windows of a day that are being made by the words of their queries; a query counts once for a word. */
export async function buildWordWindows(
  { clickhouse }: ReportContext,
  marketplace: Marketplace,
  day: Day,
  windows: readonly StatisticsWindow[],
): Promise<void> {
  await clickhouse.command(
    'drop unfinished words',
    'alter table word_win_next drop partition ({marketplace:String}, {day:Date})',
    { marketplace, day },
  );
  for (const window of windows)
    await clickhouse.command(buildingWords(marketplace), INSERT_WORDS, { marketplace, day, window });
}
