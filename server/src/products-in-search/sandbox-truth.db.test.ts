import * as contract from '@vitrina/contract/products-in-search.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet } from '../../test/builders/factories.ts';
import { type Sandbox, startSandbox } from '../../test/fakes/sandbox.ts';
import type { ProductsTables } from '../products/tables.ts';

const MOSCOW = 213;
const SELLER = 7;
const QUERIES = ['шторы', 'постельное белье', 'портьеры'];
const HOURS = 12;
const START = Date.parse('2026-11-21T09:00:00Z');
const at = (hour: number) => new Date(START + hour * 3_600_000);

const Truth = z.object({
  places: z.array(
    z.object({
      position: z.int(),
      sku: z.int(),
      title: z.string(),
      picture: z.string(),
      sellerId: z.int(),
      priceKopecks: z.int(),
      rating: z.number(),
      reviewsCount: z.int(),
      stock: z.int(),
      deliveryDays: z.number(),
    }),
  ),
});
type TruePlace = z.output<typeof Truth>['places'][number];

let sandbox: Sandbox;
let app: TestApp;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
beforeAll(async () => {
  sandbox = await startSandbox({ products: 6000 });
  app = await startTestApp({ env: sandbox.env });
  cabinet = await makeCabinet(app);
}, 60_000);
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

async function moveTo(hour: number) {
  await sandbox.clock({ now: at(hour).toISOString(), speed: 0 });
  app.clock.set(at(hour));
}

const truthOf = async (query: string) =>
  Truth.parse(await sandbox.truth('shelf', { text: query, city: String(MOSCOW) })).places;

async function look(query: string) {
  const input = { cabinetId: cabinet.id, query, cityId: MOSCOW };
  const { outcome, takenAt } = await app.call(
    contract.lookAtShelf,
    { ...input, depth: 1000 },
    cabinet.owner.token,
  );
  expect(outcome).toBe('read');
  return { ...input, takenAt: takenAt ?? '' };
}

async function sell(places: readonly TruePlace[]) {
  const rows = places.map(({ sku, title }) => ({
    cabinet_id: cabinet.id,
    sku,
    product_id: sku,
    offer_id: String(sku),
    name: title,
    search_text: '',
    image_url: null,
    price_kopecks: null,
    is_archived: false,
    synced_at: app.clock.now(),
  }));
  const products = app.context.db.withTables<ProductsTables>().insertInto('products').values(rows);
  await products.onConflict((conflict) => conflict.doNothing()).execute();
}

/** Every second hour buyers think less of the upper card, so that the lower one comes past it and falls back. */
async function plant(sku: number) {
  for (let hour = 1; hour < HOURS; hour += 2) {
    const order = {
      sku,
      cause: 'ratingFell',
      at: at(hour - 0.2).toISOString(),
      until: at(hour + 0.2).toISOString(),
    };
    await fetch(`${sandbox.url}/truth/causes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
  }
}

const shown = (place: TruePlace) => ({
  place: place.position,
  sku: place.sku,
  title: place.title,
  imageUrl: `${sandbox.url}${place.picture}`,
  priceKopecks: Math.round(place.priceKopecks / 100) * 100,
  rating: place.reviewsCount === 0 ? null : Number(place.rating.toFixed(1)),
  reviewsCount: place.reviewsCount,
  stock: place.stock,
  deliveryDays: Math.round(place.deliveryDays),
});

const keyOf = (one: number, other: number) => [one, other].toSorted((a, b) => a - b).join();

/** By the truth alone: how often one own card came past another while both stood on one page. */
function trueRivals(hours: readonly TruePlace[][], pageOf: ReadonlyMap<number, number>): Set<string> {
  const own = [...new Set(hours.flat().flatMap((one) => (one.sellerId === SELLER ? [one.sku] : [])))];
  const standings = hours.map((places) => new Map(places.map(({ sku, position }) => [sku, position])));
  const rivals = new Set<string>();
  for (const [index, one] of own.entries()) {
    for (const other of own.slice(index + 1)) {
      const orders = standings.flatMap((standing) => {
        const [a, b] = [standing.get(one), standing.get(other)];
        return a === undefined || b === undefined || pageOf.get(a) !== pageOf.get(b) ? [] : [a < b];
      });
      const swaps = orders.filter((order, hour) => hour > 0 && order !== orders[hour - 1]).length;
      const last = standings.at(-1);
      const isTogether = pageOf.get(last?.get(one) ?? -1) === pageOf.get(last?.get(other) ?? -2);
      if (swaps >= 2 && isTogether) rivals.add(keyOf(one, other));
    }
  }
  return rivals;
}

test('a shelf of every hour is the market’s, and planted pairs of rivals are found', {
  timeout: 120_000,
}, async () => {
  await moveTo(0);
  const planted = new Set<string>();
  for (const query of QUERIES) {
    const own = (await truthOf(query)).filter(({ sellerId }) => sellerId === SELLER);
    await sell(own);
    const [upper, lower] = own;
    await plant(upper?.sku ?? 0);
    planted.add(keyOf(upper?.sku ?? 0, lower?.sku ?? 0));
  }
  const truths = new Map<string, TruePlace[][]>();
  const requested = new Map<string, Awaited<ReturnType<typeof look>>>();
  for (let hour = 0; hour < HOURS; hour += 1) {
    await moveTo(hour);
    for (const query of QUERIES) {
      const places = await truthOf(query);
      truths.set(query, [...(truths.get(query) ?? []), places]);
      // What was sold out is back in some hour.
      await sell(places.filter(({ sellerId }) => sellerId === SELLER));
      const moment = await look(query);
      requested.set(query, moment);
      const { products } = await app.call(contract.getShelf, moment, cabinet.owner.token);
      expect(products).toMatchObject(places.map(shown));
      expect(products.map(({ owners }) => owners.length)).toEqual(
        places.map(({ sellerId }) => Number(sellerId === SELLER)),
      );
    }
  }
  const found = new Set<string>();
  const really = new Set<string>();
  for (const [query, moment] of requested) {
    const { products } = await app.call(contract.getShelf, moment, cabinet.owner.token);
    const pageOf = new Map(products.map(({ place, page }) => [place, page]));
    for (const rivals of trueRivals(truths.get(query) ?? [], pageOf)) really.add(rivals);
    const { pairs } = await app.call(contract.getCannibalPairs, moment, cabinet.owner.token);
    for (const { skus, isSwapping } of pairs) if (isSwapping) found.add(keyOf(...skus));
  }
  const right = [...found].filter((pair) => really.has(pair)).length;
  const f1 = (2 * right) / (found.size + really.size);
  expect(really.size).toBeGreaterThanOrEqual(2);
  expect([...planted].filter((pair) => really.has(pair)).length).toBeGreaterThanOrEqual(2);
  expect(f1).toBeGreaterThanOrEqual(0.9);
});
