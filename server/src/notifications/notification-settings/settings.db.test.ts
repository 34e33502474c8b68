import { DAY_MS } from '@vitrina/contract/durations.ts';
import {
  getNotificationSettings,
  listNotificationDeliveries,
  saveNotificationChoice,
  saveNotificationQuiet,
} from '@vitrina/contract/notifications/settings.ts';
import { type NotificationTopic, TOPIC_RULES } from '@vitrina/contract/notifications/topics.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { addMember, makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { readNotifications } from '../../../test/builders/notifications.ts';
import { addNotification } from '../add-notification.ts';
import { purgeNotifications } from '../purge-notifications.ts';

const ABSENT = 2_000_000_000;
const CHOICE = { bell: false, messenger: true, letter: 'on' } as const;

let app: TestApp;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
let colleague: TestUser;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  cabinet = await makeCabinet(app);
  colleague = await makeUser(app);
  await addMember(app, cabinet.id, colleague, ['analytics']);
});
afterAll(() => app.close());

type Scope = { cabinetId?: number };
const get = (user: TestUser, scope: Scope = {}) => app.call(getNotificationSettings, scope, user.token);
const save = (user: TestUser, topic: NotificationTopic, choice: object | null, scope: Scope = {}) =>
  app.call(saveNotificationChoice, { topic, choice, ...scope } as never, user.token);
async function chosen(user: TestUser, topic: NotificationTopic, scope: Scope = {}) {
  const { topics } = await get(user, scope);
  const { choice, from } = topics.find((one) => one.topic === topic) ?? expect.fail();
  return { choice, from };
}

describe('a choice', () => {
  it('is the default until somebody decides, another one for the owner than for colleagues', async () => {
    const scope = { cabinetId: cabinet.id };
    expect(await chosen(cabinet.owner, 'positions', scope)).toEqual({
      choice: TOPIC_RULES.positions.owner,
      from: 'default',
    });
    expect((await chosen(colleague, 'positions', scope)).choice).toEqual(TOPIC_RULES.positions.others);
    // Of all cabinets a colleague is shown no switches of an owner that saving one would turn into a choice.
    expect((await chosen(colleague, 'positions')).choice).toEqual(TOPIC_RULES.positions.others);
    expect((await chosen(cabinet.owner, 'positions')).choice).toEqual(TOPIC_RULES.positions.owner);
  });

  it('for a cabinet comes before the one for all, and is taken back alone', async () => {
    const scope = { cabinetId: cabinet.id };
    const other = await makeCabinet(app, { owner: cabinet.owner });
    await save(cabinet.owner, 'radar', { ...CHOICE, letter: 'off' });
    await save(cabinet.owner, 'radar', CHOICE, scope);
    await save(cabinet.owner, 'radar', CHOICE, scope);
    expect(await chosen(cabinet.owner, 'radar', scope)).toEqual({ choice: CHOICE, from: 'cabinet' });
    expect((await chosen(cabinet.owner, 'radar', { cabinetId: other.id })).from).toBe('all');
    await save(cabinet.owner, 'radar', null, scope);
    expect(await chosen(cabinet.owner, 'radar', scope)).toEqual({
      choice: { ...CHOICE, letter: 'off' },
      from: 'all',
    });
    expect((await chosen(colleague, 'radar', scope)).from).toBe('default');
  });

  it('against the bell keeps it out of there, and in the log of what was sent', async () => {
    await save(cabinet.owner, 'access', CHOICE, { cabinetId: cabinet.id });
    const event = { kind: 'keyRefused', cabinetName: 'Ромашка' } as const;
    const given = { userIds: [cabinet.owner.id], cabinetId: cabinet.id, event, at: app.clock.now() };
    await addNotification(app.context.db, given);
    expect(await readNotifications(app, cabinet.owner)).toEqual([]);
    const { deliveries } = await app.call(listNotificationDeliveries, {}, cabinet.owner.token);
    expect(deliveries.map(({ channel }) => channel).toSorted()).toEqual(['letter', 'messenger']);
  });

  it('goes with the membership, and comes back as the default', async () => {
    await save(colleague, 'radar', CHOICE, { cabinetId: cabinet.id });
    await sql`delete from cabinet_members where user_id = ${colleague.id}`.execute(app.context.db);
    await addMember(app, cabinet.id, colleague, ['analytics']);
    expect((await chosen(colleague, 'radar', { cabinetId: cabinet.id })).from).toBe('default');
  });
});

it('another person’s cabinet, and one that never was, are refused alike, and change nothing', async () => {
  const stranger = await makeUser(app);
  for (const cabinetId of [cabinet.id, ABSENT]) {
    for (const call of [
      () => get(stranger, { cabinetId }),
      () => save(stranger, 'radar', CHOICE, { cabinetId }),
      () => save(stranger, 'radar', null, { cabinetId }),
      () => app.call(listNotificationDeliveries, { cabinetId }, stranger.token),
    ])
      await expect(call()).rejects.toThrow('"subject":"cabinet","action":"notFound"');
  }
  const { rows } = await sql`select from notification_choices where user_id = ${stranger.id}`.execute(
    app.context.db,
  );
  expect(rows).toEqual([]);
});

it('quiet hours and the digest are kept, and taken back', async () => {
  const { owner } = cabinet;
  expect(await get(owner)).toMatchObject({ quiet: null, digest: 'cabinet' });
  await app.call(saveNotificationQuiet, { quiet: { from: 22, to: 8 }, digest: 'all' }, owner.token);
  expect(await get(owner)).toMatchObject({ quiet: { from: 22, to: 8 }, digest: 'all' });
  await app.call(saveNotificationQuiet, { quiet: null, digest: 'cabinet' }, owner.token);
  expect(await get(owner)).toMatchObject({ quiet: null, digest: 'cabinet' });
  expect(await get(colleague)).toMatchObject({ quiet: null });
});

it('says how the messenger stands, and that letters need a confirmed address', async () => {
  const unverified = await makeUser(app, { isEmailVerified: false });
  expect(await get(unverified)).toMatchObject({
    messenger: { state: 'off', username: null },
    isEmailVerified: false,
  });
});

it('a person who is gone takes everything along, and a log is thrown away with its notification', async () => {
  const person = await makeUser(app);
  const event = { kind: 'walletLow', available: 1, threshold: 2 } as const;
  const about = { userIds: [person.id], cabinetId: null, event, at: app.clock.now() };
  await save(person, 'radar', CHOICE);
  await app.call(saveNotificationQuiet, { quiet: { from: 22, to: 8 }, digest: 'all' }, person.token);
  await addNotification(app.context.db, about);
  await addNotification(app.context.db, { ...about, userIds: [colleague.id] });
  await sql`delete from users where id = ${person.id}`.execute(app.context.db);
  const count = async () => {
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from notification_choices where user_id = ${person.id})
        + (select count(*) from notification_quiet_hours where user_id = ${person.id})
        + (select count(*) from notification_deliveries) as count`.execute(app.context.db);
    return rows[0]?.count;
  };
  expect(await count()).toBeGreaterThan(0);
  await purgeNotifications({
    db: app.context.db,
    clock: { ...app.clock, now: () => new Date(app.clock.now().getTime() + 91 * DAY_MS) },
  });
  expect(await count()).toBe(0);
});
