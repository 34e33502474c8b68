import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { StatisticsWindow } from '@vitrina/contract/search-history.ts';
import {
  JUMP_BOUNDS,
  JUMP_DIRECTIONS,
  JUMP_METRICS,
  JumpDirection,
  type JumpMetric,
  USUAL_BASES,
} from '@vitrina/contract/sharp-jumps.ts';
import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';
import { ONE_BLOCK } from '../../queries/one-block.ts';
import type { ListMaker } from '../../queries/ready-lists/keep-lists.ts';
import { describeJumps } from '../describe-jumps.ts';
import { jumpSource, MERGED, planComparison, type WindowComparison } from '../plan-comparison.ts';
import { DIRECTION_SQL } from '../rules.ts';

const STATEMENT = 'make jump list';
/** Other spellings of a query, half of some markets, stand among them until a page leaves them out. */
const ROWS = 3 * JUMP_BOUNDS.rows;
/** Written in some milliseconds. */
const ROWS_AT_ONCE = 500;

const PLACE = '{window:UInt8}, {metric:String}, {marketplace:String}, {day:Date}, {version:UInt64}';
const DIRECTION = `multiIf(${JUMP_DIRECTIONS.map((one) => `${DIRECTION_SQL[one]}, '${one}'`).join(', ')}, '')`;

type At = { comparison: WindowComparison; version: number };

function parametersOf({ comparison, version }: At) {
  const { marketplace, window, metric, day } = comparison;
  const { parameters } = jumpSource(comparison);
  return { ...parameters, marketplace, window, metric, day, version, base: USUAL_BASES[metric] };
}

/** All queries that reached the base, by their direction. */
async function makeBases({ clickhouse }: ReportContext, at: At): Promise<void> {
  await clickhouse.command(
    STATEMENT,
    `insert into jump_bases (win, metric, mp, day, version, direction, base, query_id)
    select ${PLACE}, ${DIRECTION} as direction, greatest(before, after) as base, query_id
    from ${jumpSource(at.comparison).sql}
    where base >= {base:Int64} and before != after
    ${MERGED}, ${ONE_BLOCK}`,
    parametersOf(at),
  );
}

/** The market as a whole moves with queries of any base. */
async function makeMarket({ clickhouse }: ReportContext, at: At): Promise<void> {
  await clickhouse.command(
    STATEMENT,
    `insert into jump_rows (win, metric, mp, day, version, direction, smaller, query_id, before, after)
    select ${PLACE}, 'market', 0, 0, sum(before), sum(after)
    from ${jumpSource(at.comparison).sql}
    ${MERGED}`,
    parametersOf(at),
  );
}

const Largest = z.object({
  direction: JumpDirection,
  query_id: z.int(),
  before: z.number(),
  after: z.number(),
});

/** The largest of each direction with what explains them. */
async function makeRows(context: ReportContext, at: At): Promise<void> {
  const { comparison, version } = at;
  const { marketplace, window, metric, day } = comparison;
  const largest = await context.clickhouse.rows(
    'largest jumps',
    `select ${DIRECTION} as direction, query_id, before, after
    from ${jumpSource(comparison).sql}
    where greatest(before, after) >= {base:Int64} and before != after
    order by abs(after - before) desc, query_id
    limit ${ROWS} by direction
    ${MERGED}`,
    parametersOf(at),
    Largest,
  );
  for (let from = 0; from < largest.length; from += ROWS_AT_ONCE) {
    const rows = await describeJumps(context, comparison, largest.slice(from, from + ROWS_AT_ONCE));
    await context.clickhouse.insert(
      STATEMENT,
      'jump_rows',
      rows.map(({ windows, ...row }) => ({
        ...row,
        win: window,
        metric,
        mp: marketplace,
        day,
        version,
        smaller: String(2n ** 64n - 1n - BigInt(Math.abs(row.after - row.before))),
        past: windows?.past ?? [],
        last_year: windows?.lastYear ? [windows.lastYear.before, windows.lastYear.after] : [],
      })),
    );
    await yieldToOthers();
  }
}

function jumpList(window: StatisticsWindow, metric: JumpMetric): ListMaker {
  return {
    kind: `jumps ${window} ${metric}`,
    tables: ['jump_rows', 'jump_bases'],
    of: { win: window, metric },
    statement: STATEMENT,
    fill: async (context, { marketplace, day, version }, stored) => {
      const comparison = planComparison({ marketplace, window, metric }, stored, day);
      if (!comparison.spans.isComparable) return;
      const at = { comparison, version };
      await makeBases(context, at);
      await makeMarket(context, at);
      await makeRows(context, at);
    },
  };
}

export const jumpLists: readonly ListMaker[] = ([7, 28] as const).flatMap((window) =>
  JUMP_METRICS.map((metric) => jumpList(window, metric)),
);
