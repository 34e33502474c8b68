import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { retryWhileBusy } from '../../server/src/platform/clickhouse/retry-while-busy.ts';
import type { Context } from '../../server/src/platform/context.ts';
import { awaitStragglers } from '../../server/src/queries/await-stragglers.ts';
import { deriveDays } from '../../server/src/queries/collect/derive-days.ts';
import { recordStoredDay } from '../../server/src/queries/collect/store-day.ts';
import { collectingLock } from '../../server/src/queries/collecting-lock.ts';
import { planLoading } from '../../server/src/queries/load-history.ts';
import { checkDisk } from './check-disk.ts';
import { DAY_COLUMNS, type DayRows } from './day-rows.ts';
import type { Writers } from './open-writers.ts';
import { numberDay, type QueryNumbers, readNumbers } from './query-numbers.ts';
import { storeQueries } from './store-queries.ts';

type FillContext = Pick<Context, 'db' | 'clickhouse' | 'clock' | 'locks'>;
type Part = { marketplace: Marketplace; days: number };
type StoredDay = { marketplace: Marketplace; day: Day; isLast: boolean; isAppending: boolean };
export type FillProgress = {
  done: number;
  total: number;
  rows: number;
  /** Since there was something to store: threads take their time to start. */
  elapsedMs: number;
  marketplace: Marketplace;
  day: Day;
};

const STORE_DAY = 'store a day of the market';
/** Days whose new queries are numbered and stored together, while the next ones are written. */
const DAYS_AT_ONCE = 10;

async function planDays(context: FillContext, parts: readonly Part[]): Promise<StoredDay[]> {
  const plannedDays: StoredDay[] = [];
  for (const { marketplace, days: count } of parts) {
    const { days, isAppending } = await planLoading(context, marketplace, count);
    plannedDays.push(...days.map((day) => ({ marketplace, day, isLast: day === days.at(-1), isAppending })));
  }
  return plannedDays;
}

/** As a collected day is stored: the rows under the token of the day, the ledger, and what is derived from it. */
async function storeDay(context: FillContext, planned: StoredDay, { bytes, rows }: DayRows): Promise<void> {
  const { marketplace, day, isLast, isAppending } = planned;
  await context.locks.runExclusive(collectingLock(marketplace), async () => {
    const token = `${marketplace} ${day}`;
    const block = { table: 'sq_hist', columns: DAY_COLUMNS, bytes: new Uint8Array(bytes), token };
    await context.clickhouse.insertBinary(STORE_DAY, block);
    await recordStoredDay(context, marketplace, day, rows);
    if (isAppending) await deriveDays(context, marketplace, { withWindows: isLast });
  });
}

async function storeNewQueries(
  context: FillContext,
  { numbers, texts }: { numbers: QueryNumbers; texts: readonly string[] },
  days: readonly DayRows[],
): Promise<void> {
  const first = numbers.last + 1;
  const fresh = days.flatMap((day) => numberDay(numbers, texts, day));
  await retryWhileBusy(() => storeQueries(context, first, fresh));
}

/**
 * Days of a simulated market as collecting them one after another would leave them, without the way through a file: the
 * same numbers of queries, rows, sums, windows, words and ledger. Killed at any point, it goes on with the next missing day.
 */
export async function fillMarket(
  context: FillContext,
  writers: Writers,
  parts: readonly Part[],
  onProgress: (progress: FillProgress) => void,
): Promise<void> {
  await awaitStragglers(context, STORE_DAY);
  const texts = await writers.texts();
  const numbers = await readNumbers(context, texts);
  const plannedDays = await planDays(context, parts);
  const write = (from: number) => {
    const writing = plannedDays
      .slice(from, from + DAYS_AT_ONCE)
      .map(async (planned) => ({ planned, day: await writers.day(planned.marketplace, planned.day) }));
    const written = Promise.all(writing);
    // Awaited in its turn; a failure meanwhile must not end the process as an unhandled one.
    written.catch(() => undefined);
    return written;
  };
  let done = 0;
  let rows = 0;
  let next = write(0);
  await next;
  const startedAt = performance.now();
  for (let from = 0; from < plannedDays.length; from += DAYS_AT_ONCE) {
    await checkDisk(context, { queries: texts.length, days: plannedDays.length - from });
    const written = await next;
    next = write(from + DAYS_AT_ONCE);
    await storeNewQueries(
      context,
      { numbers, texts },
      written.map(({ day }) => day),
    );
    for (const { planned, day } of written) {
      await retryWhileBusy(() => storeDay(context, planned, day));
      done += 1;
      rows += day.rows;
      const { marketplace, day: stored } = planned;
      const elapsedMs = performance.now() - startedAt;
      onProgress({ done, total: plannedDays.length, rows, elapsedMs, marketplace, day: stored });
    }
  }
  // What a killed filling left stale, or what came in under days that were there.
  for (const { marketplace } of parts)
    await context.locks.runExclusive(collectingLock(marketplace), () => deriveDays(context, marketplace));
}
