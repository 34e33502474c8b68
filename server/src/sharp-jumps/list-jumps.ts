import { JUMP_BOUNDS, JUMP_DIRECTIONS, type JumpDirection } from '@vitrina/contract/sharp-jumps.ts';
import * as z from 'zod';
import type { ReportContext } from '../platform/context.ts';
import { spellingFilter } from '../queries/spelling/filter-sql.ts';
import { wordFilter } from '../queries/word-filter.ts';
import { jumpSource, MERGED, type WindowComparison } from './plan-comparison.ts';
import { DIRECTION_SQL } from './rules.ts';

export type Jump = { query_id: number; before: number; after: number };

const Found = z.object({
  rise: z.int(),
  fall: z.int(),
  new: z.int(),
  vanished: z.int(),
  market_before: z.number(),
  market_after: z.number(),
  // As the statement orders them: by less than nothing of the change, then by the query.
  jumps: z.array(z.tuple([z.number(), z.int(), z.number(), z.number()])),
});

export type JumpFilter = { base: number; contains: string; direction: JumpDirection; isMisspelt: boolean };
export type ListedJumps = {
  jumps: Jump[];
  totals: Record<JumpDirection, number>;
  market: { before: number; after: number };
};

/**
 * The largest jumps of one direction by absolute change, of equal ones the more popular query first; how many there are
 * of each direction; and how the market of these words moved as a whole. In one pass: an older market costs a join.
 */
export async function listJumps(
  { clickhouse }: ReportContext,
  comparison: WindowComparison,
  { base, contains, direction, isMisspelt }: JumpFilter,
): Promise<ListedJumps> {
  const source = jumpSource(comparison);
  const words = wordFilter(contains);
  // The market as a whole moves with all of its spellings.
  const spelled = spellingFilter(isMisspelt);
  const isJump = (one: JumpDirection) =>
    `${spelled} and greatest(before, after) >= {base:Int64} and ${DIRECTION_SQL[one]}`;
  const counts = JUMP_DIRECTIONS.map((one) => `countIf(${isJump(one)}) as \`${one}\``);
  const [row] = await clickhouse.rows(
    'sharp jumps',
    `select ${counts.join(', ')}, sum(before) as market_before, sum(after) as market_after,
      groupArraySortedIf(${JUMP_BOUNDS.rows})((-abs(after - before), query_id, before, after), ${isJump(direction)})
        as jumps
    from ${source.sql}
    where ${words.sql}
    ${MERGED}`,
    { ...source.parameters, ...words.parameters, base },
    Found,
  );
  const { market_before: before = 0, market_after: after = 0, jumps = [], ...totals } = row ?? {};
  return {
    jumps: jumps.map(([, query_id, ...sums]) => ({ query_id, before: sums[0], after: sums[1] })),
    totals: { rise: 0, fall: 0, new: 0, vanished: 0, ...totals },
    market: { before, after },
  };
}
