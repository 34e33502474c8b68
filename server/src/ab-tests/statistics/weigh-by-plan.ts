import type { AbStrategy } from '@vitrina/contract/ab-tests/project.ts';
import { moscowDay } from '@vitrina/contract/dates.ts';
import type { PlannedWindow } from '../design/plan-schedule.ts';
import type { MeasuredWindow } from './window.ts';

export type Weigh = (window: Pick<MeasuredWindow, 'imageId' | 'from'>) => number;

/**
 * Where better images are shown more as the test goes on, a good day would count more for them. So each window is weighted
 * by the inverse of its image's share of the windows of its day.
 */
export function weighByPlan(planned: readonly PlannedWindow[], strategy: AbStrategy): Weigh {
  if (strategy !== 'adaptive') return () => 1;
  const days = Map.groupBy(planned, ({ from }) => moscowDay(from));
  const shares = new Map(
    [...days].flatMap(([day, windows]) =>
      [...Map.groupBy(windows, ({ imageId }) => imageId)].map(
        ([imageId, { length }]) => [`${day} ${imageId}`, length / windows.length] as const,
      ),
    ),
  );
  return ({ imageId, from }) => 1 / (shares.get(`${moscowDay(from)} ${imageId}`) ?? 1);
}
