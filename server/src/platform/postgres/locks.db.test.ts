import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { connectPostgres } from './database.ts';
import { connectLocks, type Locks } from './locks.ts';

let app: TestApp;
let ours: Locks;
let other: Locks;
beforeAll(async () => {
  app = await startTestApp();
  ours = app.context.locks;
  other = connectLocks(app.context.env.DATABASE_URL);
});
afterAll(async () => {
  await other.close();
  await app.close();
});

/** Work that holds a name until it is let go. */
async function holdName(locks: Locks, name: string) {
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const running = locks.runAlone(name, () => {
    begun.resolve();
    return held.promise;
  });
  await begun.promise;
  return { end: held.resolve, running };
}

const nothing = async () => undefined;

const SECONDS = [
  ['in the same process', () => ours],
  ['in another process', () => other],
] as const;

test.each(SECONDS)(
  'the second one does nothing %s, under another name or later it does',
  async (_where, second) => {
    const done: string[] = [];
    const note = (what: string) => async () => void done.push(what);
    const first = await holdName(ours, 'a');
    expect(await second().runAlone('a', note('meanwhile'))).toBe(false);
    expect(await second().runAlone('b', note('another name'))).toBe(true);
    first.end();
    expect(await first.running).toBe(true);
    expect(await second().runAlone('a', note('later'))).toBe(true);
    expect(done).toEqual(['another name', 'later']);
  },
);

test.each(SECONDS)('a waiting holder begins when the first one has ended %s', async (_where, second) => {
  const done: string[] = [];
  const first = await holdName(ours, 'work');
  const waiting = second().runExclusive('work', async () => {
    done.push('second');
    return 7;
  });
  await expect(
    second().runExclusive('meanwhile', () => Promise.reject(new Error('broken'))),
  ).rejects.toThrow();
  await second().runExclusive('meanwhile', async () => void done.push('another name'));
  expect(done).toEqual(['another name']);
  first.end();
  expect(await waiting).toBe(7);
  expect(done).toEqual(['another name', 'second']);
});

test('broken work frees its name', async () => {
  await expect(ours.runAlone('c', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await other.runAlone('c', nothing)).toBe(true);
});

test('so does a holder whose connection is gone, and its process goes on', async () => {
  const { running, end } = await holdName(other, 'd');
  const { rows } = await sql<{ pid: number }>`
    select pid, pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid in (select pid from pg_locks where locktype = 'advisory')`.execute(
    app.context.db,
  );
  expect(rows).toHaveLength(1);
  await expect.poll(() => ours.runAlone('d', nothing)).toBe(true);
  end();
  expect(await running).toBe(true);
  expect(await other.runAlone('d', nothing)).toBe(true);
  expect(await ours.runAlone('d', nothing)).toBe(true);
});

test('holding as many names as the pool has connections leaves all of those to the work', async () => {
  const { db, close } = connectPostgres(app.context.env.DATABASE_URL, { maxConnections: 2 });
  const ask = async () => void (await sql`select pg_sleep(0.05)`.execute(db));
  const names = ['e', 'f', 'g', 'h'];
  expect(await Promise.all(names.map((name) => ours.runAlone(name, ask)))).toEqual(names.map(() => true));
  await close();
});
