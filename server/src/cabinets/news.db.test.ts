import type { Role } from '@vitrina/contract/access.ts';
import { register } from '@vitrina/contract/accounts/routes.ts';
import {
  addPermissions,
  deleteCabinet,
  leaveCabinet,
  removeCabinetUser,
  removePermissions,
  requestCabinetDelete,
  useInvite,
} from '@vitrina/contract/cabinets.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { forgetLimits, registrationOf } from '../../test/builders/accounts.ts';
import { invite, makeMember } from '../../test/builders/cabinets.ts';
import { makeCabinet, makeUser, type TestUser } from '../../test/builders/factories.ts';
import { readCode } from '../../test/builders/letters.ts';
import { readNotifications } from '../../test/builders/notifications.ts';
import { setPlan } from '../billing/plans/set-plan.ts';
import { failCollector } from './fail-collector.ts';
import { type CabinetRow, findCabinet } from './find-cabinet.ts';
import { listDueCabinets } from './list-due-cabinets.ts';
import { sealMarketplaceKey } from './marketplace-key.ts';
import { blockCabinets } from './plan-change/block-cabinets.ts';
import { recordCollector } from './record-collector.ts';

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

const ofCabinet = (kind: string, more: object = {}) => ({
  kind,
  cabinetName: 'Ромашка',
  cabinetId: cabinet.id,
  ...more,
});
const notificationsOf = (user: TestUser) => readNotifications(app, user);

describe('a refused key', () => {
  const readCabinet = async (): Promise<CabinetRow> => {
    const found = await findCabinet(app.context, cabinet.id);
    if (!found) throw new Error('no cabinet');
    return found;
  };
  const refuse = async (collector: 'products' | 'ownQueries') =>
    failCollector(app.context, await readCabinet(), collector, { outcome: 'unauthorized', message: '401' });
  const renewKey = () =>
    sql`update cabinets set key_status = 'valid' where id = ${cabinet.id}`.execute(app.context.db);

  it('notifies those who can change it once, and again when the next key is refused', async () => {
    const administrator = await makeMember(app, cabinet, ['administrator']);
    const analyst = await makeMember(app, cabinet, ['analytics', 'usersManager']);
    await Promise.all([refuse('products'), refuse('ownQueries')]);
    await refuse('products');
    for (const user of [cabinet.owner, administrator]) {
      expect(await notificationsOf(user)).toEqual([ofCabinet('keyRefused')]);
    }
    await renewKey();
    await refuse('products');
    expect(await notificationsOf(cabinet.owner)).toEqual([ofCabinet('keyRefused'), ofCabinet('keyRefused')]);
    expect(await notificationsOf(analyst)).toEqual([]);
  });

  it.each([
    { outcome: 'unauthorized', message: '401' },
    { outcome: 'timeout', message: 'late' },
  ] as const)(
    'that was changed meanwhile says nothing about the new one, which is due at once: $outcome',
    async (failure) => {
      const used = await readCabinet();
      await recordCollector(app.context, cabinet.id, 'products', {
        outcome: 'ok',
        nextTryAt: app.clock.now(),
        itemsCount: 1,
      });
      const sealed = sealMarketplaceKey(app.context, used.seller_id, 'the new key');
      await sql`update cabinets set key_sealed = ${sealed} where id = ${cabinet.id}`.execute(app.context.db);
      await failCollector(app.context, used, 'products', failure);
      expect((await readCabinet()).key_status).toBe('valid');
      expect(await notificationsOf(cabinet.owner)).toEqual([]);
      expect(await listDueCabinets(app.context, 'products', cabinet.id)).toHaveLength(1);
      await refuse('products');
      expect((await readCabinet()).key_status).toBe('rejected');
    },
  );

  it('is not what a question that the marketplace does not take says: it is tried again', async () => {
    await failCollector(app.context, await readCabinet(), 'ownAnalytics', {
      outcome: 'invalid',
      message: '400',
    });
    const { rows } = await sql`
      select cabinet.key_status as status, state.next_try_at > state.last_tried_at as "isTriedAgain"
      from cabinets as cabinet join collector_states as state on state.cabinet_id = cabinet.id
      where cabinet.id = ${cabinet.id}`.execute(app.context.db);
    expect(rows).toEqual([{ status: 'valid', isTriedAgain: true }]);
  });

  it('sends no notification about an outage, which says nothing about the key', async () => {
    await failCollector(app.context, await readCabinet(), 'products', {
      outcome: 'timeout',
      message: 'late',
    });
    expect(await notificationsOf(cabinet.owner)).toEqual([]);
  });
});

