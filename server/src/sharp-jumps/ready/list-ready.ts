import { JUMP_BOUNDS, JUMP_DIRECTIONS, USUAL_BASES } from '@vitrina/contract/sharp-jumps.ts';
import * as z from 'zod';
import type { TimedStoresContext } from '../../platform/context.ts';
import { readReadyList } from '../../queries/ready-lists/read-ready-list.ts';
import { spellingFilter } from '../../queries/spelling/filter-sql.ts';
import type { DescribedJumps } from '../describe-jumps.ts';
import type { JumpFilter } from '../list-jumps.ts';
import type { WindowComparison } from '../plan-comparison.ts';

const LISTED =
  'win = {window:UInt8} and metric = {metric:String} and mp = {marketplace:String} and day = {day:Date} and version = {version:UInt64}';

const Row = z.object({
  query_id: z.int(),
  before: z.number(),
  after: z.number(),
  text: z.string(),
  counts: z.array(z.nullable(z.number())),
  past: z.array(z.number()),
  last_year: z.array(z.number()),
});

const Whole = z.object({
  rise: z.int(),
  fall: z.int(),
  new: z.int(),
  vanished: z.int(),
  market: z.array(z.number()).length(2),
});

function toJump({ last_year, past, ...row }: z.infer<typeof Row>) {
  const [before, after] = last_year;
  const lastYear = before === undefined || after === undefined ? null : { before, after };
  return { ...row, windows: { past, lastYear } };
}

async function readList(
  { clickhouse }: TimedStoresContext,
  { marketplace, window, metric, day }: WindowComparison,
  { base, direction, isMisspelt }: JumpFilter,
  version: number,
): Promise<DescribedJumps | undefined> {
  const spelled = spellingFilter(isMisspelt);
  const at = { marketplace, window, metric, day, version, base };
  const counts = JUMP_DIRECTIONS.map((one) => `countIf(direction = '${one}') as \`${one}\``);
  const [rows, [whole]] = await Promise.all([
    clickhouse.rows(
      'sharp jumps: page',
      `select query_id, before, after, text, counts, past, last_year
      from jump_rows
      where ${LISTED} and direction = {direction:String} and greatest(before, after) >= {base:UInt64} and ${spelled}
      order by smaller, query_id
      limit ${JUMP_BOUNDS.rows}`,
      { ...at, direction },
      Row,
    ),
    clickhouse.rows(
      'sharp jumps: totals',
      `select ${counts.join(', ')},
        (select [any(before), any(after)] from jump_rows where ${LISTED} and direction = 'market') as market
      from jump_bases
      where ${LISTED} and base >= {base:UInt64} and ${spelled}`,
      at,
      Whole,
    ),
  ]);
  const { market: [before = 0, after = 0] = [], ...totals } = whole ?? {
    rise: 0,
    fall: 0,
    new: 0,
    vanished: 0,
  };
  // The page goes on behind the rows that are kept with what explains them.
  if (rows.length < Math.min(JUMP_BOUNDS.rows, totals[direction])) return undefined;
  return { jumps: rows.map(toJump), totals, market: { before, after } };
}

/**
 * undefined: nothing is ready that has the answer. The market of some words is summed over all of its queries, and half of
 * a market never reaches the usual base: both are read when they are asked for.
 */
export async function listReadyJumps(
  context: TimedStoresContext,
  comparison: WindowComparison,
  filter: JumpFilter,
): Promise<DescribedJumps | undefined> {
  const { marketplace, window, metric, day } = comparison;
  if (filter.contains !== '' || filter.base < USUAL_BASES[metric]) return undefined;
  return readReadyList(context, { kind: `jumps ${window} ${metric}`, marketplace, day }, (version) =>
    readList(context, comparison, filter, version),
  );
}
