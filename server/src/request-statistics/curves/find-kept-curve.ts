import * as z from 'zod';
import type { Span } from '../../own-queries/own-days.ts';
import type { ReportContext } from '../../platform/context.ts';
import type { CurveRow } from '../list-curve.ts';

const Kept = z.object({ step: z.array(z.int()), ctr: z.array(z.number()), products: z.array(z.int()) });

/** The curve that was made of just these days; undefined: there is none. One without a step is known to have none. */
export async function findKeptCurve(
  { clickhouse }: ReportContext,
  cabinetId: number,
  { from, to }: Span,
  madeOf: string,
): Promise<CurveRow[] | undefined> {
  const [kept] = await clickhouse.rows(
    'openings by place as kept',
    `select step, ctr, products
    from own_place_curves final
    where cabinet = {cabinet:UInt32} and first_day = {from:Date} and last_day = {to:Date} and made_of = {madeOf:String}`,
    { cabinet: cabinetId, from, to, madeOf },
    Kept,
  );
  return kept?.step.map((step, place) => ({
    step,
    ctr: kept.ctr[place] ?? 0,
    products: kept.products[place] ?? 0,
  }));
}
