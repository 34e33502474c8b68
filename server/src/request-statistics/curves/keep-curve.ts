import type { Span } from '../../own-queries/own-days.ts';
import { toStoredMoment } from '../../platform/clickhouse/stored-moment.ts';
import type { TimedStoresContext } from '../../platform/context.ts';
import { listCurve } from '../list-curve.ts';
import { digestCurveDays } from './digest-curve-days.ts';
import { findKeptCurve } from './find-kept-curve.ts';

/** Makes the curve of a period, unless that was done since one of its days came in. */
export async function keepCurve(context: TimedStoresContext, cabinetId: number, span: Span): Promise<void> {
  const madeOf = await digestCurveDays(context, cabinetId, span);
  if (await findKeptCurve(context, cabinetId, span, madeOf)) return;
  const rows = await listCurve(context, cabinetId, span);
  await context.clickhouse.insert('keep openings by place', 'own_place_curves', [
    {
      cabinet: cabinetId,
      first_day: span.from,
      last_day: span.to,
      made_of: madeOf,
      made_at: toStoredMoment(context.clock.now()),
      step: rows.map(({ step }) => step),
      ctr: rows.map(({ ctr }) => ctr),
      products: rows.map(({ products }) => products),
    },
  ]);
}
