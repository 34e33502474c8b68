import type { TimedContext } from '../../platform/context.ts';
import { getTariffInfo } from './get-tariff-info.ts';
import { monthPriceOf } from './rules/judge-purchase.ts';

/** What the next month costs and when, where a plan renews itself. */
export async function findRenewal(
  context: TimedContext,
  userId: number,
): Promise<{ at: Date; points: number } | undefined> {
  const { renews, current, next } = await getTariffInfo(context, userId);
  const last = next ?? current;
  if (!renews || last === null) return undefined;
  const points = monthPriceOf(last.planType);
  return points === undefined ? undefined : { at: new Date(last.activeTo), points };
}
