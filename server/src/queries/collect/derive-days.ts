import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { TimedContext, TimedStoresContext } from '../../platform/context.ts';
import { awaitStragglers } from '../await-stragglers.ts';
import { listStoredDays, type StoredDay } from '../list-stored-days.ts';
import type { QueryTables } from '../tables.ts';
import { buildingSums, buildSums, publishSums } from './build-sums.ts';
import { buildingWindows, buildWindows, dropWindows } from './build-windows.ts';
import { buildingWords } from './build-word-windows.ts';

/** Ready-made windows are kept for a week and a day; older periods are answered from the running sums. */
const KEPT_WINDOW_DAYS = 8;

async function markDerived(
  { db, clock }: TimedContext,
  marketplace: Marketplace,
  day: StoredDay['day'],
  windows: StoredDay['windows'],
): Promise<void> {
  await db
    .withTables<QueryTables>()
    .updateTable('query_days')
    .set({
      is_stale: false,
      derived_at: clock.now(),
      windows: windows === null ? null : JSON.stringify(windows),
    })
    .where('marketplace', '=', marketplace)
    .where('day', '=', day)
    .execute();
}

/**
 * Brings running sums and windows up to the stored days, from the first stale one on. Everything is made beside the
 * tables in use and put in place by whole days; killed at any point, it is made again from what is stored. Without
 * windows: more days follow at once, and only the last of them needs ready-made ones.
 */
export async function deriveDays(
  context: TimedStoresContext,
  marketplace: Marketplace,
  { withWindows } = { withWindows: true },
): Promise<void> {
  const stored = await listStoredDays(context, marketplace);
  const days = stored.map(({ day }) => day);
  const first = stored.findIndex(({ isStale }) => isStale);
  if (first === -1) return;
  await awaitStragglers(
    context,
    buildingSums(marketplace),
    buildingWindows(marketplace),
    buildingWords(marketplace),
  );
  const chain = stored.slice(first);
  for (const [index, { day }] of chain.entries()) {
    const before = stored[first + index - 1];
    const table = index === 0 ? 'sq_cum' : 'sq_cum_next';
    await buildSums(context, marketplace, day, before && { day: before.day, table });
  }
  await publishSums(
    context,
    marketplace,
    chain.map(({ day }) => day),
  );
  const kept = new Set(days.slice(-KEPT_WINDOW_DAYS));
  for (const { day, windows: old } of chain) {
    // The newest day is what screens open with; an older one gets windows again only if it had them.
    const isWanted = day === days.at(-1) || (kept.has(day) && old !== null);
    const windows = isWanted && withWindows ? await buildWindows(context, marketplace, days, day) : null;
    await markDerived(context, marketplace, day, windows);
  }
  for (const { day, windows } of stored) {
    if (kept.has(day) || windows === null) continue;
    await markDerived(context, marketplace, day, null);
    await dropWindows(context, marketplace, day);
  }
}
