import { HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import type { NotificationEvent } from '@vitrina/contract/notifications/notifications.ts';
import {
  listNotificationDeliveries,
  saveNotificationChoice,
  saveNotificationQuiet,
} from '@vitrina/contract/notifications/settings.ts';
import type { NotificationTopic } from '@vitrina/contract/notifications/topics.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { addMember, makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { listMail } from '../../../test/fakes/mailbox.ts';
import { ANNA, act, chatPage, demoBot, refill, TIMUR } from '../../../test/fakes/messenger.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { createBotIdentity } from '../../accounts/messenger/bot-identity.ts';
import { addNotification } from '../add-notification.ts';
import { deliverDue } from './deliver-due.ts';

const START = new Date('2026-03-02T09:00:00Z');

let sandbox: Sandbox;
let app: TestApp;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
let owner: TestUser;
let made = 0;
const identity = createBotIdentity();

beforeAll(async () => {
  sandbox = await startSandbox({ queries: 500, products: 500 });
  const { token } = await demoBot(sandbox);
  app = await startTestApp({
    now: START,
    env: { ...sandbox.env, TELEGRAM_BOT_TOKEN: token, SMTP_URL: sandbox.smtpUrl },
  });
  for (const person of [ANNA, TIMUR]) await act(sandbox, person, 'start');
});
beforeEach(async () => {
  cabinet = await makeCabinet(app);
  owner = cabinet.owner;
});
afterEach(async () => {
  app.clock.set(START);
  await sandbox.clearFaults();
  await act(sandbox, ANNA, 'unblock');
  await sql`delete from messengers`.execute(app.context.db);
  await sql`delete from notifications`.execute(app.context.db);
});
afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const connect = ({ id }: TestUser, chat = ANNA) =>
  sql`insert into messengers (user_id, chat_id, username) values (${id}, ${chat}, 'anna_smirnova')`.execute(
    app.context.db,
  );
/** Of this moment alone: a chat remembers what the others said. */
function event(): Extract<NotificationEvent, { kind: 'abTestLaunched' }> {
  made += 1;
  return { kind: 'abTestLaunched', testId: made, name: `Чайник ${made}` };
}
/** A topic that is never repeated, with a letter instead. */
function keyRefused(): Extract<NotificationEvent, { kind: 'keyRefused' }> {
  made += 1;
  return { kind: 'keyRefused', cabinetName: `Ромашка ${made}` };
}
const notify = (given: NotificationEvent, userIds: number[] = [owner.id], cabinetId = cabinet.id) =>
  app.context.db
    .transaction()
    .execute((trx) => addNotification(trx, { userIds, cabinetId, event: given, at: app.clock.now() }));
async function deliver(): Promise<void> {
  await refill(sandbox);
  await deliverDue(app.context, identity);
}
const countSaid = async (text: string, chat = ANNA) =>
  (await chatPage(sandbox, chat)).split(`${text}»`).length - 1;
const choose = (user: TestUser, topic: NotificationTopic, choice: object, cabinetId?: number) =>
  app.call(
    saveNotificationChoice,
    { topic, choice: { bell: true, messenger: false, letter: 'off', ...choice }, cabinetId } as never,
    user.token,
  );
const log = async (user = owner, input: object = {}) =>
  (await app.call(listNotificationDeliveries, input, user.token)).deliveries;
const ends = async (user = owner) =>
  (await log(user)).map(({ channel, state, reason }) => [channel, state, reason]);

const sortedEnds = async () => (await ends()).toSorted((a, b) => String(a).localeCompare(String(b)));

describe('a message', () => {
  it('comes once, with its way, whoever else delivers at the same time, and the log says that it arrived', async () => {
    await connect(owner);
    const launched = event();
    await notify(launched);
    await refill(sandbox);
    await Promise.all(Array.from({ length: 4 }, () => deliverDue(app.context, identity)));
    expect(await countSaid(launched.name)).toBe(1);
    expect(await chatPage(sandbox, ANNA)).toContain(`/ab-test/${launched.testId}?cabinet=${cabinet.id}`);
    expect(await log()).toMatchObject([
      { event: launched, channel: 'messenger', state: 'arrived', isMine: true, cabinetId: cabinet.id },
    ]);
  });

  it('is of one transaction with what happened', async () => {
    await connect(owner);
    const launched = event();
    const given = app.context.db.transaction().execute(async (trx) => {
      await addNotification(trx, { userIds: [owner.id], cabinetId: cabinet.id, event: launched, at: START });
      throw new Error('given up');
    });
    await expect(given).rejects.toThrow('given up');
    await deliver();
    expect([await countSaid(launched.name), await log()]).toEqual([0, []]);
  });

  it('goes to the owner of a cabinet, whoever sees it in the bell, and to a colleague who has chosen so', async () => {
    const [author, colleague] = [await makeUser(app), await makeUser(app)];
    for (const person of [author, colleague]) await addMember(app, cabinet.id, person, ['analytics']);
    await connect(owner);
    await connect(colleague, TIMUR);
    await choose(colleague, 'tests', { messenger: true }, cabinet.id);
    const launched = event();
    await notify(launched, [author.id]);
    await deliver();
    expect([await countSaid(launched.name), await countSaid(launched.name, TIMUR)]).toEqual([1, 1]);
    expect(await ends(author)).toEqual([]);
    expect(
      (await log(owner, { cabinetId: cabinet.id })).map(({ isMine }) => String(isMine)).toSorted(),
    ).toEqual(['false', 'true']);
    expect(await log(colleague, { cabinetId: cabinet.id })).toHaveLength(1);
    expect(await log(owner, { cabinetId: cabinet.id, topic: 'money' })).toEqual([]);
  });

  it('of nobody’s business but one’s own goes to nobody else', async () => {
    const colleague = await makeUser(app);
    await addMember(app, cabinet.id, colleague, ['analytics']);
    await connect(owner);
    await choose(owner, 'background', { messenger: true });
    await notify({ kind: 'exportFailed', name: 'их файл' }, [colleague.id]);
    await deliver();
    expect(await log(owner, { cabinetId: cabinet.id })).toEqual([]);
  });

  it('is tried again after an outage, and given up after an hour', async () => {
    await connect(owner);
    const [first, second] = [event(), event()];
    await sandbox.fault({ part: 'messenger', fault: 'status500', times: 1 });
    await notify(first);
    await deliver();
    expect(await ends()).toEqual([['messenger', 'waiting', null]]);
    app.clock.advance(10_000);
    await deliver();
    expect(await countSaid(first.name)).toBe(1);
    await sandbox.fault({ part: 'messenger', fault: 'status500' });
    await notify(second);
    for (let tries = 0; tries < 12; tries += 1) {
      await deliver();
      app.clock.advance(10 * MINUTE_MS);
    }
    expect((await ends())[0]).toEqual(['messenger', 'failed', 'unavailable']);
  });
});

describe('what cannot be delivered', () => {
  it('without a messenger is a letter where the topic has one, and nothing otherwise', async () => {
    const refused = keyRefused();
    await notify(refused);
    await notify(event());
    await deliver();
    await deliver();
    expect(await sortedEnds()).toEqual([
      ['letter', 'sent', null],
      ['messenger', 'failed', 'notConnected'],
      ['messenger', 'failed', 'notConnected'],
    ]);
    const [mail, ...others] = await listMail(sandbox, owner.email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain(refused.cabinetName);
    expect(mail?.text).toContain(`/cabinets/${cabinet.id}?fix=key`);
  });

  it('to a chat that has blocked the bot is noted, and is a letter', async () => {
    await connect(owner);
    await act(sandbox, ANNA, 'block');
    await notify(keyRefused());
    await deliver();
    const { rows } = await sql`select blocked_at is not null as "isBlocked" from messengers`.execute(
      app.context.db,
    );
    expect(rows).toEqual([{ isBlocked: true }]);
    await deliver();
    expect(await sortedEnds()).toEqual([
      ['letter', 'sent', null],
      ['messenger', 'failed', 'blocked'],
    ]);
  });

  it('to an address that nobody has confirmed is not sent', async () => {
    const stranger = await makeUser(app, { isEmailVerified: false });
    await notify({ kind: 'walletLow', available: 1, threshold: 2 }, [stranger.id]);
    await deliver();
    expect(await ends(stranger)).toEqual([['letter', 'failed', 'unverified']]);
  });

  it('to somebody who may not see the cabinet any more is not sent, neither as a letter', async () => {
    const colleague = await makeUser(app);
    await addMember(app, cabinet.id, colleague, ['analytics']);
    await connect(colleague, TIMUR);
    await choose(colleague, 'tests', { messenger: true, letter: 'instead' }, cabinet.id);
    const launched = event();
    await notify(launched, [colleague.id]);
    await sql`update cabinet_members set roles = '{none}' where user_id = ${colleague.id}`.execute(
      app.context.db,
    );
    await deliver();
    await deliver();
    expect(await countSaid(launched.name, TIMUR)).toBe(0);
    expect(await ends(colleague)).toEqual([['messenger', 'failed', 'noRight']]);
  });
});

describe('a worker that was killed', () => {
  const kill = (state: 'waiting' | 'sending') =>
    sql`
      update notification_deliveries set state = ${state}, attempts = 1,
        taken_until = clock_timestamp() + interval '1 minute'`.execute(app.context.db);
  const endLeases = () =>
    sql`
      update notification_deliveries set taken_until = clock_timestamp() - interval '1 second'
      where taken_until is not null`.execute(app.context.db);

  it('before the message left has sent nothing: the next one sends it when the lease is over', async () => {
    await connect(owner);
    const refused = keyRefused();
    await notify(refused);
    await kill('waiting');
    await deliver();
    expect(await countSaid(refused.cabinetName)).toBe(0);
    await endLeases();
    await deliver();
    expect(await countSaid(refused.cabinetName)).toBe(1);
  });

  it('while it left leaves what is never repeated unknown, and a letter that says so', async () => {
    await connect(owner);
    const refused = keyRefused();
    await notify(refused);
    await kill('sending');
    await endLeases();
    await deliver();
    await deliver();
    expect(await countSaid(refused.cabinetName)).toBe(0);
    expect(await sortedEnds()).toEqual([
      ['letter', 'sent', null],
      ['messenger', 'unknown', null],
    ]);
    const [mail] = await listMail(sandbox, owner.email);
    expect(mail?.text).toContain('мы не знаем, дошло ли сообщение');
  });

  it('while it left has everything else sent again', async () => {
    await connect(owner);
    const launched = event();
    await notify(launched);
    await kill('sending');
    await endLeases();
    await deliver();
    expect([await countSaid(launched.name), await ends()]).toEqual([1, [['messenger', 'arrived', null]]]);
  });

  it('in its database only, after the messenger has answered, does not send again either', async () => {
    await connect(owner);
    const refused = keyRefused();
    await notify(refused);
    const { db } = app.context;
    await sql`create function refuse_ends() returns trigger language plpgsql as
      'begin raise exception ''the line to the database is gone''; end'`.execute(db);
    await sql`create trigger refuse_ends before update on notification_deliveries for each row
      when (new.state = 'arrived') execute function refuse_ends()`.execute(db);
    await deliver();
    expect([await countSaid(refused.cabinetName), await ends()]).toEqual([
      1,
      [['messenger', 'sending', null]],
    ]);
    await sql`drop function refuse_ends cascade`.execute(db);
    await endLeases();
    await deliver();
    await deliver();
    expect(await countSaid(refused.cabinetName)).toBe(1);
    expect(await sortedEnds()).toEqual([
      ['letter', 'sent', null],
      ['messenger', 'unknown', null],
    ]);
  });

  it('and is at work still keeps what it holds, however fast the product’s clock runs', async () => {
    await connect(owner);
    await sandbox.fault({ part: 'messenger', fault: 'delay', delayMs: 400, times: 1 });
    const refused = keyRefused();
    await notify(refused);
    await refill(sandbox);
    const sending = deliverDue(app.context, identity);
    await expect.poll(() => ends()).toEqual([['messenger', 'sending', null]]);
    app.clock.advance(10 * MINUTE_MS);
    await deliverDue(app.context, identity);
    await sending;
    expect([await countSaid(refused.cabinetName), await ends()]).toEqual([
      1,
      [['messenger', 'arrived', null]],
    ]);
  });

  it('and comes back late finds that it is somebody else’s', async () => {
    await connect(owner);
    await sandbox.fault({ part: 'messenger', fault: 'delay', delayMs: 400, times: 1 });
    const refused = keyRefused();
    await notify(refused);
    await refill(sandbox);
    const late = deliverDue(app.context, identity);
    await expect.poll(() => ends()).toEqual([['messenger', 'sending', null]]);
    await endLeases();
    await deliverDue(app.context, identity);
    await late;
    expect((await ends()).find(([channel]) => channel === 'messenger')).toEqual([
      'messenger',
      'unknown',
      null,
    ]);
  });
});

describe('quiet hours', () => {
  const night = (digest: 'cabinet' | 'all') =>
    app.call(saveNotificationQuiet, { quiet: { from: 22, to: 8 }, digest }, owner.token);
  const moscow = (at: string) => app.clock.set(new Date(`2026-03-${at}:00+03:00`));

  it('hold messages back over midnight, and what waited is one message of each cabinet', async () => {
    await connect(owner);
    await night('cabinet');
    const other = await makeCabinet(app, { owner });
    const [evening, morning, elsewhere] = [event(), event(), event()];
    moscow('03T23:30');
    await notify(evening);
    moscow('04T03:00');
    await notify(morning);
    await notify(elsewhere, [owner.id], other.id);
    await deliver();
    expect(await countSaid(evening.name)).toBe(0);
    expect((await log()).map(({ dueAt }) => dueAt)).toEqual(Array(3).fill('2026-03-04T05:00:00.000Z'));
    moscow('04T08:00');
    await deliver();
    const numbers = await messageNumbers();
    expect(numbers).toHaveLength(3);
    expect(new Set(numbers).size).toBe(2);
    for (const one of [evening, morning, elsewhere]) expect(await countSaid(one.name)).toBe(1);
  });

  it('end with one message of all cabinets where the person wants it so', async () => {
    await connect(owner);
    await night('all');
    const other = await makeCabinet(app, { owner });
    moscow('03T23:30');
    await notify(event());
    await notify(event(), [owner.id], other.id);
    moscow('04T09:00');
    await deliver();
    expect(new Set(await messageNumbers()).size).toBe(1);
  });

  it('are none of letters', async () => {
    await night('all');
    moscow('03T23:30');
    await notify({ kind: 'walletLow', available: 1, threshold: 2 });
    await deliver();
    expect(await ends()).toEqual([['letter', 'sent', null]]);
  });

  it('keep nothing that is out of date with something newer', async () => {
    await connect(owner);
    await choose(owner, 'team', { messenger: true });
    await night('all');
    moscow('03T23:30');
    const changed = (roles: ['analytics'] | ['none']) =>
      addNotification(app.context.db, {
        userIds: [owner.id],
        cabinetId: cabinet.id,
        event: { kind: 'rolesChanged', cabinetName: 'Ромашка', roles },
        at: app.clock.now(),
        replacesUnread: true,
      });
    await changed(['none']);
    await changed(['analytics']);
    moscow('04T09:00');
    await deliver();
    expect(await ends()).toEqual([
      ['messenger', 'arrived', null],
      ['messenger', 'failed', 'outdated'],
    ]);
  });
});

async function messageNumbers(): Promise<unknown[]> {
  const { rows } = await sql<{ message_id: string }>`
    select message_id from notification_deliveries where state = 'arrived'`.execute(app.context.db);
  return rows.map(({ message_id: number }) => number);
}

it('a letter whose mail server is away waits, and leaves once', async () => {
  await sandbox.fault({ part: 'mailbox', fault: 'mailDeferred', times: 1 });
  await notify({ kind: 'walletLow', available: 1, threshold: 2 });
  await deliver();
  expect(await ends()).toEqual([['letter', 'waiting', null]]);
  app.clock.advance(HOUR_MS);
  await deliver();
  expect(await ends()).toEqual([['letter', 'sent', null]]);
  expect(await listMail(sandbox, owner.email)).toHaveLength(1);
});
