import { addDays } from '@vitrina/contract/dates.ts';
import type { Plan } from '@vitrina/contract/plans.ts';
import { getProductLines, PRODUCT_LINES_DAYS } from '@vitrina/contract/product-tables.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet, makeUser } from '../../test/builders/factories.ts';
import { makeObservations } from '../../test/builders/observations.ts';
import { storeOwnQueries, storeProducts } from '../../test/builders/own-days.ts';
import { refusal } from '../../test/refusal.ts';

const NEWEST = '2026-03-09';
const SKU = 501;

let app: TestApp;
beforeAll(async () => {
  // 16:00 Moscow: the figures of yesterday are there.
  app = await startTestApp({ now: new Date('2026-03-10T13:00:00Z') });
});
afterAll(() => app.close());

async function openShop(plan: Plan = 'expert') {
  const owner = await makeUser(app, { plan });
  const { id: cabinetId } = await makeCabinet(app, { owner });
  await storeProducts(app, cabinetId, [SKU]);
  await storeOwnQueries(app, cabinetId, [
    { sku: SKU, query: 'чай', day: NEWEST, search: 100, views: 20, orders: 2 },
    { sku: SKU, query: 'чайник', day: NEWEST, search: 50, views: 5, orders: 1 },
    { sku: 502, query: 'чай', day: NEWEST, search: 100, views: 90, orders: 9 },
    { sku: SKU, query: 'чай', day: addDays(NEWEST, -8), search: 100, views: 30, orders: 0 },
    { sku: SKU, query: 'чайник', day: addDays(NEWEST, -8), search: 50, views: null, orders: 4 },
  ]);
  await makeObservations(app, [
    // Moscow's 9 March begins at 21:00 of the eighth.
    { cabinet: cabinetId, product: SKU, at: '2026-03-08T21:30:00Z', place: 4, termId: 1 },
    { cabinet: cabinetId, product: SKU, at: '2026-03-09T10:00:00Z', place: 9, termId: 2, city: 2 },
    { cabinet: cabinetId, product: SKU, at: '2026-03-09T11:00:00Z', outcome: 'notFound', termId: 2 },
    { cabinet: cabinetId, product: SKU, at: '2026-03-08T20:30:00Z', outcome: 'notFound' },
    { cabinet: cabinetId, product: SKU, at: '2026-03-10T12:00:00Z', place: 2 },
    { cabinet: cabinetId, product: 502, at: '2026-03-09T10:00:00Z', place: 1 },
  ]);
  const input = { cabinetId, sku: SKU };
  return {
    read: () => app.call(getProductLines, input, owner.token),
    tryOther: () => app.inject(getProductLines, { ...input, sku: 777 }, owner.token),
  };
}

test('a product has a line a source, to today', async () => {
  const lines = await (await openShop()).read();
  expect(lines.days).toHaveLength(PRODUCT_LINES_DAYS);
  expect(lines.days.slice(-2)).toEqual([NEWEST, addDays(NEWEST, 1)]);
  expect(lines.planDays).toBeNull();
  // The places that were found, over queries and cities; a day that found none has no place.
  expect(lines.place.slice(-3)).toEqual([null, 6.5, 2]);
  expect(lines.viewUsers.slice(-3)).toEqual([null, 25, null]);
  expect(lines.orders.slice(-3)).toEqual([null, 3, null]);
  // What one query does not tell makes no sum.
  expect(lines.viewUsers.at(-10)).toBeNull();
  expect(lines.orders.at(-10)).toBe(4);
});

test('the plan cuts the days, and the places as well', async () => {
  const lines = await (await openShop('none')).read();
  // Today has no figures yet: it comes on top of the seven days of the plan.
  expect(lines.days).toEqual(Array.from({ length: 8 }, (_, index) => addDays(NEWEST, index - 6)));
  expect(lines.planDays).toBe(7);
  expect(lines.place.every((place) => place === null)).toBe(true);
  expect(lines.orders.at(-2)).toBe(3);
});

test('the product of another cabinet is not shown', async () => {
  expect((await (await openShop()).tryOther()).body).toEqual(refusal('product.notFound'));
});
