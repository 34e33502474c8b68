import * as z from 'zod';
import type { Context } from '../server/src/platform/context.ts';
import { keepListsOf } from '../server/src/queries/ready-lists/keep-lists.ts';
import { jumpLists } from '../server/src/sharp-jumps/ready/make-list.ts';
import { undervaluedList } from '../server/src/undervalued-queries/make-list.ts';
import { MARKET } from './fill-market.ts';
import type { Row } from './report.ts';

/** What the worker's loops do: the lists of the newest day, and of the days that were asked for. */
export async function makeLists(context: Context): Promise<void> {
  for (const maker of [undervaluedList, ...jumpLists]) await keepListsOf(context, maker, 'ozon');
}

const Size = z.object({ windows: z.int(), lists: z.int() });
const QUARTER = 0.25;

/** What the lists of the newest day take on the disk beside the windows that they are made of. */
export async function measureListBytes(context: Context): Promise<Row> {
  await makeLists(context);
  const [size] = await context.clickhouse.rows(
    'bytes of lists',
    `select sumIf(bytes_on_disk, table = 'sq_win') as windows,
      sumIf(bytes_on_disk, table in ('undervalued_lists', 'jump_rows', 'jump_bases')) as lists
    from system.parts
    where active and database = currentDatabase() and position(partition, {day:String}) > 0`,
    { day: MARKET.lastDay },
    Size,
  );
  const { windows, lists } = size ?? { windows: 0, lists: 0 };
  const ratio = lists / windows;
  return {
    what: 'lists of a day that are ready: undervalued queries, and jumps by window and metric',
    measured: `${(lists / 1e6).toFixed(1)} MB`,
    baseline: `the windows that they are made of: ${(windows / 1e6).toFixed(1)} MB`,
    ratio,
    budget: 'a quarter of the windows',
    isKept: ratio <= QUARTER,
  };
}
