import { type JumpDirection, type JumpRow, USUAL_BASES } from '@vitrina/contract/sharp-jumps.ts';
import type { Context } from '../platform/context.ts';
import { listHolidays } from './holidays.ts';
import type { JumpMarket } from './jump-source.ts';
import { listDaily } from './list-daily.ts';
import { listHours } from './list-hours.ts';
import { type Jump, type ListedJumps, listJumps } from './list-jumps.ts';
import { listOwn } from './list-own.ts';
import { listTexts } from './list-texts.ts';
import { listPastWindows } from './past-windows.ts';
import { type Found, toRow } from './to-row.ts';
import { listBrokenDays } from './whole-hours.ts';

export type JumpContext = Pick<Context, 'db' | 'clickhouse' | 'clock' | 'env'>;
export type Asked = {
  cabinetId: number;
  direction: JumpDirection;
  minBase?: number | undefined;
  contains: string;
};
export type FoundJumps = Pick<ListedJumps, 'totals' | 'market'> & { rows: JumpRow[]; withoutHours: number };

export function baseOf({ minBase }: Pick<Asked, 'minBase'>, { metric }: JumpMarket): number {
  return minBase ?? USUAL_BASES[metric];
}

async function describe(
  context: JumpContext,
  { cabinetId }: Asked,
  market: JumpMarket,
  jumps: readonly Jump[],
) {
  const ids = jumps.map(({ query_id }) => query_id);
  const [[texts, ownOf], counts, hours, windows] = await Promise.all([
    listTexts(context, ids).then(
      async (found) => [found, await listOwn(context, cabinetId, market, found)] as const,
    ),
    listDaily(context, market, ids),
    listHours(context, market, ids),
    listPastWindows(context, market, ids),
  ]);
  return (id: number): Found => {
    return {
      text: texts.get(id) ?? '',
      counts: counts.get(id) ?? [],
      hours: hours.get(id),
      windows: windows.get(id),
      ...ownOf(id),
    };
  };
}

/** The largest jumps of a comparable market, each with what explains it. */
export async function findJumps(context: JumpContext, asked: Asked, market: JumpMarket): Promise<FoundJumps> {
  const base = baseOf(asked, market);
  const { jumps, ...whole } = await listJumps(context, market, { ...asked, base });
  if (jumps.length === 0) return { ...whole, rows: [], withoutHours: 0 };
  const describeOne = await describe(context, asked, market, jumps);
  const common = { market, base, holidays: listHolidays(market.spans.before.from, market.spans.after.to) };
  const rows = jumps.flatMap((jump) => {
    const found = describeOne(jump.query_id);
    // A day without some of its hours is small for no reason of the buyers'.
    if (found.hours && listBrokenDays(found.hours).length > 0) return [];
    return [toRow(jump, found, common)];
  });
  return { ...whole, rows, withoutHours: jumps.length - rows.length };
}
