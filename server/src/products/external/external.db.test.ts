import { addNote, listNotes } from '@vitrina/contract/notes.ts';
import {
  addExternalProduct,
  listProducts,
  PRODUCT_BOUNDS,
  removeExternalProduct,
} from '@vitrina/contract/products.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet } from '../../../test/builders/factories.ts';
import { type Things, thingsOf } from '../../../test/every-route-things.ts';
import { refusal } from '../../../test/refusal.ts';
import { listSkus } from '../list-skus.ts';
import { nameExternal } from './name-external.ts';

const SKU = 777;

let app: TestApp;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
let things: Things;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  cabinet = await makeCabinet(app);
  things = thingsOf(app, cabinet.id, cabinet.owner.id);
});
afterAll(() => app.close());

const asOwner = () => cabinet.owner.token;
const add = (sku = SKU) => app.inject(addExternalProduct, { cabinetId: cabinet.id, sku }, asOwner());
const remove = (sku = SKU) => app.inject(removeExternalProduct, { cabinetId: cabinet.id, sku }, asOwner());
const list = async (search = '', withExternal = true) =>
  (await app.call(listProducts, { cabinetId: cabinet.id, search, withExternal }, asOwner())).products;

it('is followed by its SKU, and lists of own products leave it out', async () => {
  expect((await add()).status).toBe(200);
  expect(await list()).toMatchObject([
    { sku: SKU, name: '', isExternal: true, stock: null, priceKopecks: null },
  ]);
  expect(await list('', false)).toEqual([]);
  expect(await listSkus(app.context, cabinet.id)).toEqual([]);
});

it('added again, or the cabinet’s own, already exists', async () => {
  await add();
  expect((await add()).body).toEqual(refusal('product.exists'));
  expect((await add(await things.product())).body).toEqual(refusal('product.exists'));
});

it('gets its name when it is seen for the first time, and is found by that', async () => {
  await add();
  await nameExternal(app.context.db, cabinet.id, { sku: SKU, name: 'Ёлка  зелёная', imageUrl: null });
  expect(await list('елка зеленая')).toMatchObject([{ sku: SKU, name: 'Ёлка  зелёная' }]);
});

it('that is tracked already comes with the name that its positions know', async () => {
  await things.entry();
  const { rows } = await sql<{ sku: number; name: string }>`
    select sku, name from position_entries where cabinet_id = ${cabinet.id}`.execute(app.context.db);
  const [tracked] = rows;
  await add(tracked?.sku);
  expect(await list()).toMatchObject([{ sku: tracked?.sku, name: tracked?.name }]);
});

it('goes with its notes; an own product cannot be removed', async () => {
  await add();
  const note = { cabinetId: cabinet.id, sku: SKU, at: '2026-02-10T09:41:00.000Z', text: 'Снизили цену' };
  await app.call(addNote, note, asOwner());
  expect((await remove()).status).toBe(200);
  expect(await list()).toEqual([]);
  expect((await app.call(listNotes, { cabinetId: cabinet.id, sku: SKU }, asOwner())).notes).toEqual([]);
  expect((await remove()).body).toEqual(refusal('product.notFound'));
  expect((await remove(await things.product())).body).toEqual(refusal('product.notFound'));
});

it('the last free place is given once', async () => {
  const maximum = PRODUCT_BOUNDS.external;
  await sql`
    insert into products (cabinet_id, sku, offer_id, name, search_text, is_archived, is_external, synced_at)
    select ${cabinet.id}, n, '', '', '', false, true, now() from generate_series(1, ${maximum - 1}) n`.execute(
    app.context.db,
  );
  const answers = await Promise.all([5001, 5002, 5003].map(add));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.find(({ status }) => status !== 200)?.body).toEqual(
    refusal('product.tooManyExternal', { maximum }),
  );
});
