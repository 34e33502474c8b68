import { addDays } from '@vitrina/contract/dates.ts';
import { lastReadyDay } from '../../own-queries/rules.ts';
import type { Context } from '../../platform/context.ts';
import { spanBefore } from '../period.ts';
import { keepCurvesJob } from './keep-curves.job.ts';

/** The periods that the screen offers first, each with the one that it is compared with. */
const USUAL_DAYS = [7, 28] as const;

export async function orderUsualCurves(
  { queue, clock }: Pick<Context, 'queue' | 'clock'>,
  cabinetId: number,
): Promise<void> {
  const to = lastReadyDay(clock.now());
  const spans = USUAL_DAYS.flatMap((days) => {
    const span = { from: addDays(to, 1 - days), to };
    return [span, spanBefore(span)];
  });
  await queue.publish(keepCurvesJob, { cabinetId, spans }, { singletonKey: String(cabinetId) });
}
