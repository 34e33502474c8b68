import { addDays, COLLECTION_START, type Day, listDays } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { TimedContext } from '../platform/context.ts';
import { listStoredDays } from './list-stored-days.ts';
import { lastReadyDay } from './rules.ts';

/**
 * Which of the last ready days are missing, oldest first. Under days that are there already sums are made once, at the
 * end: each older day would have all of them made again.
 */
export async function planLoading(
  context: TimedContext,
  marketplace: Marketplace,
  count: number,
): Promise<{ days: Day[]; isAppending: boolean }> {
  const to = lastReadyDay(context.clock.now());
  const first = addDays(to, 1 - count);
  const from = first < COLLECTION_START[marketplace] ? COLLECTION_START[marketplace] : first;
  const stored = (await listStoredDays(context, marketplace)).map(({ day }) => day);
  const days = listDays(from, to).filter((day) => !stored.includes(day));
  const newest = stored.at(-1);
  return { days, isAppending: newest === undefined || newest < (days[0] ?? '') };
}
