import { JUMP_DIRECTIONS } from '@vitrina/contract/sharp-jumps.ts';
import * as z from 'zod';
import type { Context } from '../platform/context.ts';
import { wordFilter } from '../queries/word-filter.ts';
import { type JumpMarket, jumpSource, MERGED } from './jump-source.ts';
import type { Narrowing } from './list-jumps.ts';
import { DIRECTION_SQL } from './rules.ts';

const Totals = z.object({
  rise: z.int(),
  fall: z.int(),
  new: z.int(),
  vanished: z.int(),
  market_before: z.number(),
  market_after: z.number(),
});

/** How many jumps of each direction there are, and how the market of these words moved as a whole. */
export async function countJumps(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  market: JumpMarket,
  { base, contains }: Narrowing,
) {
  const source = jumpSource(market);
  const words = wordFilter(contains);
  const counts = JUMP_DIRECTIONS.map(
    (direction) =>
      `countIf(greatest(before, after) >= {base:Int64} and ${DIRECTION_SQL[direction]}) as \`${direction}\``,
  );
  const [row] = await clickhouse.rows(
    'sharp jumps: totals',
    `select ${counts.join(', ')}, sum(before) as market_before, sum(after) as market_after
    from ${source.sql}
    where ${words.sql}
    ${MERGED}`,
    { ...source.parameters, ...words.parameters, base },
    Totals,
  );
  const { market_before: before = 0, market_after: after = 0, ...totals } = row ?? {};
  return { totals: { rise: 0, fall: 0, new: 0, vanished: 0, ...totals }, market: { before, after } };
}
