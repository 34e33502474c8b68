import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { getOwnRivalLines, getOwnRivals } from '@vitrina/contract/products-in-search.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { listTermIds, makeObservations } from '../../../test/builders/observations.ts';
import { storeOwnQueries, storeProducts } from '../../../test/builders/own-days.ts';
import { trackQueries } from '../../../test/builders/tracked.ts';
import { setPlan } from '../../billing/plans/set-plan.ts';

const CITY = 1;
const QUERY = 'шторы';
const NOW = new Date('2026-03-20T09:00:00Z');
/** 22 February at midnight in Moscow. */
const START = Date.parse('2026-02-20T21:00:00Z');
const HOURS = 24 * 24;
const hours = Array.from({ length: HOURS }, (_, hour) => hour);
const at = (hour: number) => new Date(START + hour * HOUR_MS);
const isFirstInFront = (hour: number) => Math.floor(hour / 41) % 2 === 0;

let app: TestApp;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(NOW);
  cabinet = await makeCabinet(app);
});

const ask = () => app.call(getOwnRivals, { cabinetId: cabinet.id }, cabinet.owner.token);
const open = (skus: [number, number], cabinetId = cabinet.id) =>
  app.call(getOwnRivalLines, { cabinetId, skus, query: QUERY, cityId: CITY }, cabinet.owner.token);

/** Cards with their checks: 501 and 502 change places, 503 stands still. */
async function follow(skus: readonly number[]) {
  await storeProducts(app, cabinet.id, skus);
  for (const sku of skus) await trackQueries(app, cabinet.id, { sku, cityId: CITY, queries: [QUERY] });
  const termId = (await listTermIds(app, cabinet.id)).get(QUERY) ?? 0;
  const placeOf = (sku: number, hour: number) => {
    if (sku === 503) return 9;
    return (isFirstInFront(hour) === (sku === 501) ? 5 : 40) + (hour % 3);
  };
  await makeObservations(
    app,
    skus.flatMap((product) =>
      hours.map((hour) => ({
        cabinet: cabinet.id,
        product,
        termId,
        city: CITY,
        at: at(hour),
        place: placeOf(product, hour),
      })),
    ),
  );
}

/** The same cards as the kept shelf has them, without checks of their own. */
async function keepShelves(skus: readonly [number, number]) {
  const rows = hours.flatMap((hour) =>
    skus.map((sku, index) => ({
      mp: 'ozon',
      query: QUERY,
      city: CITY,
      taken_at: at(hour).toISOString().slice(0, 19).replace('T', ' '),
      place: isFirstInFront(hour) === (index === 0) ? 6 : 50,
      page: 1,
      sku,
    })),
  );
  await app.context.clickhouse.insert('test: shelves', 'shelf_tile', rows);
}

describe('own cards that take each other’s places', () => {
  test('are listed with what they share, what it costs and what to do; steady ones are not', async () => {
    await follow([501, 502, 503]);
    const days = ['2026-03-01', '2026-03-02'];
    await storeOwnQueries(
      app,
      cabinet.id,
      days.flatMap((day) =>
        [501, 502, 503].flatMap((sku) => [
          { sku, day, query: 'шторы', search: 900, views: 400, orders: 50, gmv: 5_000_000 },
          { sku, day, query: 'тюль', search: 900, views: 1200, orders: 50, gmv: 5_000_000 },
        ]),
      ),
    );
    const answer = await ask();
    expect(answer).toMatchObject({ shelves: 1, cards: 3, total: 1, from: '2026-02-21', to: '2026-03-20' });
    const [pair] = answer.pairs;
    expect(pair?.cards.map(({ sku }) => sku)).toEqual([501, 502]);
    expect(pair).toMatchObject({
      exchanges: 14,
      joint: 0,
      inCommon: { views: 0.25, orders: 0.5, revenueKopecks: 0.5 },
      sharedWords: ['товар'],
      advice: { kind: 'merge' },
      shelves: [{ query: QUERY, cityId: CITY, count: null, exchanges: 14, swaps: 14 }],
    });
    const [least = 0, most = 0] = pair?.cost.orders ?? [];
    expect(least).toBeGreaterThan(0);
    // 700 orders a week of both are a fifth less than they would be, or up to a half.
    expect(most).toBeGreaterThan(least);
    expect(most).toBeLessThan(700);
  });

  test('are not found by checks that the plan does not show', async () => {
    await follow([501, 502]);
    expect((await ask()).total).toBe(1);
    await setPlan(app.context, cabinet.owner.id, 'none', 30);
    expect(await ask()).toMatchObject({ pairs: [], shelves: 0 });
    await expect(open([501, 502])).rejects.toThrow('noData');
  });

  test('are found on kept shelves too, and without own figures nothing is said of the cost', async () => {
    await storeProducts(app, cabinet.id, [601, 602]);
    await trackQueries(app, cabinet.id, { sku: 601, cityId: CITY, queries: [QUERY] });
    await keepShelves([601, 602]);
    const { pairs } = await ask();
    expect(pairs).toMatchObject([
      {
        exchanges: 14,
        inCommon: { views: null, orders: null, revenueKopecks: null },
        cost: { views: null, orders: null, revenueKopecks: null },
      },
    ]);
  });

  test('are of this cabinet: neither what others sell nor what is followed as a stranger’s', async () => {
    await storeProducts(app, cabinet.id, [601]);
    await trackQueries(app, cabinet.id, { sku: 601, cityId: CITY, queries: [QUERY] });
    await keepShelves([601, 602]);
    await sql`
      insert into products (cabinet_id, sku, offer_id, name, search_text, is_archived, is_external, synced_at)
      values (${cabinet.id}, 602, '', 'Чужой', '', false, true, ${NOW})`.execute(app.context.db);
    expect(await ask()).toMatchObject({ pairs: [], total: 0, shelves: 0, cards: 0 });
    await expect(open([601, 602])).rejects.toThrow('noData');
  });
});

describe('the lines of a pair', () => {
  test('are the hourly places of both, with the exchanges marked', async () => {
    await follow([501, 502]);
    const lines = await open([501, 502]);
    expect(lines.hours).toHaveLength(28 * 24);
    expect(lines.hours[0]).toEqual({ at: at(0).toISOString(), places: [5, 40] });
    expect(lines.hours.at(-1)?.places).toEqual([null, null]);
    expect(lines.exchanges).toHaveLength(14);
    expect(lines.exchanges[0]).toBe(at(41).toISOString());
    const reversed = await open([502, 501]);
    expect(reversed.exchanges).toEqual(lines.exchanges);
  });

  test('of another cabinet are refused', async () => {
    await follow([501, 502]);
    const stranger = await makeCabinet(app);
    const refused = app.call(
      getOwnRivalLines,
      { cabinetId: cabinet.id, skus: [501, 502], query: QUERY, cityId: CITY },
      stranger.owner.token,
    );
    await expect(refused).rejects.toThrow('cabinet');
    const own = app.call(
      getOwnRivalLines,
      { cabinetId: stranger.id, skus: [501, 502], query: QUERY, cityId: CITY },
      stranger.owner.token,
    );
    await expect(own).rejects.toThrow('noData');
  });
});
