import type { Role } from '@vitrina/contract/access.ts';
import { getMyCabinets } from '@vitrina/contract/cabinets/mine.ts';
import {
  addPermissions,
  getCabinetUsers,
  getInvites,
  leaveCabinet,
  removeCabinetUser,
  removePermissions,
} from '@vitrina/contract/cabinets.ts';
import { listProducts } from '@vitrina/contract/products.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { forgetLimits } from '../../../test/builders/accounts.ts';
import { invite, makeMember } from '../../../test/builders/cabinets.ts';
import { makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { refusal } from '../../../test/refusal.ts';
import { sweepAccounts } from '../../accounts/sweep.ts';

let app: TestApp;
let cabinet: { id: number; owner: TestUser };
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await forgetLimits(app);
  cabinet = await makeCabinet(app);
});
afterAll(() => app.close());

const ABSENT = 2_000_000_000;

async function rolesOf(user: { id: number }): Promise<Role[] | undefined> {
  const { users } = await app.call(getCabinetUsers, { cabinetId: cabinet.id }, cabinet.owner.token);
  return users.find((one) => one.id === user.id)?.roles;
}

type Given = Parameters<typeof app.call<typeof addPermissions>>[1]['permissions'];
const change = (route: typeof addPermissions, by: TestUser, targetId: number, permissions: Given) =>
  app.inject(route, { cabinetId: cabinet.id, targetId, permissions }, by.token);

describe('users of a cabinet', () => {
  it('come by rank, with the time they were last there', async () => {
    const reader = await makeMember(app, cabinet, ['analyticsReadOnly']);
    const admin = await makeMember(app, cabinet, ['administrator', 'analytics']);
    await sql`delete from sessions where user_id = ${admin.id}`.execute(app.context.db);
    const { users } = await app.call(getCabinetUsers, { cabinetId: cabinet.id }, reader.token);
    expect(users.map((user) => user.id)).toEqual([cabinet.owner.id, admin.id, reader.id]);
    expect(users.map((user) => user.lastSeenAt === null)).toEqual([false, true, false]);
    expect(users[2]).toMatchObject({ email: reader.email, roles: ['analyticsReadOnly'] });
  });
});

it('whose sessions are swept were last there when they were', async () => {
  const colleague = await makeMember(app, cabinet, ['analyticsReadOnly']);
  const age = (days: number) =>
    sql`update sessions set last_seen_at = now() - make_interval(days => ${days}), ended_at = now() - make_interval(days => ${days})
      where user_id = ${colleague.id}`.execute(app.context.db);
  const lastSeen = async () => {
    const { users } = await app.call(getCabinetUsers, { cabinetId: cabinet.id }, cabinet.owner.token);
    return users.find(({ id }) => id === colleague.id)?.lastSeenAt;
  };
  await age(31);
  const before = await lastSeen();
  await sweepAccounts(app.context);
  const left = await sql`select from sessions where user_id = ${colleague.id}`.execute(app.context.db);
  expect([left.rows.length, before]).toEqual([0, expect.any(String)]);
  expect(await lastSeen()).toBe(before);
});

