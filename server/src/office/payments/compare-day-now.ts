import { type Day, moscowDay } from '@vitrina/contract/dates.ts';
import { compareDay } from '../../billing/payments/days/compare-day.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { recordRead } from '../audit/record-read.ts';

/** As the hourly comparison does it, for any day that has begun. */
export async function compareDayNow(
  context: Context,
  operatorId: number,
  day: Day,
): Promise<{ isEqual: boolean }> {
  if (day > moscowDay(context.clock.now()))
    throw problem('request.invalid', { field: 'day', rule: 'future' });
  await recordRead(context, { kind: 'dayCompared', operatorId, details: { day } });
  const { differences } = await compareDay(context, day);
  return { isEqual: differences.length === 0 };
}
