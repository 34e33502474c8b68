import { addDays, type Day, listDays } from '@vitrina/contract/dates.ts';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { listNotifications } from '@vitrina/contract/notifications/notifications.ts';
import {
  addJumpAlert,
  deleteJumpAlert,
  JUMP_BOUNDS,
  listJumpAlerts,
  updateJumpAlert,
} from '@vitrina/contract/sharp-jumps.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { addMember, makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { collectRows } from '../../../test/builders/query-days.ts';
import { feedRow, startTinyFeed, type TinyFeed } from '../../../test/fakes/tiny-feed.ts';
import { refusal } from '../../../test/refusal.ts';
import { deliverAlerts } from '../../alerts/deliver-alerts.ts';
import type { Context } from '../../platform/context.ts';
import { jumpAlerts } from './jump-alerts.ts';

const FIRST: Day = '2026-02-16';
const RISE = { marketplace: 'ozon', window: 7, direction: 'rise', metric: 'count' } as const;

let app: TestApp;
let feed: TinyFeed;
let last: Day;
let owner: TestUser;
let cabinetId: CabinetId;

/** Every new day the kettle is searched for more often, and the kettle of the winter less. */
async function collectNext() {
  last = addDays(last, 1);
  const age = Date.parse(last) / 86_400_000;
  const rows = [feedRow('чайник', { count: 100 + (age % 1000) * 40 }), feedRow('ровное', { count: 500 })];
  await collectRows(app, feed, { day: last, rows });
}

beforeAll(async () => {
  feed = await startTinyFeed();
  app = await startTestApp({
    now: new Date('2026-03-02T09:00:00Z'),
    env: { QUERY_FEED_URL: feed.url, QUERY_FEED_KEY: 'key' },
  });
  last = addDays(FIRST, -1);
  for (const _ of listDays(FIRST, addDays(FIRST, 13))) await collectNext();
}, 180_000);
beforeEach(async () => {
  owner = await makeUser(app);
  cabinetId = (await makeCabinet(app, { owner })).id as CabinetId;
});
afterAll(async () => {
  await app.close();
  await feed.stop();
});

const add = (name: string, filter: object = {}, by = owner) =>
  app.call(addJumpAlert, { cabinetId, name, filter: { ...RISE, minBase: 10, ...filter } }, by.token);
const list = async (by = owner) => (await app.call(listJumpAlerts, { cabinetId }, by.token)).alerts;
const deliverJumps = (context: Context = app.context) => deliverAlerts(context, jumpAlerts);
const reported = async (by = owner) => {
  const { notifications } = await app.call(listNotifications, { page: 1, pageSize: 50 }, by.token);
  return notifications.map(({ event }) => event).filter((event) => event.kind === 'jumpsFound');
};

test('a new alert is silent about the days that are there, and fires for each later one once', async () => {
  await add('Чайники');
  await deliverJumps();
  expect(await reported()).toEqual([]);
  await collectNext();
  await Promise.all([deliverJumps(), deliverJumps()]);
  await deliverJumps();
  const notification = { kind: 'jumpsFound', name: 'Чайники', jumps: 1, query: 'чайник' };
  expect(await reported()).toEqual([expect.objectContaining({ ...notification, day: last })]);
  await collectNext();
  await deliverJumps();
  expect(await reported()).toHaveLength(2);
  expect((await list())[0]?.judgedDay).toBe(last);
});

test('a worker that is killed between reading and telling loses nothing and doubles nothing', async () => {
  await add('Чайники');
  await collectNext();
  const db = new Proxy(app.context.db, {
    get: (target, name) => {
      if (name === 'transaction') throw new Error('killed');
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  await deliverJumps({ ...app.context, db });
  expect(await reported()).toEqual([]);
  await deliverJumps();
  expect(await reported()).toHaveLength(1);
});

test('nothing that fits the filter is no news, and the day is looked at all the same', async () => {
  await add('Падения', { direction: 'fall' });
  await add('Другие слова', { contains: 'пылесос' });
  await collectNext();
  await deliverJumps();
  expect(await reported()).toEqual([]);
  expect((await list()).map(({ judgedDay }) => judgedDay)).toEqual([last, last]);
});

test('one that is off is silent, and on again it does not deliver what it missed', async () => {
  const { alertId } = await add('Чайники');
  await app.call(updateJumpAlert, { cabinetId, alertId, isOn: false }, owner.token);
  await collectNext();
  await deliverJumps();
  await app.call(updateJumpAlert, { cabinetId, alertId, isOn: true }, owner.token);
  await deliverJumps();
  expect(await reported()).toEqual([]);
  await collectNext();
  await deliverJumps();
  expect(await reported()).toHaveLength(1);
  await app.call(deleteJumpAlert, { cabinetId, alertId }, owner.token);
  expect(await list()).toEqual([]);
});

test('belongs to one person: colleagues neither see nor change it, and it goes with the place in the cabinet', async () => {
  const colleague = await makeUser(app);
  await addMember(app, cabinetId, colleague, ['analyticsReadOnly']);
  const { alertId } = await add('Моё', {}, colleague);
  expect(await list()).toEqual([]);
  for (const call of [
    app.inject(updateJumpAlert, { cabinetId, alertId, isOn: false }, owner.token),
    app.inject(deleteJumpAlert, { cabinetId, alertId }, owner.token),
  ])
    expect((await call).body).toEqual(refusal('jumpAlert.notFound'));
  await sql`delete from cabinet_members where user_id = ${colleague.id}`.execute(app.context.db);
  await collectNext();
  await deliverJumps();
  expect(await reported(colleague)).toEqual([]);
});

test('a person has so many alerts in a cabinet and no more, also when they come at once', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: JUMP_BOUNDS.alerts + 3 }, (_, place) => add(`Номер ${place}`)),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(JUMP_BOUNDS.alerts);
  expect(await list()).toHaveLength(JUMP_BOUNDS.alerts);
});

test('more than the longest list of jumps holds are counted as so many or more', async () => {
  const collectNew = async (count: number) => {
    last = addDays(last, 1);
    const rows = Array.from({ length: count }, (_, n) => feedRow(`новинка ${n}`, { count: 5000 + n }));
    await collectRows(app, feed, { day: last, rows });
    await deliverJumps();
    return (await reported())[0];
  };
  await add('Новинки', { direction: 'new' });
  expect(await collectNew(3)).toMatchObject({ jumps: 3 });
  expect((await reported())[0]?.isMore).toBeUndefined();
  expect(await collectNew(JUMP_BOUNDS.rows + 1)).toMatchObject({ jumps: JUMP_BOUNDS.rows, isMore: true });
});
