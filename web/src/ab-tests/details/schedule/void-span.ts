import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import type { ScheduleWindow } from './strip-layout.ts';

/** As the contract has it: shorter ones explain nothing. */
export const LEAST_REASON = 3;

export type VoidSpan = 'window' | 'day';

/** Of a day everything that begins in it, which is what a person sees in its row. */
export function spanToVoid(
  { from, to }: Pick<ScheduleWindow, 'from' | 'to'>,
  span: VoidSpan,
): { from: string; to: string } {
  if (span === 'window') return { from, to };
  const day = moscowDay(new Date(from));
  return {
    from: startOfMoscowDay(day).toISOString(),
    to: startOfMoscowDay(addDays(day, 1)).toISOString(),
  };
}
