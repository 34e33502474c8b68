import type { TimedContext } from '../../platform/context.ts';
import { getTariffInfo } from './get-tariff-info.ts';

/** What the next month costs and when, where a plan renews itself. */
export async function findRenewal(
  context: TimedContext,
  userId: number,
): Promise<{ at: Date; points: number } | undefined> {
  const { renews, renewal } = await getTariffInfo(context, userId);
  return renews && renewal ? { at: new Date(renewal.at), points: renewal.price } : undefined;
}