describe('roles', () => {
  it('add up and are taken one by one until none is left', async () => {
    const member = await makeMember(app, cabinet, ['none']);
    await change(addPermissions, cabinet.owner, member.id, ['analytics']);
    const added = await change(addPermissions, cabinet.owner, member.id, ['usersManager', 'analytics']);
    expect(added.body).toEqual({ roles: ['usersManager', 'analytics'] });
    await change(removePermissions, cabinet.owner, member.id, ['usersManager']);
    const left = await change(removePermissions, cabinet.owner, member.id, ['analytics']);
    expect(left.body).toEqual({ roles: ['none'] });
    expect(await rolesOf(member)).toEqual(['none']);
  });

  it('a removed role is refused on the very next request', async () => {
    const member = await makeMember(app, cabinet, ['analytics']);
    await app.call(listProducts, { cabinetId: cabinet.id }, member.token);
    await change(removePermissions, cabinet.owner, member.id, ['analytics']);
    const next = await app.inject(listProducts, { cabinetId: cabinet.id }, member.token);
    expect([next.status, next.body]).toEqual([403, refusal('cabinet.insufficientRights', { right: 'view' })]);
  });

  it.each<[string, Role[], Role[], Given]>([
    ['an equal person', ['usersManager'], ['usersManager'], ['analytics']],
    ['a higher person', ['usersManager'], ['administrator'], ['analytics']],
    ['the owner', ['administrator'], ['owner'], ['analytics']],
    ['an equal role', ['usersManager'], ['analytics'], ['usersManager']],
    ['a higher role among lower ones', ['usersManager'], ['none'], ['analytics', 'administrator']],
  ])('are not changed: %s', async (_, actorRoles, targetRoles, given) => {
    const actor = await makeMember(app, cabinet, actorRoles);
    const target = targetRoles.includes('owner')
      ? cabinet.owner
      : await makeMember(app, cabinet, targetRoles);
    for (const route of [addPermissions, removePermissions]) {
      const answer = await change(route, actor, target.id, given);
      expect([answer.status, answer.body]).toEqual([403, refusal('cabinet.higherRights')]);
    }
    expect(await rolesOf(target)).toEqual(targetRoles);
  });

  it('nobody changes their own, and the role of the owner is not given', async () => {
    const own = await change(addPermissions, cabinet.owner, cabinet.owner.id, ['analytics']);
    expect(own.body).toEqual(refusal('cabinet.higherRights'));
    const member = await makeMember(app, cabinet, ['analytics']);
    const given = await app.server.fastify.inject({
      method: 'POST',
      url: '/api/ozonCabinet/addPermissions',
      headers: { authorization: `Bearer ${cabinet.owner.token}` },
      payload: { cabinetId: cabinet.id, targetId: member.id, permissions: ['owner'] },
    });
    expect(given.statusCode).toBe(400);
    expect(await rolesOf(member)).toEqual(['analytics']);
  });

  it('somebody of another cabinet is as absent as nobody', async () => {
    const other = await makeCabinet(app);
    const stranger = await makeMember(app, other, ['analytics']);
    for (const targetId of [stranger.id, ABSENT]) {
      const answer = await change(addPermissions, cabinet.owner, targetId, ['analytics']);
      expect([answer.status, answer.body]).toEqual([400, refusal('user.notFound')]);
    }
  });

  it('two managers at once lose nothing of each other', async () => {
    const member = await makeMember(app, cabinet, ['none']);
    const given: Given[] = [['administrator'], ['usersManager'], ['analytics'], ['analyticsReadOnly']];
    await Promise.all(given.map((one) => change(addPermissions, cabinet.owner, member.id, one)));
    expect(await rolesOf(member)).toEqual([
      'administrator',
      'usersManager',
      'analytics',
      'analyticsReadOnly',
    ]);
  });

  it('a manager who is one no more takes along the invitations that wait', async () => {
    const manager = await makeMember(app, cabinet, ['usersManager', 'analytics']);
    await invite(app, cabinet, { email: 'late@example.test', by: manager });
    await invite(app, cabinet, { email: 'kept@example.test' });
    await change(removePermissions, cabinet.owner, manager.id, ['usersManager']);
    const { invites } = await app.call(getInvites, { cabinetId: cabinet.id }, cabinet.owner.token);
    expect(invites.map((one) => one.email)).toEqual(['kept@example.test']);
  });
});

describe('going', () => {
  const remove = (by: TestUser, targetId: number) =>
    app.inject(removeCabinetUser, { cabinetId: cabinet.id, targetId }, by.token);

  it('a removed person loses the cabinet on the next request', async () => {
    const member = await makeMember(app, cabinet, ['analytics']);
    expect((await remove(cabinet.owner, member.id)).status).toBe(200);
    const next = await app.inject(listProducts, { cabinetId: cabinet.id }, member.token);
    expect(next.body).toEqual(refusal('cabinet.notFound'));
    expect(await app.call(getMyCabinets, {}, member.token)).toEqual({ cabinets: [] });
    expect((await remove(cabinet.owner, member.id)).body).toEqual(refusal('user.notFound'));
  });

  it('the owner stays, whoever asks', async () => {
    const admin = await makeMember(app, cabinet, ['administrator']);
    for (const by of [cabinet.owner, admin]) {
      expect((await remove(by, cabinet.owner.id)).body).toEqual(refusal('cabinet.ownerStays'));
    }
    const left = await app.inject(leaveCabinet, { cabinetId: cabinet.id }, cabinet.owner.token);
    expect(left.body).toEqual(refusal('cabinet.ownerStays'));
    expect(await rolesOf(cabinet.owner)).toEqual(['owner']);
  });

  it('nobody removes an equal or higher person, themself included', async () => {
    const [one, other] = [
      await makeMember(app, cabinet, ['usersManager']),
      await makeMember(app, cabinet, ['usersManager']),
    ];
    const admin = await makeMember(app, cabinet, ['administrator']);
    for (const target of [one, other, admin]) {
      expect((await remove(one, target.id)).body).toEqual(refusal('cabinet.higherRights'));
    }
  });

  it('somebody of another cabinet is as absent as nobody', async () => {
    const stranger = await makeMember(app, await makeCabinet(app), ['analytics']);
    const [foreign, absent] = [await remove(cabinet.owner, stranger.id), await remove(cabinet.owner, ABSENT)];
    expect([foreign.status, foreign.body]).toEqual([absent.status, absent.body]);
    expect(foreign.body).toEqual(refusal('user.notFound'));
  });

  it('anybody else may leave, also without a role, and a stranger has nothing to leave', async () => {
    for (const roles of [['administrator'], ['none']] satisfies Role[][]) {
      const member = await makeMember(app, cabinet, roles);
      await app.call(leaveCabinet, { cabinetId: cabinet.id }, member.token);
      expect(await rolesOf(member)).toBeUndefined();
    }
    const stranger = await makeUser(app);
    const [foreign, absent] = [
      await app.inject(leaveCabinet, { cabinetId: cabinet.id }, stranger.token),
      await app.inject(leaveCabinet, { cabinetId: ABSENT }, stranger.token),
    ];
    expect(foreign.body).toEqual(refusal('cabinet.notFound'));
    expect(absent.body).toEqual(foreign.body);
  });
});
