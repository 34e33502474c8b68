import { CabinetId, Sku, TagId } from '@vitrina/contract/ids.ts';
import type { CardOffer } from '@vitrina/contract/radar/changes.ts';
import { listRadarCounts, listRadarProducts } from '@vitrina/contract/radar/products.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet, type TestUser } from '../../../test/builders/factories.ts';
import { addChange, watchProduct } from '../../../test/builders/radar.ts';
import { thingsOf } from '../../../test/every-route-things.ts';
import { setPlan } from '../../billing/plans/set-plan.ts';
import type { CardsTables } from '../../cards/tables.ts';
import type { PiggyBackersTables } from '../piggy-backers/tables.ts';

let app: TestApp;
let cabinet: { id: CabinetId; owner: TestUser };
let skus = 8000;
beforeAll(async () => {
  app = await startTestApp({ now: new Date('2026-03-02T09:00:00Z') });
});
beforeEach(async () => {
  const { id, owner } = await makeCabinet(app);
  cabinet = { id: CabinetId.parse(id), owner };
});
afterAll(() => app.close());

const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
const put = (rest: Partial<Parameters<typeof watchProduct>[2]> = {}) =>
  watchProduct(app, cabinet.id, { sku: (skus += 1), ...rest });
const change = (product: { sku: number; cardId: number }, line: Parameters<typeof addChange>[2]) =>
  addChange(app, { ...product, cabinetId: cabinet.id }, line);
const list = (input: Omit<InputOf<typeof listRadarProducts>, 'cabinetId'> = {}) =>
  app.call(listRadarProducts, { cabinetId: cabinet.id, ...input }, cabinet.owner.token);
const offer = (sellerId: number | null, priceKopecks: number | null, sku = sellerId ?? 0): CardOffer => ({
  sku: Sku.parse(sku),
  sellerId,
  sellerName: null,
  priceKopecks,
});
const skusOf = ({ products }: { products: { sku: number }[] }) => products.map(({ sku }) => sku);

it('says what changed last and how often in a week and in four, without what went back', async () => {
  const product = await put({
    facts: { title: 'Термос', pictures: [{ hash: 'ab', look: '0', address: '' }] },
  });
  for (const days of [1, 6, 8, 27, 29]) await change(product, { at: daysAgo(days) });
  await change(product, { at: daysAgo(0), isBack: true });
  const { products, total } = await list();
  expect(total).toBe(1);
  expect(products[0]).toMatchObject({
    name: 'Термос',
    imageUrl: '/api/radar/picture?hash=ab',
    lastChange: { kind: 'price', at: daysAgo(1).toISOString() },
    changes7: 2,
    changes28: 4,
    state: 'watching',
    everyMinutes: 60,
    piggyBackers: null,
  });
});

it('shows nothing of what the plan hides', async () => {
  await setPlan(app.context, cabinet.owner.id, 'none', 30);
  await change(await put(), { at: daysAgo(1) });
  expect((await list()).products[0]).toMatchObject({ lastChange: null, changes7: 0, changes28: 0 });
});

it('counts the other sellers of an own card, and not those of rivals', async () => {
  const none = await put({ isOwn: true, facts: { offers: [] } });
  const offers = [offer(1, 500), offer(2, null), offer(2, 700, 3), offer(null, 600, 4)];
  const three = await put({ isOwn: true, facts: { offers } });
  const unknown = await put({ isOwn: true, facts: { title: 'а' } });
  const rival = await put({ facts: { offers } });
  const { products } = await list({ sort: 'piggyBackers' });
  const of = ({ sku }: { sku: number }) => products.find((one) => one.sku === sku)?.piggyBackers;
  expect(skusOf({ products }).slice(0, 2)).toEqual([three.sku, none.sku]);
  expect([three, none, unknown, rival].map(of)).toEqual([
    { count: 3, lowestKopecks: 500 },
    { count: 0, lowestKopecks: null },
    null,
    null,
  ]);
});

