import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { StatisticsWindow } from '@vitrina/contract/search-history.ts';
import type { Context } from '../../platform/context.ts';
import { ONE_BLOCK } from '../add-queries.ts';
import { ADDITIVE, MOMENT_ORIGIN } from '../columns.ts';
import { type Coverage, coverageOf, windowEnds } from '../measured-days.ts';
import type { DayWindows } from '../tables.ts';

const ALL = ADDITIVE.join(', ');
const sumsOf = (end: string, columns: string) =>
  `(select query_id, ${columns} from sq_cum where mp = {marketplace:String} and day = {${end}:Date}) as ${end}`;
const join = (end: string, columns: string) => `any left join ${sumsOf(end, columns)} on now.query_id = ${end}.query_id`;

// Every day holds every query of the days before it, in the same order: left joins of sorted streams, 1.8 s a million.
const INSERT_WINDOW = `insert into sq_win_next
  (mp, win, day, query_id, text, ${ALL}, ${ADDITIVE.map((column) => `${column}_before`).join(', ')},
   price_sum, price_count, moment, sellers, products, other, other_before, peak)
  select
    {marketplace:String}, {window:UInt8}, {now:Date}, now.query_id, q.text,
    ${ADDITIVE.map((column) => `now.${column} - before.${column}`).join(', ')},
    ${ADDITIVE.map((column) => `before.${column} - before2.${column}`).join(', ')},
    now.price_sum - before.price_sum,
    now.price_count - before.price_count,
    toInt64(now.moment - before.moment)
      - toInt64(now.count - before.count) * toInt64({now:Date} - toDate('${MOMENT_ORIGIN}')),
    now.sellers, now.products,
    now.count - other.count,
    other.count - other2.count,
    greatest(
      (now.count - before.count) * {whole1:UInt8},
      (before.count - before2.count) * {whole2:UInt8},
      (before2.count - before3.count) * {whole3:UInt8},
      (before3.count - before4.count) * {whole4:UInt8}
    )
  from ${sumsOf('now', `${ALL}, price_sum, price_count, moment, sellers, products`)}
  ${join('before', `${ALL}, price_sum, price_count, moment`)}
  ${join('before2', ALL)}
  ${join('before3', 'count')}
  ${join('before4', 'count')}
  ${join('other', 'count')}
  ${join('other2', 'count')}
  any left join q on now.query_id = q.id
  where now.count > before2.count
  settings join_algorithm = 'full_sorting_merge', ${ONE_BLOCK}`;

const WINDOWS: readonly StatisticsWindow[] = [7, 28];
const NO_DAY: Day = '1970-01-01';

function parametersOf(days: readonly Day[], day: Day, window: StatisticsWindow, coverage: Coverage) {
  const ends = Object.entries(windowEnds(days, day, window));
  const [whole1, whole2, whole3, whole4] = coverage.wholeWindows.map(Number);
  return {
    ...Object.fromEntries(ends.map(([end, at]) => [end, at ?? NO_DAY])),
    window,
    whole1,
    whole2,
    whole3,
    whole4,
  };
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
    await clickhouse.command('build windows', INSERT_WINDOW, {
      marketplace,
      ...parametersOf(days, day, window, windows[window]),
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
