import { getCabinetLimits, getExampleCabinet, getMyCabinets } from '@vitrina/contract/cabinets/mine.ts';
import { getCabinetUsers } from '@vitrina/contract/cabinets.ts';
import { getMyRequests } from '@vitrina/contract/my-requests.ts';
import { saveView } from '@vitrina/contract/saved-views.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { refusal } from '../../../test/refusal.ts';
import { chooseExample } from './choose-example.ts';

let app: TestApp;
let visitor: TestUser;
let shop: { id: number; owner: TestUser };
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await chooseExample(app.context, null);
  visitor = await makeUser(app);
  shop = await makeCabinet(app);
});
afterAll(() => app.close());

const readLimits = () => app.inject(getCabinetLimits, { cabinetId: shop.id }, visitor.token);
const findExample = async (person: TestUser) => (await app.call(getExampleCabinet, {}, person.token)).cabinet;

it('there is none until somebody chooses one, and the former one closes with the choice of another', async () => {
  expect(await findExample(visitor)).toBeNull();
  expect((await readLimits()).body).toEqual(refusal('cabinet.notFound'));
  await chooseExample(app.context, shop.id);
  expect(await findExample(visitor)).toMatchObject({ id: shop.id, isExample: true });
  expect((await readLimits()).status).toBe(200);
  const other = await makeCabinet(app);
  await chooseExample(app.context, other.id);
  expect((await readLimits()).body).toEqual(refusal('cabinet.notFound'));
  expect(await chooseExample(app.context, 2_000_000_000)).toBe(false);
  expect(await findExample(visitor)).toMatchObject({ id: other.id });
});

it('its people and keys stay among themselves, and it is nobody’s own', async () => {
  await chooseExample(app.context, shop.id);
  expect(await findExample(visitor)).toMatchObject({
    users: [],
    owner: { fullName: 'Ромашка', avatar: null, hasMessenger: false },
    keyLastFour: '',
    sellerId: '',
    roles: [],
  });
  expect((await app.call(getMyCabinets, {}, visitor.token)).cabinets).toEqual([]);
  expect(await findExample(shop.owner)).toMatchObject({ id: shop.id, isExample: false, roles: ['owner'] });
});

it('what writes or shows people is refused with the way to do it', async () => {
  await chooseExample(app.context, shop.id);
  const view = { cabinetId: shop.id, screen: '/position-check', name: 'Мой вид', state: 'page=2' } as const;
  for (const answer of [
    await app.inject(getCabinetUsers, { cabinetId: shop.id }, visitor.token),
    await app.inject(saveView, view, visitor.token),
  ])
    expect([answer.status, answer.body]).toEqual([403, refusal('cabinet.isExample')]);
});

it('a question of a visitor spends no run of the cabinet, and no visitor can ask without end', async () => {
  await chooseExample(app.context, shop.id);
  const sku = 42;
  await sql`insert into products (cabinet_id, sku, product_id, offer_id, name, search_text, is_archived, synced_at)
    select ${shop.id}, ${sku} + nth, 1 + nth, 'Ч' || nth, 'Чайник', 'чайник', false, now()
    from generate_series(0, 1) as nth`.execute(app.context.db);
  const question = { cabinetId: shop.id, sku };
  expect((await app.inject(getMyRequests, question, visitor.token)).status).toBe(200);
  const { rows } = await sql`select * from runs where cabinet_id = ${shop.id}`.execute(app.context.db);
  expect(rows).toEqual([]);
  const counted = async () =>
    (
      await sql<{ count: number }>`
        select count from login_attempts where key = ${`example-runs:${visitor.id}`}`.execute(app.context.db)
    ).rows[0]?.count;
  expect((await app.inject(getMyRequests, question, visitor.token)).status).toBe(200);
  expect(await counted()).toBe(1);
  await sql`update login_attempts set count = 200 where key = ${`example-runs:${visitor.id}`}`.execute(
    app.context.db,
  );
  expect((await app.inject(getMyRequests, question, visitor.token)).status).toBe(200);
  const { body } = await app.inject(getMyRequests, { ...question, sku: sku + 1 }, visitor.token);
  expect(body).toMatchObject({ error: { action: 'blockedForMinutes' } });
  expect((await app.inject(getMyRequests, question, shop.owner.token)).status).toBe(200);
  const spent = await sql`select * from runs where cabinet_id = ${shop.id}`.execute(app.context.db);
  expect(spent.rows).toHaveLength(1);
});
