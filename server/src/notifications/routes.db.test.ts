import { DAY_MS } from '@vitrina/contract/durations.ts';
import {
  listNotifications,
  markNotificationsRead,
  type NotificationEvent,
  type NotificationGroup,
} from '@vitrina/contract/notifications/notifications.ts';
import { countUnreadNotifications } from '@vitrina/contract/unread-notifications.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet, makeUser, type TestUser } from '../../test/builders/factories.ts';
import { addNotification } from './add-notification.ts';
import { purgeNotifications } from './purge-notifications.ts';

const ABSENT = 2_000_000_000;
const REFUSED: NotificationEvent = { kind: 'keyRefused', cabinetName: 'Ромашка' };
const BLOCKED: NotificationEvent = { kind: 'cabinetBlocked', cabinetName: 'Ромашка' };

let app: TestApp;
let reader: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await startTestApp();
  other = await makeUser(app);
});
beforeEach(async () => {
  reader = await makeUser(app);
});
afterAll(() => app.close());

type Options = Partial<Parameters<typeof addNotification>[1]>;
const notify = (event: NotificationEvent, options: Options = {}) =>
  addNotification(app.context.db, {
    userIds: [reader.id],
    cabinetId: null,
    event,
    at: app.clock.now(),
    ...options,
  });
const list = (group?: NotificationGroup, page = {}) =>
  app.call(listNotifications, { ...page, ...(group ? { group } : {}) }, reader.token);
const ids = async () => (await list()).notifications.map(({ id }) => id);
const isRead = async () => (await list()).notifications.map((one) => one.isRead);

describe('the list', () => {
  it('comes newest first, by tab, and counts the unread of all tabs', async () => {
    await notify(REFUSED);
    app.clock.advance(60_000);
    await notify(BLOCKED);
    const all = await list();
    expect(all.notifications.map(({ event }) => event)).toEqual([BLOCKED, REFUSED]);
    expect(all.notifications[0]).toMatchObject({
      at: app.clock.now().toISOString(),
      isRead: false,
      cabinetId: null,
    });
    const billing = await list('billing');
    expect(billing).toMatchObject({ notifications: [{ event: BLOCKED }], total: 1, unread: 2 });
    expect(await list('radar')).toEqual({ notifications: [], total: 0, unread: 2 });
  });

  it('comes page by page', async () => {
    for (let number = 1; number <= 12; number += 1) {
      await notify({ kind: 'exportFailed', name: String(number) });
    }
    const { notifications, total } = await list(undefined, { page: 2, pageSize: 5 });
    expect(notifications.map(({ event }) => ('name' in event ? event.name : ''))).toEqual([
      '7',
      '6',
      '5',
      '4',
      '3',
    ]);
    expect(total).toBe(12);
  });

  it('has nothing of other people', async () => {
    await notify(REFUSED);
    const answer = await app.call(listNotifications, {}, other.token);
    expect(answer).toEqual({ notifications: [], total: 0, unread: 0 });
  });
});

describe('telling', () => {
  it('is undone with the transaction in which it happened', async () => {
    const given = app.context.db.transaction().execute(async (trx) => {
      await addNotification(trx, { userIds: [reader.id], cabinetId: null, event: REFUSED, at: new Date() });
      throw new Error('given up');
    });
    await expect(given).rejects.toThrow('given up');
    expect(await ids()).toEqual([]);
  });

  it('comes once a person under one key, also by two tellers at once and after it was read', async () => {
    const userIds = [reader.id, reader.id, other.id];
    const onceKey = `once-${reader.id}`;
    await Promise.all([notify(REFUSED, { userIds, onceKey }), notify(REFUSED, { userIds, onceKey })]);
    const [id = ABSENT] = await ids();
    await app.call(markNotificationsRead, { upTo: id }, reader.token);
    await notify(REFUSED, { userIds, onceKey });
    expect(await ids()).toEqual([id]);
    expect((await app.call(listNotifications, {}, other.token)).total).toBe(1);
    await sql`delete from notifications where user_id = ${other.id}`.execute(app.context.db);
  });

  it('takes back what is out of date with it, while nobody has read that', async () => {
    const { id: cabinetId } = await makeCabinet(app, { owner: reader });
    const event = (roles: ['analytics'] | ['none']): NotificationEvent => ({
      kind: 'rolesChanged',
      cabinetName: 'Ромашка',
      roles,
    });
    await notify(event(['none']));
    await notify(event(['analytics']), { cabinetId, replacesUnread: true });
    const [read = ABSENT] = await ids();
    await app.call(markNotificationsRead, { ids: [read] }, reader.token);
    await notify(event(['analytics']), { cabinetId, replacesUnread: true });
    await notify(event(['none']), { cabinetId, replacesUnread: true });
    const { notifications } = await list();
    expect(notifications.map((one) => [one.event, one.cabinetId, one.isRead])).toEqual([
      [event(['none']), cabinetId, false],
      [event(['analytics']), cabinetId, true],
      // Of no cabinet, so of another one.
      [event(['none']), null, false],
    ]);
  });

  it('without recipients reach nobody', async () => {
    await notify(REFUSED, { userIds: [] });
    expect(await ids()).toEqual([]);
  });
});

describe('marking as read', () => {
  it('takes those that are named, and the number of the others stays', async () => {
    for (let times = 0; times < 3; times += 1) await notify(REFUSED);
    const [newest = ABSENT, , oldest = ABSENT] = await ids();
    const marked = { ids: [newest, oldest] };
    expect(await app.call(markNotificationsRead, marked, reader.token)).toEqual({ unread: 1 });
    expect(await isRead()).toEqual([true, false, true]);
    expect(await app.call(countUnreadNotifications, {}, reader.token)).toEqual({ unread: 1 });
  });

  it('takes all that were there, and none that came since', async () => {
    await notify(REFUSED);
    await notify(BLOCKED);
    const [upTo = ABSENT] = await ids();
    await notify(REFUSED);
    expect(await app.call(markNotificationsRead, { upTo: upTo }, reader.token)).toEqual({
      unread: 1,
    });
    expect(await isRead()).toEqual([false, true, true]);
  });

  it('changes nothing of another person, whose numbers look like those of nobody', async () => {
    await notify(REFUSED);
    const [id = ABSENT] = await ids();
    for (const which of [{ ids: [id] }, { upTo: ABSENT }]) {
      expect(await app.call(markNotificationsRead, which, other.token)).toEqual({ unread: 0 });
    }
    expect(await isRead()).toEqual([false]);
  });
});

it('a notification outlives its cabinet, and leads nowhere then', async () => {
  const { id: cabinetId } = await makeCabinet(app);
  await notify(REFUSED, { cabinetId });
  expect((await list()).notifications[0]?.cabinetId).toBe(cabinetId);
  await sql`delete from cabinets where id = ${cabinetId}`.execute(app.context.db);
  expect((await list()).notifications.map((one) => [one.event, one.cabinetId])).toEqual([[REFUSED, null]]);
});

it('is thrown away after ninety days, read or not', async () => {
  await notify(REFUSED);
  app.clock.advance(DAY_MS);
  await notify(BLOCKED);
  app.clock.advance(89 * DAY_MS);
  await purgeNotifications(app.context);
  expect(await ids()).toHaveLength(2);
  app.clock.advance(1000);
  await purgeNotifications(app.context);
  expect((await list()).notifications.map(({ event }) => event)).toEqual([BLOCKED]);
});
