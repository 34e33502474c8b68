import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import type { TimedContext } from '../../platform/context.ts';
import type { AbTestsTables } from '../tables.ts';
import { type Appearance, keepLeast, measureDelay, NIGHT_MS } from './delay.ts';
import { type Delays, readDelays, storeCounterDelay } from './read-delays.ts';

/** In the first hours of a Moscow day, until they have shown the delay. */
export function isMeasuring(now: Date, { measuredOn }: Pick<Delays, 'measuredOn'>): boolean {
  const today = moscowDay(now);
  return measuredOn !== today && now.getTime() - startOfMoscowDay(today).getTime() < NIGHT_MS;
}

/** Views of a day that appeared since midnight, in whichever test of the cabinet. */
async function listAppearances(
  { db, clock }: TimedContext,
  cabinetId: number,
  day: string,
): Promise<Appearance[]> {
  const rows = await db
    .withTables<AbTestsTables>()
    .selectFrom('ab_increments')
    .select(['former_read_at', 'read_at', 'views'])
    .where('cabinet_id', '=', cabinetId)
    .where('day', '=', day)
    .where('views', '>', 0)
    .where('read_at', '>=', startOfMoscowDay(moscowDay(clock.now())))
    .execute();
  return rows.map(({ former_read_at, read_at, views }) => ({
    formerReadAt: former_read_at,
    readAt: read_at,
    views,
  }));
}

/** Measures the delay of counters if this night has shown it. */
export async function watchDelay(context: TimedContext, cabinetId: number): Promise<void> {
  const now = context.clock.now();
  const day = moscowDay(now);
  const measured = measureDelay({
    midnight: startOfMoscowDay(day),
    ofToday: await listAppearances(context, cabinetId, day),
    ofYesterday: await listAppearances(context, cabinetId, addDays(day, -1)),
    now,
  });
  if (measured === undefined) return;
  const { counters } = await readDelays(context, cabinetId);
  await storeCounterDelay(context, { cabinetId, day, delay: keepLeast(measured, counters) });
}
