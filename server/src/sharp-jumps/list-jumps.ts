import { JUMP_BOUNDS, type JumpDirection } from '@vitrina/contract/sharp-jumps.ts';
import * as z from 'zod';
import type { Context } from '../platform/context.ts';
import { wordFilter } from '../queries/word-filter.ts';
import { type JumpMarket, jumpSource, MERGED } from './jump-source.ts';
import { DIRECTION_SQL } from './rules.ts';

const Jump = z.object({ query_id: z.int(), before: z.number(), after: z.number() });
export type Jump = z.infer<typeof Jump>;

/** What narrows the market, the same for all directions. */
export type Narrowing = { base: number; contains: string };

/** The largest jumps of one direction by absolute change; of equal ones the more popular query first. */
export async function listJumps(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  market: JumpMarket,
  { base, contains, direction }: Narrowing & { direction: JumpDirection },
): Promise<Jump[]> {
  const source = jumpSource(market);
  const words = wordFilter(contains);
  return clickhouse.rows(
    'sharp jumps',
    `select query_id, before, after
    from ${source.sql}
    where greatest(before, after) >= {base:Int64} and ${DIRECTION_SQL[direction]} and ${words.sql}
    order by abs(after - before) desc, query_id
    limit {limit:UInt32}
    ${MERGED}`,
    { ...source.parameters, ...words.parameters, base, limit: JUMP_BOUNDS.rows },
    Jump,
  );
}
