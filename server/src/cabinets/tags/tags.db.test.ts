import { CABINET_BOUNDS } from '@vitrina/contract/cabinet.ts';
import {
  addCabinetProductTag,
  getCabinetProductTags,
  removeCabinetProductTag,
} from '@vitrina/contract/cabinets/tags.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { refusal } from '../../../test/refusal.ts';

let app: TestApp;
let owner: TestUser;
let cabinet: { id: number; owner: TestUser };
beforeAll(async () => {
  app = await startTestApp();
  owner = await makeUser(app);
});
beforeEach(async () => {
  cabinet = await makeCabinet(app, { owner });
});
afterAll(() => app.close());

const add = (name: string, cabinetId = cabinet.id) =>
  app.inject(addCabinetProductTag, { cabinetId, name, color: '#7367F0' }, owner.token);
const list = async () => (await app.call(getCabinetProductTags, { cabinetId: cabinet.id }, owner.token)).tags;
const remove = (tagId: number) =>
  app.inject(removeCabinetProductTag, { cabinetId: cabinet.id, tagId }, owner.token);

async function addProduct(sku: number) {
  await sql`
    insert into products (cabinet_id, sku, product_id, offer_id, name, search_text, is_archived, synced_at)
    values (${cabinet.id}, ${sku}, ${sku}, 'a', 'Чайник', 'чайник', false, now())`.execute(app.context.db);
}

async function putTag(tagId: number, sku: number) {
  await sql`insert into product_tags values (${cabinet.id}, ${tagId}, ${sku})`.execute(app.context.db);
}

it('tags come by name with the number of their products, and go from them', async () => {
  await add('Новинки');
  await add('акция');
  const [sale] = await list();
  await addProduct(1);
  await addProduct(2);
  await putTag(sale?.id ?? 0, 1);
  await putTag(sale?.id ?? 0, 2);
  expect(await list()).toEqual([
    { id: sale?.id, name: 'акция', color: '#7367f0', productsCount: 2 },
    { id: expect.any(Number), name: 'Новинки', color: '#7367f0', productsCount: 0 },
  ]);
  expect((await remove(sale?.id ?? 0)).status).toBe(200);
  expect((await list()).map((tag) => tag.name)).toEqual(['Новинки']);
  const products = await sql`select 1 from products where cabinet_id = ${cabinet.id}`.execute(app.context.db);
  expect(products.rows).toHaveLength(2);
});

it('another spelling of a name is the same tag, but each cabinet has its own', async () => {
  await add('Ёлки');
  expect((await add(' елки ')).body).toEqual(refusal('tag.exists'));
  const other = await makeCabinet(app, { owner });
  expect((await add('елки', other.id)).status).toBe(200);
});

it('added many times at once a tag is added once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => add('хит')));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  expect(await list()).toHaveLength(1);
});

it('the last free place is given once', async () => {
  const maximum = CABINET_BOUNDS.tags;
  await sql`
    insert into cabinet_tags (cabinet_id, name, name_key, color)
    select ${cabinet.id}, 'тег ' || n, 'тег ' || n, '#000000' from generate_series(1, ${maximum - 1}) n`.execute(
    app.context.db,
  );
  const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => add(`ещё ${place}`)));
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  const refused = answers.find((answer) => answer.status !== 200);
  expect(refused?.body).toEqual(refusal('tag.tooMany', { maximum }));
  expect(await list()).toHaveLength(maximum);
});

it('the tag of another cabinet is as absent as none', async () => {
  const other = await makeCabinet(app, { owner });
  await add('чужой', other.id);
  const { tags } = await app.call(getCabinetProductTags, { cabinetId: other.id }, owner.token);
  for (const tagId of [tags[0]?.id ?? 0, 2_000_000_000]) {
    expect((await remove(tagId)).body).toEqual(refusal('tag.notFound'));
  }
  const still = await app.call(getCabinetProductTags, { cabinetId: other.id }, owner.token);
  expect(still.tags).toHaveLength(1);
});
