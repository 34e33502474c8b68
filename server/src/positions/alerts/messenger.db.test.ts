import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { addPositionAlert } from '@vitrina/contract/positions/alerts.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { addMember, makeCabinet, makeUser } from '../../../test/builders/factories.ts';
import { ANNA, act, chatPage, demoBot, refill } from '../../../test/fakes/messenger.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { workNotifications } from '../../notifications/jobs.ts';
import type { Loop } from '../../platform/background/loop.ts';
import { workAlerts } from './work-alerts.ts';

const POLL = { timeout: 50_000, interval: 100 };

let sandbox: Sandbox;
let app: TestApp;
let loops: Loop[];
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
/** Of this test alone: the chat remembers what the others said. */
let query = '';
let made = 0;

beforeAll(async () => {
  sandbox = await startSandbox({ queries: 500, products: 500 });
  const { token } = await demoBot(sandbox);
  app = await startTestApp({ env: { ...sandbox.env, TELEGRAM_BOT_TOKEN: token } });
  await act(sandbox, ANNA, 'start');
  loops = [...workAlerts(app.context), ...workNotifications(app.context)];
});
afterAll(async () => {
  await Promise.all(loops.map((loop) => loop.stop()));
  await app.close();
  await sandbox.stop();
});
beforeEach(async () => {
  made += 1;
  query = `чайник ${made} & кружка`;
  cabinet = await makeCabinet(app);
  await refill(sandbox);
});
afterEach(async () => {
  await sandbox.clearFaults();
  // A chat of the sandbox serves the next test as well.
  await sql`delete from messengers`.execute(app.context.db);
});

const connect = async (userId: number) =>
  sql`insert into messengers (user_id, chat_id, username) values (${userId}, ${ANNA}, 'anna_smirnova')`.execute(
    app.context.db,
  );
const rule = { scope: { kind: 'cabinet' }, change: { kind: 'falls', by: 5 } } as const;
const countSaid = async (text: string) => (await chatPage(sandbox, ANNA)).split(text).length - 1;
/** Of deliveries that wait for another one. */
const countTries = async () => {
  const { rows } = await sql<{ attempts: number }>`
    select attempts from notification_deliveries where state = 'waiting' and taken_until is null`.execute(
    app.context.db,
  );
  return rows[0]?.attempts;
};
const countMessages = async () => countSaid(`чайник ${made} &amp; кружка`);

/** What the judge writes down when a rule fires. */
async function fire(token = cabinet.owner.token): Promise<void> {
  const { ruleId } = await app.call(addPositionAlert, { cabinetId: cabinet.id, rule }, token);
  const at = app.clock.now();
  const hit = { entryId: 7, product: 'Чай', cityName: 'Пермь', query, was: 4, became: 'notFound', since: at };
  await sql`
    insert into position_alert_firings (cabinet_id, alert_id, at, queries, hits, deliver_at)
    values (${cabinet.id}, ${ruleId}, ${at}, 2, ${JSON.stringify([hit])}, ${at})`.execute(app.context.db);
}

/** Everything has come to its end: no delivery waits or runs. */
async function settle(): Promise<void> {
  const count = async () => {
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from notification_deliveries where state in ('waiting', 'sending'))
        + (select count(*) from position_alert_firings where not is_delivered) as left`.execute(
      app.context.db,
    );
    return rows[0]?.left;
  };
  await expect.poll(count, POLL).toBe(0);
}

test('the owner gets a fall in the messenger with the link to its cell, whoever made the rule', async () => {
  await connect(cabinet.owner.id);
  const analyst = await makeUser(app);
  await addMember(app, cabinet.id, analyst, ['analytics']);
  await fire(analyst.token);
  await expect.poll(countMessages, POLL).toBe(1);
  const page = await chatPage(sandbox, ANNA);
  expect(page).toContain(`«чайник ${made} &amp; кружка»: место 4 → н/н`);
  expect(page).toContain('Ещё запросов: 1');
  expect(page).toContain(`/position-check/7?cabinet=${cabinet.id}&amp;`);
});

test('a messenger that is unavailable is tried again, and the message is sent once', async () => {
  await connect(cabinet.owner.id);
  await sandbox.fault({ part: 'messenger', fault: 'status500', times: 1 });
  await fire();
  await expect.poll(countTries, POLL).toBe(1);
  expect(await countMessages()).toBe(0);
  app.clock.advance(MINUTE_MS);
  await expect.poll(countMessages, POLL).toBe(1);
  await settle();
  expect(await countMessages()).toBe(1);
});

test('who has connected nothing, or blocked the bot, is left alone', async () => {
  await fire();
  await settle();
  await connect(cabinet.owner.id);
  await sql`update messengers set blocked_at = now()`.execute(app.context.db);
  await fire();
  await settle();
  expect(await countMessages()).toBe(0);
});

test('a block that nobody knew of is noted, and not tried again', async () => {
  await connect(cabinet.owner.id);
  await act(sandbox, ANNA, 'block');
  await fire();
  await settle();
  const { rows } = await sql<{ isBlocked: boolean }>`
    select blocked_at is not null as "isBlocked" from messengers`.execute(app.context.db);
  expect(rows).toEqual([{ isBlocked: true }]);
  await act(sandbox, ANNA, 'unblock');
  expect(await countMessages()).toBe(0);
});
