import { type JumpDirection, type JumpRow, USUAL_BASES } from '@vitrina/contract/sharp-jumps.ts';
import type { Context } from '../platform/context.ts';
import { listSpellings } from '../queries/spelling/list-spellings.ts';
import { listHolidays } from './holidays.ts';
import { listDaily } from './list-daily.ts';
import { listHours } from './list-hours.ts';
import { type Jump, type ListedJumps, listJumps } from './list-jumps.ts';
import { listOwn } from './list-own.ts';
import { listTexts } from './list-texts.ts';
import { listPastWindows } from './past-windows.ts';
import type { WindowComparison } from './plan-comparison.ts';
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

async function describe(
  context: JumpContext,
  { cabinetId }: Input,
  comparison: WindowComparison,
  jumps: readonly Jump[],
) {
  const ids = jumps.map(({ query_id }) => query_id);
  const { marketplace, spans } = comparison;
  const span = { marketplace, from: spans.before.from, to: spans.after.to };
  const [[texts, ownOf], counts, hours, windows, spellings] = await Promise.all([
    listTexts(context, ids).then(
      async (found) => [found, await listOwn(context, cabinetId, comparison, found)] as const,
    ),
    listDaily(context, comparison, ids),
    listHours(context, comparison, ids),
    listPastWindows(context, comparison, ids),
    listSpellings(context, span, ids),
  ]);
  return (id: number): Found => {
    return {
      text: texts.get(id) ?? '',
      spelling: spellings.get(id) ?? { others: null, means: null },
      counts: counts.get(id) ?? [],
      hours: hours.get(id),
      windows: windows.get(id),
      ...ownOf(id),
    };
  };
}

/** The largest jumps of a comparable market, each with what explains it. */
export async function findJumps(
  context: JumpContext,
  input: Input,
  comparison: WindowComparison,
): Promise<FoundJumps> {
  const base = baseOf(input, comparison);
  const { jumps, ...whole } = await listJumps(context, comparison, { ...input, base });
  if (jumps.length === 0) return { ...whole, rows: [], withoutHours: 0 };
  const describeOne = await describe(context, input, comparison, jumps);
  const common = {
    market: comparison,
    base,
    holidays: listHolidays(comparison.spans.before.from, comparison.spans.after.to),
  };
  const rows = jumps.flatMap((jump) => {
    const found = describeOne(jump.query_id);
    // A day without some of its hours is small for no reason of the buyers'.
    if (found.hours && listBrokenDays(found.hours).length > 0) return [];
    return [toRow(jump, found, common)];
  });
  return { ...whole, rows, withoutHours: jumps.length - rows.length };
}
