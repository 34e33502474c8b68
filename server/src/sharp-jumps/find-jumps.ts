import { type JumpDirection, type JumpRow, USUAL_BASES } from '@vitrina/contract/sharp-jumps.ts';
import type { Context } from '../platform/context.ts';
import { listSpellings } from '../queries/spelling/list-spellings.ts';
import { type DescribedJump, type DescribedJumps, describeJumps } from './describe-jumps.ts';
import { listHolidays } from './holidays.ts';
import { listHours } from './list-hours.ts';
import { type JumpFilter, type ListedJumps, listJumps } from './list-jumps.ts';
import { listOwn } from './list-own.ts';
import type { WindowComparison } from './plan-comparison.ts';
import { listReadyJumps } from './ready/list-ready.ts';
import { type Found, toRow } from './to-row.ts';
import { listBrokenDays } from './whole-hours.ts';

export type JumpContext = Pick<Context, 'db' | 'clickhouse' | 'clock' | 'env'>;
export type Input = {
  cabinetId: number;
  direction: JumpDirection;
  minBase?: number | undefined;
  contains: string;
  isMisspelt: boolean;
};
export type FoundJumps = Pick<ListedJumps, 'totals' | 'market'> & { rows: JumpRow[]; withoutHours: number };

export function baseOf({ minBase }: Pick<Input, 'minBase'>, { metric }: WindowComparison): number {
  return minBase ?? USUAL_BASES[metric];
}

/** What is read for whoever asks: their own places and notes, hours that somebody had fetched, spellings as they are known now. */
async function findOwn(
  context: JumpContext,
  { cabinetId }: Input,
  comparison: WindowComparison,
  jumps: readonly DescribedJump[],
) {
  const ids = jumps.map(({ query_id }) => query_id);
  const texts = new Map(jumps.map(({ query_id, text }) => [query_id, text]));
  const { marketplace, spans } = comparison;
  const span = { marketplace, from: spans.before.from, to: spans.after.to };
  const [ownOf, hours, spellings] = await Promise.all([
    listOwn(context, cabinetId, comparison, texts),
    listHours(context, comparison, ids),
    listSpellings(context, span, ids),
  ]);
  return ({ query_id, text, counts, windows }: DescribedJump): Found => ({
    text,
    spelling: spellings.get(query_id) ?? { others: null, means: null },
    counts,
    hours: hours.get(query_id),
    windows,
    ...ownOf(query_id),
  });
}

async function listDescribed(
  context: JumpContext,
  comparison: WindowComparison,
  filter: JumpFilter,
): Promise<DescribedJumps> {
  const ready = await listReadyJumps(context, comparison, filter);
  if (ready) return ready;
  const { jumps, ...whole } = await listJumps(context, comparison, filter);
  return { ...whole, jumps: await describeJumps(context, comparison, jumps) };
}

/** The largest jumps of a comparable market, each with what explains it. */
export async function findJumps(
  context: JumpContext,
  input: Input,
  comparison: WindowComparison,
): Promise<FoundJumps> {
  const base = baseOf(input, comparison);
  const { jumps, ...whole } = await listDescribed(context, comparison, { ...input, base });
  if (jumps.length === 0) return { ...whole, rows: [], withoutHours: 0 };
  const findOne = await findOwn(context, input, comparison, jumps);
  const common = {
    market: comparison,
    base,
    holidays: listHolidays(comparison.spans.before.from, comparison.spans.after.to),
  };
  const rows = jumps.flatMap((jump) => {
    const found = findOne(jump);
    // A day without some of its hours is small for no reason of the buyers'.
    if (found.hours && listBrokenDays(found.hours).length > 0) return [];
    return [toRow(jump, found, common)];
  });
  return { ...whole, rows, withoutHours: jumps.length - rows.length };
}
