import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { StatisticsWindow } from '@vitrina/contract/search-history.ts';
import type { Context } from '../../platform/context.ts';
import { ONE_BLOCK } from '../add-queries.ts';
import { coverageOf, endParameters, windowEnds } from '../measured-days.ts';
import type { DayWindows } from '../tables.ts';
import { fromSums, WINDOW_EXPRESSIONS } from '../window-expressions.ts';

// 1.8 s for a window of a million queries.
const INSERT_WINDOW = `insert into sq_win_next
  (mp, win, day, query_id, text, ${Object.keys(WINDOW_EXPRESSIONS).join(', ')})
  select
    {marketplace:String}, {window:UInt8}, {now:Date}, now.query_id, q.text,
    ${Object.values(WINDOW_EXPRESSIONS).join(',\n    ')}
  ${fromSums(Object.values(WINDOW_EXPRESSIONS))}
  any left join q on now.query_id = q.id
  where now.count > before2.count
  settings join_algorithm = 'full_sorting_merge', ${ONE_BLOCK}`;

const WINDOWS: readonly StatisticsWindow[] = [7, 28];
/** The name of the statement, by which a straggler is found. */
export function buildingWindows(marketplace: Marketplace): string {
  return `build windows of ${marketplace}`;
}

/** Makes both windows of a day from the running sums of at most nine days and puts them in place together. */
export async function buildWindows(
  { clickhouse }: Pick<Context, 'clickhouse'>,
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
  for (const window of WINDOWS)
    await clickhouse.command(buildingWindows(marketplace), INSERT_WINDOW, {
      marketplace,
      window,
      ...endParameters(windowEnds(days, day, window), windows[window]),
    });
  await clickhouse.command(
    'publish windows',
    `alter table sq_win replace partition ${partition} from sq_win_next`,
    at,
  );
  await clickhouse.command('drop built windows', `alter table sq_win_next drop partition ${partition}`, at);
  return windows;
}

export async function dropWindows(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  marketplace: Marketplace,
  day: Day,
): Promise<void> {
  await clickhouse.command(
    'drop old windows',
    'alter table sq_win drop partition ({marketplace:String}, {day:Date})',
    { marketplace, day },
  );
}
