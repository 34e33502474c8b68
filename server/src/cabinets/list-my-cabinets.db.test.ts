import { getInvalidKeyCabinets, getMyCabinets } from '@vitrina/contract/cabinets/mine.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeMember } from '../../test/builders/cabinets.ts';
import { addMember, makeCabinet, makeUser, type TestUser } from '../../test/builders/factories.ts';
import { thingsOf } from '../../test/every-route-things.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const list = async (user: TestUser) => (await app.call(getMyCabinets, {}, user.token)).cabinets;

it('a cabinet comes with its owner, the first people by rank and how many there are', async () => {
  const cabinet = await makeCabinet(app);
  await sql`
    insert into messengers (user_id, chat_id, username) values (${cabinet.owner.id}, '1', 'anna')`.execute(
    app.context.db,
  );
  const { member } = thingsOf(app, cabinet.id, cabinet.owner.id);
  const readers = [await member(), await member(), await member(), await member()];
  const analyst = await member(['analytics']);
  const admin = await makeMember(app, cabinet, ['administrator', 'analyticsReadOnly']);
  const [mine] = await list(admin);
  expect(mine?.owner).toEqual({
    id: cabinet.owner.id,
    fullName: 'Анна Продавец',
    avatar: null,
    hasMessenger: true,
  });
  expect(mine?.users.map((user) => user.id)).toEqual([
    cabinet.owner.id,
    admin.id,
    analyst,
    ...readers.slice(0, 2),
  ]);
  expect(mine).toMatchObject({
    usersCount: 7,
    roles: ['administrator', 'analyticsReadOnly'],
    canChangePictures: null,
    performanceKey: null,
    blockedAt: null,
    settings: { trackPiggyBackers: false, piggyBackersHour: 9 },
  });
  await sql`update messengers set blocked_at = now() where user_id = ${cabinet.owner.id}`.execute(
    app.context.db,
  );
  expect((await list(admin))[0]?.owner.hasMessenger).toBe(false);
});

it('valid ones come first, and the others are listed as those to mend', async () => {
  const owner = await makeUser(app);
  const ids: number[] = [];
  for (const status of ['expired', 'valid', 'rejected', 'valid']) {
    const { id } = await makeCabinet(app, { owner });
    await sql`update cabinets set key_status = ${status} where id = ${id}`.execute(app.context.db);
    ids.push(id);
  }
  const [expired, first, rejected, second] = ids;
  expect((await list(owner)).map((cabinet) => cabinet.id)).toEqual([first, second, expired, rejected]);
  const invalid = await app.call(getInvalidKeyCabinets, {}, owner.token);
  expect(invalid.cabinets).toEqual([
    { id: expired, name: 'Ромашка', keyStatus: 'expired' },
    { id: rejected, name: 'Ромашка', keyStatus: 'rejected' },
  ]);
});

it('whoever has no role sees the name and nothing that is inside', async () => {
  const cabinet = await makeCabinet(app, { name: 'Тайный сад', sellerId: '987654321' });
  await sql`
    update cabinets set performance_client_id = '77-secret', performance_sealed = '-', performance_last_four = 'abcd',
      performance_status = 'valid', performance_checked_at = now() where id = ${cabinet.id}`.execute(
    app.context.db,
  );
  const member = await makeMember(app, cabinet, ['analyticsReadOnly']);
  const nobody = await makeMember(app, cabinet, ['none']);
  expect((await list(member))[0]).toMatchObject({
    sellerId: cabinet.sellerId,
    usersCount: 3,
    keyLastFour: '0000',
  });
  const [seen] = await list(nobody);
  expect(seen).toMatchObject({ name: 'Тайный сад', roles: ['none'], users: [], performanceKey: null });
  expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${cabinet.sellerId}|0000"|77-secret|abcd`));
});

it('a stranger has no cabinets, and a member of two has both', async () => {
  const member = await makeUser(app);
  expect(await list(member)).toEqual([]);
  for (const cabinet of [await makeCabinet(app), await makeCabinet(app)]) {
    await addMember(app, cabinet.id, member, ['analytics']);
  }
  expect(await list(member)).toHaveLength(2);
});
