import { DAY_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import type { Storefront } from '../integrations/storefront/create-storefront.ts';
import type { ShelfTile } from '../integrations/storefront/shelf.ts';
import type { ClickHouse } from '../platform/clickhouse/client.ts';
import { keepShelf, listDueShelves } from './keep-shelf.ts';
import { listPlaces } from './list-places.ts';
import { listReadings } from './list-readings.ts';
import { lookAtShelf } from './look-at-shelf.ts';
import { readStoredShelf } from './read-stored-shelf.ts';
import { findSellers, rememberSeller } from './sellers.ts';
import { storeShelves } from './store-shelves.ts';
import { sweepShelves } from './sweep-shelves.ts';
import type { ShelfSource } from './tables.ts';

const START = new Date('2026-03-02T09:00:00Z');
const chai = { query: 'чай', cityId: 213 };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: START });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(START);
  await sql`truncate shelves, shelf_outbox, shelf_sellers`.execute(app.context.db);
  for (const table of ['shelf_read', 'shelf_tile'])
    await app.context.clickhouse.command('test: empty', `truncate table ${table}`);
});

function tiles(skus: readonly number[], more: Partial<ShelfTile> = {}): ShelfTile[] {
  return skus.map((sku, index) => ({
    place: index + 1,
    page: Math.ceil((index + 1) / 40),
    sku,
    title: `Товар "${sku}" \\ 'чай'`,
    imageUrl: `https://img.test/${sku}.jpg`,
    priceKopecks: sku * 100,
    oldPriceKopecks: sku % 2 === 0 ? null : sku * 150,
    rating: 4.7,
    reviewsCount: 22,
    stock: 9,
    delivery: '4 марта',
    ...more,
  }));
}
function keep(skus: readonly number[], source: ShelfSource = 'person', requested = chai) {
  const shelf = { tiles: tiles(skus), placesRead: skus.length, isWhole: true, mode: 'plain' as const };
  return keepShelf(app.context, { ...requested, source, takenAt: app.clock.now(), shelf });
}
const replay = (takenAt = app.clock.now()) => readStoredShelf(app.context, { ...chai, takenAt });

describe('a stored shelf', () => {
  test('is replayed as it was kept, with what nobody knew still unknown', async () => {
    const silent = tiles([3, 1, 2], {
      title: null,
      imageUrl: null,
      priceKopecks: null,
      rating: null,
      reviewsCount: null,
      stock: null,
      delivery: null,
    });
    const shelf = {
      tiles: [...tiles([9, 8]), ...silent.map((one) => ({ ...one, place: one.place + 2 }))],
      placesRead: 300,
      isWhole: false,
      mode: 'category' as const,
    };
    await keepShelf(app.context, { ...chai, source: 'person', takenAt: app.clock.now(), shelf });
    await storeShelves(app.context);
    expect(await replay()).toEqual(
      shelf.tiles.map((tile) => ({ ...tile, deliveryDays: tile.delivery === null ? null : 2 })),
    );
    expect(await listReadings(app.context, chai)).toEqual([
      { taken_at: START, source: 'person', mode: 'category', places_read: 300, is_whole: false },
    ]);
  });

  test('is answered once it can be shown, also when a worker has taken it first', async () => {
    const { id: cabinetId } = await makeCabinet(app);
    await sql`
      create function take_at_once() returns trigger language plpgsql as $$
      begin
        new.batch := gen_random_uuid();
        new.batched_at := clock_timestamp();
        return new;
      end $$`.execute(app.context.db);
    await sql`create trigger takes_at_once before insert on shelf_outbox
      for each row execute function take_at_once()`.execute(app.context.db);
    try {
      const shelf = {
        tiles: tiles([7]),
        placesRead: 1,
        isWhole: true,
        mode: 'plain' as const,
        failure: null,
      };
      const storefront = { readShelf: () => Promise.resolve(shelf) } as unknown as Storefront;
      const signal = new AbortController().signal;
      const looking = lookAtShelf(app.context, storefront, { ...chai, cabinetId, places: 40, signal });
      const answered = vi.fn();
      void looking.then(answered);
      const listWaiting = async () => (await sql`select from shelf_outbox`.execute(app.context.db)).rows;
      await vi.waitFor(async () => expect(await listWaiting()).toHaveLength(1), 10_000);
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(answered).not.toHaveBeenCalled();
      await sql`delete from shelf_outbox`.execute(app.context.db);
      expect(await looking).toMatchObject({ outcome: 'read', takenAt: START });
    } finally {
      await sql`drop trigger takes_at_once on shelf_outbox`.execute(app.context.db);
    }
  });

  test('of nothing is a look that found nothing', async () => {
    await keep([]);
    await storeShelves(app.context);
    expect(await listReadings(app.context, chai)).toHaveLength(1);
    expect(await replay()).toEqual([]);
  });

  test('belongs to its query, city and moment alone', async () => {
    await keep([1, 2]);
    await keep([3], 'person', { ...chai, cityId: 2 });
    await keep([4], 'person', { ...chai, query: 'кофе' });
    app.clock.advance(MINUTE_MS);
    await keep([2, 1]);
    await storeShelves(app.context);
    expect((await replay(START)).map(({ sku }) => sku)).toEqual([1, 2]);
    expect((await replay()).map(({ sku }) => sku)).toEqual([2, 1]);
    expect((await listReadings(app.context, chai)).map(({ taken_at }) => taken_at)).toEqual([
      app.clock.now(),
      START,
    ]);
    const input = { ...chai, skus: [1], from: START, to: app.clock.now() };
    expect((await listPlaces(app.context, input)).map(({ place }) => place)).toEqual([1, 2]);
  });

  test('that took long is kept beside a shorter one that began after it', async () => {
    app.clock.advance(MINUTE_MS);
    await keep([2, 1]);
    const later = app.clock.now();
    app.clock.set(START);
    expect(await keep([1, 2, 3])).toBe(true);
    expect(await keep([3])).toBe(false);
    await storeShelves(app.context);
    expect((await replay(START)).map(({ sku }) => sku)).toEqual([1, 2, 3]);
    expect((await listReadings(app.context, chai)).map(({ taken_at }) => taken_at)).toEqual([later, START]);
    const { rows } = await sql`select taken_at from shelves`.execute(app.context.db);
    expect(rows).toEqual([{ taken_at: later }]);
  });

  test('comes into the column store once, also when the worker was killed before it knew', async () => {
    await keep([1, 2, 3]);
    const insert: ClickHouse['insert'] = async (name, table, rows, token) => {
      await app.context.clickhouse.insert(name, table, rows, token);
      if (table === 'shelf_read') throw new Error('killed');
    };
    const clickhouse = { ...app.context.clickhouse, insert };
    await expect(storeShelves({ db: app.context.db, clickhouse })).rejects.toThrow('killed');
    await sql`update shelf_outbox set batched_at = batched_at - interval '1 minute'`.execute(app.context.db);
    expect(await storeShelves(app.context)).toBe(1);
    expect(await replay()).toHaveLength(3);
    expect(await listReadings(app.context, chai)).toHaveLength(1);
    expect(await storeShelves(app.context)).toBe(0);
  });
});

