import type { Span } from '../../own-queries/own-days.ts';
import type { Context } from '../../platform/context.ts';
import { listCurve, toSteps } from '../list-curve.ts';
import type { CurveStep } from '../rules.ts';
import { digestCurveDays } from './digest-curve-days.ts';
import { findKeptCurve } from './find-kept-curve.ts';
import { keepCurvesJob } from './keep-curves.job.ts';

export type CurveContext = Pick<Context, 'db' | 'clickhouse' | 'queue'>;

/** The curve of a period, of the days that are there at this moment; the next one who asks finds it made. */
export async function findCurve(context: CurveContext, cabinetId: number, span: Span): Promise<CurveStep[]> {
  // Before the rows are read: what comes in meanwhile makes another digest.
  const madeOf = await digestCurveDays(context, cabinetId, span);
  const kept = await findKeptCurve(context, cabinetId, span, madeOf);
  if (kept) return toSteps(kept);
  const rows = await listCurve(context, cabinetId, span);
  const singletonKey = `${cabinetId} ${span.from} ${span.to}`;
  await context.queue.publish(keepCurvesJob, { cabinetId, spans: [span] }, { singletonKey });
  return toSteps(rows);
}
