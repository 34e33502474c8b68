import { sql } from 'kysely';
import type { Context, DbContext } from '../context.ts';
import { createWindowCounts, type Unsent } from './count-window.ts';

/** What processes tell each other so often; a limit is exceeded by at most what comes to all of them meanwhile. */
const SHARE_EVERY_MS = 500;
/** Windows are told apart by the machine's time: other machines' clocks may be off by so much. */
const KEPT_SECONDS = 180;

type Row = { address: string; window_at: Date; count: number };
type StoreAnswer = (error: Error | null, counted?: { current: number; ttl: number }) => void;

async function share({ db }: DbContext, unsent: readonly Unsent[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    insert into request_counts (address, window_at, count)
    select * from unnest(
      ${unsent.map(({ address }) => address)}::text[],
      ${unsent.map(({ windowAt }) => new Date(windowAt))}::timestamptz[],
      ${unsent.map(({ count }) => count)}::integer[])
    on conflict (window_at, address) do update set count = request_counts.count + excluded.count
    returning address, window_at, count`.execute(db);
  return rows;
}

/**
 * One count of requests for all processes, which a request never waits for: each counts by itself and adds what it has
 * counted to the database's row twice a second. While the database is away each goes on with what it knows.
 */
export function shareCounts(context: Pick<Context, 'db' | 'log'>, lengthMs: number) {
  const counts = createWindowCounts(lengthMs);
  let isSharing = false;
  let sweptAt = Date.now();

  async function exchange(): Promise<void> {
    const unsent = counts.listUnsent();
    if (unsent.length > 0) {
      const totals = new Map(
        (await share(context, unsent)).map((row) => [`${row.window_at.getTime()} ${row.address}`, row.count]),
      );
      for (const sent of unsent) {
        const total = totals.get(`${sent.windowAt} ${sent.address}`);
        if (total !== undefined) counts.take(sent, total);
      }
    }
    if (Date.now() - sweptAt < lengthMs) return;
    sweptAt = Date.now();
    await sql`delete from request_counts
      where window_at < now() - make_interval(secs => ${KEPT_SECONDS})`.execute(context.db);
  }

  const timer = setInterval(() => {
    if (isSharing) return;
    isSharing = true;
    exchange()
      .catch((error: unknown) => context.log.warn({ err: error }, 'request counts could not be shared'))
      .finally(() => {
        isSharing = false;
      });
  }, SHARE_EVERY_MS);
  timer.unref();

  const count = (address: string) => counts.add(address, Date.now());
  /** As the rate limiter wants it. */
  class Store {
    incr(address: string, answer: StoreAnswer): void {
      answer(null, count(address));
    }
    child(): Store {
      return this;
    }
  }
  return { Store, count, stop: () => clearInterval(timer) };
}
