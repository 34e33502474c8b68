import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { getOwnRivals } from '@vitrina/contract/products-in-search.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { storeProducts } from '../../../test/builders/own-days.ts';
import { trackQueries } from '../../../test/builders/tracked.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';

const MOSCOW = 213;
const SELLER = 7;
const QUERIES = ['шторы', 'постельное белье'];
const DAYS = 20;
const NOW = Date.parse('2026-11-21T09:00:00Z');
const at = (hour: number) => new Date(NOW + (hour - DAYS * 24) * HOUR_MS);
const KEPT_PLACES = 100;

const Shelf = z.object({ places: z.array(z.object({ position: z.int(), sku: z.int(), sellerId: z.int() })) });
const Search = z.object({ places: z.array(z.object({ position: z.int(), sku: z.int() })) });
const Twins = z.object({ twins: z.array(z.object({ skus: z.tuple([z.int(), z.int()]) })) });

let sandbox: Sandbox;
let app: TestApp;
beforeAll(async () => {
  sandbox = await startSandbox({ products: 6000 });
  app = await startTestApp({ env: sandbox.env, now: new Date(NOW) });
}, 60_000);
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

async function plant(sku: number, otherSku: number) {
  const answer = await fetch(`${sandbox.url}/truth/twins`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sku, otherSku, at: at(0).toISOString(), until: at(DAYS * 24).toISOString() }),
  });
  expect(answer.status).toBe(201);
}

/** The top of a shelf in every hour, as the checks of positions keep it. */
async function keepShelves(query: string) {
  const rows: Record<string, unknown>[] = [];
  for (let hour = 0; hour < DAYS * 24; hour += 1) {
    const moment = at(hour).toISOString();
    const ask = { text: query, city: String(MOSCOW), at: moment };
    const { places } = Search.parse(await sandbox.truth('search', ask));
    for (const { position, sku } of places.slice(0, KEPT_PLACES))
      rows.push({
        mp: 'ozon',
        query,
        city: MOSCOW,
        taken_at: moment.slice(0, 19).replace('T', ' '),
        place: position,
        page: 1 + Math.floor(position / 36),
        sku,
      });
  }
  await app.context.clickhouse.insert('test: shelves', 'shelf_tile', rows);
}

test('planted twins are found on the market’s shelves, and nobody who merely stands beside', {
  timeout: 120_000,
}, async () => {
  await sandbox.clock({ now: new Date(NOW).toISOString(), speed: 0 });
  const cabinet = await makeCabinet(app);
  const own = new Set<number>();
  for (const query of QUERIES) {
    const ask = { text: query, city: String(MOSCOW), at: at(0).toISOString() };
    const { places } = Shelf.parse(await sandbox.truth('shelf', ask));
    const ofSeller = places.slice(0, KEPT_PLACES).filter(({ sellerId }) => sellerId === SELLER);
    const fresh = ofSeller.map(({ sku }) => sku).filter((sku) => !own.has(sku));
    for (const sku of fresh) own.add(sku);
    const [one = 0, other = 0] = fresh;
    await plant(one, other);
  }
  await storeProducts(app, cabinet.id, [...own]);
  await trackQueries(app, cabinet.id, { sku: [...own][0] ?? 0, cityId: MOSCOW, queries: QUERIES });
  for (const query of QUERIES) await keepShelves(query);

  const { pairs, cards, shelves } = await app.call(
    getOwnRivals,
    { cabinetId: cabinet.id },
    cabinet.owner.token,
  );
  expect(shelves).toBe(QUERIES.length);
  // Enough that could be found by mistake.
  expect(cards).toBeGreaterThan(8);
  const { twins } = Twins.parse(await sandbox.truth('twins', { at: at(1).toISOString() }));
  const named = (skus: readonly number[]) => skus.toSorted((a, b) => a - b).join();
  expect(pairs.map((pair) => named(pair.cards.map(({ sku }) => sku))).toSorted()).toEqual(
    twins.map(({ skus }) => named(skus)).toSorted(),
  );
});
