import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeObservations } from '../../test/builders/observations.ts';
import { cloneOf, createClones } from './clone-parts.ts';
import { connectAlone, holdOutboxes } from './hold-outboxes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const ADD = `
  insert into shelf_outbox (marketplace, city_id, query, taken_at, source, mode, places_read, is_whole, tiles)
  values ('ozon', $1, 'чайник', now(), 'person', 'plain', 0, true, '[]')`;

const LIST = 'select city_id as id from shelf_outbox order by id';

it('work waits for transactions that write to an outbox, new ones wait for it, and reads go on', async () => {
  const { DATABASE_URL } = app.context.env;
  const [early, late, reader] = [
    await connectAlone(DATABASE_URL),
    await connectAlone(DATABASE_URL),
    await connectAlone(DATABASE_URL),
  ];
  const listShelves = async () => (await reader.query<{ id: number }>(LIST)).rows;
  await early.query('begin');
  await early.query(ADD, [901]);
  const added: Promise<unknown>[] = [];
  const holding = holdOutboxes(DATABASE_URL, async () => {
    added.push(late.query(ADD, [902]));
    await expect.poll(() => isWaiting(reader)).toBe(true);
    return listShelves();
  });
  await expect.poll(() => isWaiting(reader)).toBe(true);
  await early.query('commit');
  const { result } = await holding;
  expect(result).toEqual([{ id: 901 }]);
  await Promise.all(added);
  expect(await listShelves()).toEqual([{ id: 901 }, { id: 902 }]);
  for (const client of [early, late, reader]) await client.end();
});

async function isWaiting(client: Awaited<ReturnType<typeof connectAlone>>): Promise<boolean> {
  const { rows } = await client.query(
    'select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
  );
  return rows.length > 0;
}

it('clones wait for an insert and what it feeds, and stay as they were', async () => {
  const { clickhouse } = app.context;
  await makeObservations(app, [{ cabinet: 1, product: 1, at: '2026-03-02T08:00:00Z' }]);
  const clones = createClones([clickhouse], () => false);
  await clones.begin();
  let isStored = false;
  const insert = clickhouse
    .command(
      'slow insert',
      `insert into position_checks_raw (cabinet, term_id, city, product, ts, outcome)
      select 1, 1, 1, 2, toDateTime('2026-03-02 09:00:00') + number, 'notFound' from numbers(20)
      where sleepEachRow(0.05) = 0`,
    )
    .then(() => {
      isStored = true;
    });
  const Running = z.object({ running: z.int() });
  const running = `select count() as running from system.processes where query like '/* slow insert */%'`;
  await expect.poll(() => clickhouse.rows('look', running, {}, Running)).toEqual([{ running: 1 }]);
  const parts = await clones.finish();
  expect(isStored).toBe(true);
  await insert;
  await makeObservations(app, [{ cabinet: 1, product: 3, at: '2026-03-02T08:00:00Z' }]);
  const rowsOf = (table: string) => parts?.filter((part) => part.table === table).map(({ rows }) => rows);
  expect([rowsOf('position_checks_raw'), rowsOf('position_6h')]).toEqual([[21], [2]]);
  const sums = await clickhouse.rows(
    'count clones',
    `select count() as running from ${cloneOf('position_checks_raw')}`,
    {},
    Running,
  );
  expect(sums).toEqual([{ running: 21 }]);
  await clones.drop();
});
