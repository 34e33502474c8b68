import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../test/app.ts';
import { makeCabinet } from '../test/builders/factories.ts';
import { makeObservations } from '../test/builders/observations.ts';
import { storeOwnQueries } from '../test/builders/own-days.ts';
import { SETTLERS } from './settle-restored.ts';

const [ARRIVED, WAITING] = ['2026-03-02T08:00:00Z', '2026-03-02T08:05:00Z'];
const BATCH = '6a0c6a7e-0000-4000-8000-000000000001';

let app: TestApp;
let cabinetId: number;
beforeAll(async () => {
  app = await startTestApp();
  cabinetId = (await makeCabinet(app)).id;
});
afterAll(() => app.close());

async function settle(): Promise<void> {
  for (const one of SETTLERS) await one(app.context);
}

async function countRows(table: string): Promise<number> {
  const [row] = await app.context.clickhouse.rows(
    'test: count',
    `select count() as rows from ${table}`,
    {},
    z.object({ rows: z.int() }),
  );
  return row?.rows ?? 0;
}

it('places that have arrived leave the outbox, whatever of their batch has not', async () => {
  const { db } = app.context;
  for (const [sku, at, batch] of [
    [501, ARRIVED, BATCH],
    [501, WAITING, BATCH],
    [503, ARRIVED, null],
  ] as const)
    await sql`
      insert into position_outbox (cabinet_id, term_id, city_id, sku, slot_at, outcome, place, places_read, mode, late_seconds, batch, batched_at)
      values (${cabinetId}, 1, 1, ${sku}, ${at}, 'found', 3, 40, 'plain', 0, ${batch}, now())`.execute(db);
  await makeObservations(app, [
    { cabinet: cabinetId, product: 501, at: ARRIVED },
    { cabinet: cabinetId, product: 502, at: WAITING },
  ]);
  await settle();
  const { rows } = await sql`select slot_at, batch from position_outbox order by id`.execute(db);
  expect(rows).toEqual([
    { slot_at: new Date(WAITING), batch: BATCH },
    { slot_at: new Date(ARRIVED), batch: null },
  ]);
});

it('a shelf that has arrived leaves the outbox; places of one that has not are sent again', async () => {
  const { db, clickhouse } = app.context;
  for (const query of ['чайник', 'лампа']) {
    await sql`
      insert into shelf_outbox (marketplace, city_id, query, taken_at, source, mode, places_read, is_whole, tiles, batch, batched_at)
      values ('ozon', 1, ${query}, ${ARRIVED}, 'person', 'plain', 1, true, '[]', ${BATCH}, now())`.execute(
      db,
    );
    const key = { mp: 'ozon', query, city: 1, taken_at: '2026-03-02 08:00:00' };
    await clickhouse.insert('test: tiles', 'shelf_tile', [{ ...key, place: 1, page: 1, sku: 5 }]);
    if (query === 'чайник')
      await clickhouse.insert('test: reading', 'shelf_read', [
        { ...key, source: 'person', mode: 'plain', places_read: 1, is_whole: true },
      ]);
  }
  await settle();
  const { rows } = await sql`select query from shelf_outbox`.execute(db);
  expect(rows).toEqual([{ query: 'лампа' }]);
  expect(await countRows("shelf_tile where query = 'чайник'")).toBe(1);
  expect(await countRows("shelf_tile where query = 'лампа'")).toBe(0);
});

it('a day of own queries without its mark is taken out, to be collected again', async () => {
  const line = { sku: 501, query: 'чайник', search: 5 };
  await storeOwnQueries(app, cabinetId, [
    { ...line, day: '2026-02-27' },
    { ...line, day: '2026-02-28' },
  ]);
  await sql`delete from own_query_days where day = '2026-02-28'`.execute(app.context.db);
  await settle();
  expect(await countRows("own_query_day where day = '2026-02-27'")).toBe(1);
  expect(await countRows("own_query_day where day = '2026-02-28'")).toBe(0);
});