it('the users of a cabinet are notified when a plan blocks it and when a plan has room for it again', async () => {
  app.clock.advance(1000);
  const second = await makeCabinet(app, { owner: cabinet.owner, name: 'Василёк' });
  const member = await makeMember(app, second, ['analyticsReadOnly']);
  const judge = async (plan: 'none' | 'expert') => {
    await setPlan(app.context, cabinet.owner.id, plan, 30);
    await Promise.all([blockCabinets(app.context), blockCabinets(app.context)]);
  };
  await judge('none');
  const blocked = { kind: 'cabinetBlocked', cabinetName: 'Василёк', cabinetId: second.id };
  for (const user of [cabinet.owner, member]) expect(await notificationsOf(user)).toEqual([blocked]);
  await judge('expert');
  for (const user of [cabinet.owner, member]) {
    expect(await notificationsOf(user)).toEqual([{ ...blocked, kind: 'cabinetUnblocked' }, blocked]);
  }
});

describe('an invitation that is accepted', () => {
  it('notifies its sender with the name of the new user', async () => {
    const manager = await makeMember(app, cabinet, ['usersManager']);
    const guest = await makeUser(app);
    const { code } = await invite(app, cabinet, { email: guest.email, by: manager });
    await app.call(useInvite, { inviteId: code }, guest.token);
    expect(await notificationsOf(manager)).toEqual([
      ofCabinet('inviteAccepted', { person: 'Анна Продавец' }),
    ]);
    expect(await notificationsOf(cabinet.owner)).toEqual([]);
  });

  it('notifies its sender too when somebody registers with it', async () => {
    const form = registrationOf({ fullName: 'Пётр Новый' });
    const { code } = await invite(app, cabinet, { email: form.email });
    await app.call(register, { ...form, inviteCode: code });
    expect(await notificationsOf(cabinet.owner)).toEqual([
      ofCabinet('inviteAccepted', { person: 'Пётр Новый' }),
    ]);
  });
});

describe('roles', () => {
  type Given = Parameters<typeof app.call<typeof addPermissions>>[1]['permissions'];
  const change = (route: typeof addPermissions, user: TestUser, permissions: Given) =>
    app.call(route, { cabinetId: cabinet.id, targetId: user.id, permissions }, cabinet.owner.token);
  const reported = (roles: Role[]) => ofCabinet('rolesChanged', { roles });

  it('are notified as they are in the end when several are given and taken in a row', async () => {
    const member = await makeMember(app, cabinet, ['analytics']);
    await change(addPermissions, member, ['usersManager']);
    expect(await notificationsOf(member)).toEqual([reported(['usersManager', 'analytics'])]);
    await change(removePermissions, member, ['analytics']);
    expect(await notificationsOf(member)).toEqual([reported(['usersManager'])]);
    expect(await notificationsOf(cabinet.owner)).toEqual([]);
  });

  it('that were there already are no news', async () => {
    const member = await makeMember(app, cabinet, ['analytics', 'usersManager']);
    await change(addPermissions, member, ['analytics']);
    await change(removePermissions, member, ['administrator']);
    expect(await notificationsOf(member)).toEqual([]);
  });
});

describe('somebody who goes', () => {
  it('is notified of the removal, without a link into the cabinet', async () => {
    const member = await makeMember(app, cabinet, ['analytics']);
    await app.call(removeCabinetUser, { cabinetId: cabinet.id, targetId: member.id }, cabinet.owner.token);
    expect(await notificationsOf(member)).toEqual([ofCabinet('removedFromCabinet', { cabinetId: null })]);
  });

  it('of their own will knows it', async () => {
    const member = await makeMember(app, cabinet, ['analytics']);
    await app.call(leaveCabinet, { cabinetId: cabinet.id }, member.token);
    expect(await notificationsOf(member)).toEqual([]);
  });
});

it('everybody in a deleted cabinet is notified except the one who deleted it', async () => {
  const members = [await makeMember(app, cabinet, ['analytics']), await makeMember(app, cabinet, ['none'])];
  await app.call(requestCabinetDelete, { cabinetId: cabinet.id }, cabinet.owner.token);
  const deletion = { cabinetId: cabinet.id, code: await readCode(app, cabinet.owner.email) };
  await app.call(deleteCabinet, deletion, cabinet.owner.token);
  await app.inject(deleteCabinet, deletion, cabinet.owner.token);
  for (const member of members) {
    expect(await notificationsOf(member)).toEqual([ofCabinet('cabinetDeleted', { cabinetId: null })]);
  }
  expect(await notificationsOf(cabinet.owner)).toEqual([]);
});
