import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { connectPostgres } from './postgres.ts';
import { runAlone } from './run-alone.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Work that holds a name until it is let go. */
async function holdName(db: TestApp['context']['db'], name: string) {
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const running = runAlone(db, name, () => {
    begun.resolve();
    return held.promise;
  });
  await begun.promise;
  return { end: held.resolve, running };
}

test('the second one does nothing, under another name or later it does', async () => {
  const { db } = app.context;
  const done: string[] = [];
  const note = (what: string) => async () => void done.push(what);
  const first = await holdName(db, 'a');
  expect(await runAlone(db, 'a', note('meanwhile'))).toBe(false);
  expect(await runAlone(db, 'b', note('another name'))).toBe(true);
  first.end();
  expect(await first.running).toBe(true);
  expect(await runAlone(db, 'a', note('later'))).toBe(true);
  expect(done).toEqual(['another name', 'later']);
});

test('broken work frees its name', async () => {
  const { db } = app.context;
  await expect(runAlone(db, 'c', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await runAlone(db, 'c', async () => undefined)).toBe(true);
});

test('so does a holder whose connection is gone', async () => {
  const other = connectPostgres(app.context.env.DATABASE_URL, { maxConnections: 1 });
  const { running, end } = await holdName(other.db, 'd');
  const gone = expect(running).rejects.toThrow();
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction' and query like '%advisory%'`.execute(
    app.context.db,
  );
  await expect.poll(() => runAlone(app.context.db, 'd', async () => undefined)).toBe(true);
  end();
  await gone;
  await other.close();
});