describe('how often', () => {
  test('the checks of positions keep one an hour, whoever comes first', async () => {
    expect(await listDueShelves(app.context, [chai])).toHaveLength(1);
    const kept = await Promise.all(Array.from({ length: 5 }, () => keep([1], 'positions')));
    expect(kept.filter(Boolean)).toHaveLength(1);
    app.clock.advance(59 * MINUTE_MS);
    expect(await listDueShelves(app.context, [{ ...chai, query: ' ЧАЙ ' }])).toHaveLength(0);
    expect(await keep([1], 'positions')).toBe(false);
    expect(await listDueShelves(app.context, [{ ...chai, cityId: 2 }])).toHaveLength(1);
    app.clock.advance(MINUTE_MS);
    expect(await listDueShelves(app.context, [chai])).toHaveLength(1);
    expect(await keep([1], 'positions')).toBe(true);
  });

  test('a person may look at any second, and takes nothing from the checks', async () => {
    expect(await keep([1])).toBe(true);
    expect(await keep([1])).toBe(false);
    app.clock.advance(1000);
    expect(await listDueShelves(app.context, [chai])).toHaveLength(1);
    expect(await keep([1], 'positions')).toBe(true);
    app.clock.advance(1000);
    expect(await keep([1])).toBe(true);
    expect(await listDueShelves(app.context, [chai])).toHaveLength(0);
  });
});

test('old weeks are swept by the product’s clock, the newest days stay', async () => {
  await keep([1]);
  await rememberSeller(app.context, { sku: 1, seller: { id: 7, name: 'Старый' } });
  app.clock.advance(60 * DAY_MS);
  await keep([2]);
  await storeShelves(app.context);
  app.clock.set(new Date(START.getTime() + 90 * DAY_MS));
  await sweepShelves(app.context);
  expect(await listReadings(app.context, chai)).toHaveLength(2);
  // A week goes when its last day is too old: here that of 2 March.
  app.clock.set(new Date(START.getTime() + 97 * DAY_MS));
  await sweepShelves(app.context);
  const left = await listReadings(app.context, chai);
  expect(left.map(({ taken_at }) => taken_at)).toEqual([new Date(START.getTime() + 60 * DAY_MS)]);
  expect(await replay(START)).toEqual([]);
  expect(await findSellers(app.context, [1])).toEqual(new Map());
});

test('sellers are taken from the last card that was read', async () => {
  await rememberSeller(app.context, { sku: 1, seller: { id: 7, name: 'Ромашка' } });
  await rememberSeller(app.context, { sku: 1, seller: { id: 8, name: 'Лютик' } });
  await rememberSeller(app.context, { sku: 2, seller: { id: null, name: 'Василёк' } });
  expect(await findSellers(app.context, [1, 2, 3])).toEqual(
    new Map([
      [1, 'Лютик'],
      [2, 'Василёк'],
    ]),
  );
  expect(await findSellers(app.context, [])).toEqual(new Map());
});
