import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Below the server's deadlock_timeout: whoever waits for us is never the one that is ended. */
const SHARE_OF_DEADLOCK = 0.8;
const PAUSE_MS = 500;
const LONGEST_MS = 5 * 60_000;

// Whatever enters no outbox arrives in no other engine either; drain-outbox.ts says which columns make one.
const OUTBOXES = `
  select string_agg(format('%I.%I', table_schema, table_name), ', ') as names
  from information_schema.columns as batch join information_schema.columns as batched using (table_schema, table_name)
  where table_schema = 'public' and batch.column_name = 'batch' and batched.column_name = 'batched_at'`;

const LIMIT = `
  select round(setting::int * ${SHARE_OF_DEADLOCK}) as limit_ms from pg_settings where name = 'deadlock_timeout'`;

export async function connectAlone(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  // A statement under way fails by itself; without a listener the process would end.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const [{ rows: limits }, { rows: tables }] = [
    await client.query<{ limit_ms: string }>(LIMIT),
    await client.query<{ names: string }>(OUTBOXES),
  ];
  try {
    await client.query('begin');
    await client.query(`set local statement_timeout = ${Number(limits[0]?.limit_ms)}`);
    await client.query(`lock table ${tables[0]?.names} in share mode`);
    await client.query('set local statement_timeout = 0');
    return true;
  } catch (error) {
    await client.query('rollback');
    const isTimeout =
      error instanceof pg.DatabaseError && ['57014', '55P03', '40P01'].includes(error.code ?? '');
    if (!isTimeout) throw error;
    return false;
  }
}

async function timeLocked<T>(
  client: pg.Client,
  work: () => Promise<T>,
): Promise<{ result: T; pausedMs: number }> {
  const lockedAt = performance.now();
  try {
    const result = await work();
    return { result, pausedMs: Math.round(performance.now() - lockedAt) };
  } finally {
    await client.query('rollback');
  }
}

/**
 * Does `work` while no transaction that writes to an outbox is under way and none can begin; reads and all else go on. Work
 * that answers undefined is tried again later, because others were not quiet yet.
 */
export async function holdOutboxes<T>(
  url: string,
  work: () => Promise<T | undefined>,
): Promise<{ result: T; pausedMs: number }> {
  const client = await connectAlone(url);
  const until = performance.now() + LONGEST_MS;
  try {
    for (;;) {
      if (await tryLock(client)) {
        const { result, pausedMs } = await timeLocked(client, work);
        if (result !== undefined) return { result, pausedMs };
      }
      if (performance.now() > until)
        throw new Error(
          'Places and shelves were stored without a pause for five minutes: try again at a quieter time.',
        );
      await wait(PAUSE_MS);
    }
  } finally {
    await client.end();
  }
}
