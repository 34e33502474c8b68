import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { StatisticsWindow } from '@vitrina/contract/search-history.ts';
import type { ReportContext } from '../../platform/context.ts';
import { coverageOf, endParameters, windowEnds } from '../measured-days.ts';
import { ONE_BLOCK } from '../one-block.ts';
import type { DayWindows } from '../tables.ts';
import { fromSums, WINDOW_EXPRESSIONS } from '../window-expressions.ts';
import { buildWordWindows } from './build-word-windows.ts';
import { IN_RANGE, listIdRanges } from './list-id-ranges.ts';

// 180,000 queries take 0.4 s and 173 MB; a second thread would take 352 MB and bring nothing, as nine days are merged in
// one order.
const INSERT_WINDOW = `insert into sq_win_next
  (mp, win, day, query_id, text, ${Object.keys(WINDOW_EXPRESSIONS).join(', ')})
  select
    {marketplace:String}, {window:UInt8}, {now:Date}, now.query_id, q.text,
    ${Object.values(WINDOW_EXPRESSIONS).join(',\n    ')}
  ${fromSums(Object.values(WINDOW_EXPRESSIONS), `and ${IN_RANGE}`)}
  any left join (select id, text from q where id > {above:UInt32} and id <= {upTo:UInt32}) as q on now.query_id = q.id
  where now.count > before2.count
  settings join_algorithm = 'full_sorting_merge', max_threads = 1, ${ONE_BLOCK}`;

const WINDOWS: readonly StatisticsWindow[] = [7, 28];
/** The name of the statement, by which a straggler is found. */
export function buildingWindows(marketplace: Marketplace): string {
  return `build windows of ${marketplace}`;
}

/** What is made of a day together: its windows, and the words of their queries. */
const TABLES = ['sq_win', 'word_win'] as const;

/** Makes both windows of a day from the running sums of at most nine days and puts them in place together. */
export async function buildWindows(
  { clickhouse }: ReportContext,
  marketplace: Marketplace,
  days: readonly Day[],
  day: Day,
): Promise<DayWindows> {
  const measured = new Set(days);
  const windows = { 7: coverageOf(measured, day, 7), 28: coverageOf(measured, day, 28) };
  const partition = '({marketplace:String}, {day:Date})';
  const at = { marketplace, day };
  await clickhouse.command(
    'drop unfinished windows',
    `alter table sq_win_next drop partition ${partition}`,
    at,
  );
  const ranges = await listIdRanges({ clickhouse });
  for (const window of WINDOWS)
    for (const range of ranges)
      await clickhouse.command(buildingWindows(marketplace), INSERT_WINDOW, {
        marketplace,
        window,
        ...range,
        ...endParameters(windowEnds(days, day, window), windows[window]),
      });
  await buildWordWindows({ clickhouse }, marketplace, day, WINDOWS);
  for (const table of TABLES)
    await clickhouse.command(
      'publish windows',
      `alter table ${table} replace partition ${partition} from ${table}_next`,
      at,
    );
  for (const table of TABLES)
    await clickhouse.command(
      'drop built windows',
      `alter table ${table}_next drop partition ${partition}`,
      at,
    );
  return windows;
}

export async function dropWindows(
  { clickhouse }: ReportContext,
  marketplace: Marketplace,
  day: Day,
): Promise<void> {
  for (const table of TABLES)
    await clickhouse.command(
      'drop old windows',
      `alter table ${table} drop partition ({marketplace:String}, {day:Date})`,
      { marketplace, day },
    );
}