test.each([
  ['is paused', sql`update radar_products set is_paused = true`],
  ['rests', sql`update radar_products set resting_since = now()`],
  ['is gone', sql`update watched_cards set is_gone = true`],
  [
    'has been looked at without them',
    sql`update watched_cards set missed = '{"offers": "2026-03-01T00:00:00Z"}'`,
  ],
])('does not know other sellers of now on a card that %s', async (_, change) => {
  const { sku } = await put({ isOwn: true, facts: { offers: [offer(1, 500)] } });
  expect((await list()).products[0]?.piggyBackers).toEqual({ count: 1, lowestKopecks: 500 });
  await sql`${change} where sku = ${sku}`.execute(app.context.db);
  expect((await list()).products[0]?.piggyBackers).toBeNull();
});

it('leaves out a seller that the cabinet calls its own', async () => {
  await put({ isOwn: true, facts: { offers: [offer(5, 500), offer(7, 700)] } });
  await app.context.db
    .withTables<PiggyBackersTables>()
    .insertInto('piggy_backer_statuses')
    .values({
      cabinet_id: cabinet.id,
      seller_key: 'seller:5',
      status: 'mine',
      set_by: null,
      set_at: app.clock.now(),
    })
    .execute();
  expect((await list()).products[0]?.piggyBackers).toEqual({ count: 1, lowestKopecks: 700 });
});

it('finds by SKU, by a part of the name, by tag and by whose it is', async () => {
  const things = thingsOf(app, cabinet.id, cabinet.owner.id, 'Чайник зелёный');
  const kettle = await put({ sku: await things.product() });
  const lamp = await put({ facts: { title: 'Лампа' }, isOwn: true });
  expect(skusOf(await list({ contains: 'ЗЕЛЕНЫЙ' }))).toEqual([kettle.sku]);
  expect(skusOf(await list({ contains: String(lamp.sku) }))).toEqual([lamp.sku]);
  expect(skusOf(await list({ contains: '%' }))).toEqual([]);
  expect(skusOf(await list({ whose: 'own' }))).toEqual([lamp.sku]);
  const tagId = TagId.parse(await things.tag());
  await app.context.db
    .withTables<{ product_tags: { cabinet_id: number; tag_id: number; sku: number } }>()
    .insertInto('product_tags')
    .values({ cabinet_id: cabinet.id, tag_id: tagId, sku: kettle.sku })
    .execute();
  await app.context.db
    .withTables<CardsTables>()
    .insertInto('radar_tags')
    .values({ cabinet_id: cabinet.id, tag_id: tagId })
    .execute();
  const tagged = await list({ tagIds: [tagId] });
  expect(skusOf(tagged)).toEqual([kettle.sku]);
  expect(tagged).toMatchObject({ total: 1, watchedTagIds: [tagId] });
  expect(tagged.products[0]).toMatchObject({ tagIds: [tagId] });
});

it('puts what is unknown last in both directions', async () => {
  const [quiet, busy] = [await put(), await put()];
  await change(busy, { at: daysAgo(1) });
  expect(skusOf(await list({ isDescending: true }))).toEqual([busy.sku, quiet.sku]);
  expect(skusOf(await list({ isDescending: false }))).toEqual([busy.sku, quiet.sku]);
});

it('says when a product that is new is looked at for the first time', async () => {
  await put({ facts: null, nextLookAt: daysAgo(-1) });
  const { products, watch } = await list();
  expect(products[0]).toMatchObject({
    state: 'waiting',
    lookedAt: null,
    nextLookAt: daysAgo(-1).toISOString(),
  });
  expect(watch).toMatchObject({ products: 1, waiting: 1, firstLookAt: daysAgo(-1).toISOString() });
});

it('counts a week of watched products, and says nothing of others', async () => {
  const product = await put();
  for (const days of [1, 6, 8]) await change(product, { at: daysAgo(days) });
  await change(product, { at: daysAgo(2), isBack: true });
  const quiet = await put();
  const skus = [product.sku, quiet.sku, 4].map((sku) => Sku.parse(sku));
  const { counts } = await app.call(listRadarCounts, { cabinetId: cabinet.id, skus }, cabinet.owner.token);
  expect(counts).toEqual([
    { sku: product.sku, changes7: 2 },
    { sku: quiet.sku, changes7: 0 },
  ]);
});

it('has no next look for what is paused', async () => {
  await put({ isPaused: true });
  expect((await list()).products[0]).toMatchObject({ state: 'paused', nextLookAt: null });
});
