import { DAY_MS } from '@vitrina/contract/durations.ts';
import { Sku } from '@vitrina/contract/ids.ts';
import * as contract from '@vitrina/contract/positions/what-if.ts';
import { lookAtShelf } from '@vitrina/contract/products-in-search.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { addMember, makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { startTinyStorefront, type TinyStorefront } from '../../../test/fakes/tiny-storefront.ts';
import type { ProductsTables } from '../../products/tables.ts';

const MOSCOW = 1;
const OWN = 540;
const chai = { query: 'чай', cityId: MOSCOW };

let app: TestApp;
let tiny: TinyStorefront;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
let takenAt: string;
beforeAll(async () => {
  tiny = await startTinyStorefront();
  app = await startTestApp({ env: { STOREFRONT_URL: tiny.url } });
  tiny.shelves.set(
    `чай|${MOSCOW}`,
    Array.from({ length: 120 }, (_, index) => 501 + index),
  );
});
afterAll(async () => {
  await app.close();
  await tiny.close();
});
beforeEach(async () => {
  app.clock.advance(60_000);
  cabinet = await makeCabinet(app);
  await sell(cabinet.id, OWN);
  const look = await app.call(
    lookAtShelf,
    { cabinetId: cabinet.id, ...chai, depth: 100 },
    cabinet.owner.token,
  );
  takenAt = look.takenAt ?? '';
});

async function sell(cabinetId: number, sku: number, isExternal = false) {
  const row = {
    cabinet_id: cabinetId,
    sku,
    product_id: sku,
    offer_id: `A-${sku}`,
    name: `Товар ${sku}`,
    search_text: '',
    image_url: null,
    price_kopecks: null,
    is_archived: false,
    is_external: isExternal,
    synced_at: app.clock.now(),
  };
  await app.context.db.withTables<ProductsTables>().insertInto('products').values(row).execute();
}

const inputOf = (more: object = {}) => ({
  cabinetId: cabinet.id,
  ...chai,
  takenAt,
  sku: Sku.parse(OWN),
  wanted: {},
  ...more,
});

async function predict(more: object = {}, user: TestUser = cabinet.owner) {
  for (;;) {
    const answer = await app.call(contract.predictPlace, inputOf(more), user.token);
    if (answer.state !== 'learning') return answer;
  }
}

const refusalOf = async (more: object, user: TestUser = cabinet.owner) =>
  (await app.inject(contract.predictPlace, inputOf(more), user.token)).body;

describe('cannot say', () => {
  test('from one page, on which nobody has changed, and the present card is shown all the same', async () => {
    const answer = await predict({ wanted: { priceKopecks: 40_000 } });
    expect(answer).toMatchObject({
      state: 'cannotSay',
      doubts: [{ reason: 'fewChanges', field: null }],
      now: {
        place: 40,
        card: { priceKopecks: 54_000, rating: 4.5, reviewsCount: 540, deliveryDays: 1, stock: 7 },
      },
      prediction: null,
      depth: 120,
      passed: [],
    });
    expect(answer.learnedPages).toBeGreaterThanOrEqual(1);
  });

  test('of a card that is not among the kept places', async () => {
    await sell(cabinet.id, 900);
    expect(await predict({ sku: 900 })).toMatchObject({
      state: 'cannotSay',
      doubts: [{ reason: 'notOnShelf' }],
      now: null,
    });
  });

  test('of a shelf of more than three days ago', async () => {
    app.clock.advance(3 * DAY_MS);
    expect(await predict({}, cabinet.owner)).toMatchObject({ doubts: [{ reason: 'fewChanges' }] });
    app.clock.advance(1000);
    expect(await predict({}, cabinet.owner)).toMatchObject({ doubts: [{ reason: 'oldShelf' }] });
  });
});

describe('refused', () => {
  const notFound = { error: { subject: 'product', action: 'notFound', meta: {} } };

  test('is a product that is not the cabinet’s own: a stranger’s, a colleague’s, an external one', async () => {
    const other = await makeCabinet(app, { owner: cabinet.owner, isAdditional: true });
    await sell(other.id, 541);
    await sell(cabinet.id, 542, true);
    for (const sku of [541, 542, 543]) expect(await refusalOf({ sku })).toEqual(notFound);
    expect(await predict({ cabinetId: other.id, sku: 541 })).toMatchObject({ now: { place: 41 } });
  });

  test('is a cabinet of somebody else, and a moment that was never stored', async () => {
    const stranger = await makeCabinet(app);
    await sell(stranger.id, OWN);
    expect(await refusalOf({ cabinetId: stranger.id })).toMatchObject({ error: { subject: 'cabinet' } });
    expect(await refusalOf({ takenAt: '2026-01-01T00:00:00Z' })).toEqual({
      error: { subject: 'statistics', action: 'noData', meta: {} },
    });
  });

  test.each<[string, object]>([
    ['a price of nothing', { priceKopecks: 0 }],
    ['a price of half a kopeck', { priceKopecks: 100.5 }],
    ['a rating above five', { rating: 5.1 }],
    ['a delivery before the order', { deliveryDays: -1 }],
    ['reviews in words', { reviewsCount: 'много' }],
    ['a stock of no number', { stock: null }],
  ])('is %s', async (_, wanted) => {
    const { status, body } = await app.inject(
      contract.predictPlace,
      inputOf({ wanted }),
      cabinet.owner.token,
    );
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { subject: 'request' } });
  });
});

test('whoever may only read asks as the owner does', async () => {
  const reader = await makeUser(app);
  await addMember(app, cabinet.id, reader, ['analyticsReadOnly']);
  expect(await predict({}, reader)).toEqual(await predict());
});
