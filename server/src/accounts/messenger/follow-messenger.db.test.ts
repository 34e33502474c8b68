import { generateTelegramCode, getMessengerLink } from '@vitrina/contract/accounts/routes.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { listLetters } from '../../../test/builders/letters.ts';
import { ANNA, act, demoBot, pressStart } from '../../../test/fakes/messenger.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import type { Bot } from '../../integrations/messenger/bot.ts';
import { setWebhook } from '../../integrations/messenger/set-webhook.ts';
import type { Loop } from '../../platform/background/loop.ts';
import type { Send } from '../../platform/outbound/send.ts';
import { createBotIdentity } from './bot-identity.ts';
import { followMessenger } from './follow-messenger.ts';
import { openBot } from './open-bot.ts';

let sandbox: Sandbox;
let app: TestApp;
let bot: Bot;
const loops: Loop[] = [];
beforeAll(async () => {
  sandbox = await startSandbox({ queries: 500, products: 500 });
  const { token } = await demoBot(sandbox);
  app = await startTestApp({ env: { ...sandbox.env, TELEGRAM_BOT_TOKEN: token } });
  const opened = openBot(app.context);
  if (!opened) throw new Error('The sandbox has no bot.');
  bot = opened;
});
afterEach(async () => {
  await Promise.all(loops.splice(0).map((loop) => loop.stop()));
  await sandbox.clearFaults();
  await sql`delete from messengers`.execute(app.context.db);
});
afterAll(async () => {
  await app.close();
  await sandbox.stop();
});

const POLL = { timeout: 30_000, interval: 50 };

/** Follows as one more process would, with a line out of its own. */
function follow(send: Send = bot.send): Loop {
  const loop = followMessenger(app.context, { bot: { ...bot, send }, identity: createBotIdentity() });
  loops.push(loop);
  return loop;
}

async function begin(): Promise<{ user: TestUser; code: string }> {
  const user = await makeUser(app);
  return { user, code: (await app.call(generateTelegramCode, {}, user.token)).code };
}

async function expectConnected({ token }: TestUser) {
  await expect.poll(async () => (await app.call(getMessengerLink, {}, token)).state, POLL).toBe('connected');
}

async function readOffset(): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(next_offset), 0)::int as next from messenger_inbox`.execute(app.context.db);
  return rows[0]?.next ?? 0;
}

it('of two processes one asks at a time, and what people do has one effect', async () => {
  let asking = 0;
  let most = 0;
  const counted: Send = async (request) => {
    if (!request.url.endsWith('/getUpdates')) return bot.send(request);
    asking += 1;
    most = Math.max(most, asking);
    const answer = await bot.send(request);
    asking -= 1;
    return answer;
  };
  follow(counted);
  follow(counted);
  const { user, code } = await begin();
  await pressStart(sandbox, ANNA, code);
  await expectConnected(user);
  expect(most).toBe(1);
  expect(await listLetters(app, user.email)).toHaveLength(1);
});

it('an update whose effects are there but not its confirmation comes again and changes nothing', async () => {
  const { db } = app.context;
  await sql`
    create function refuse_confirmation() returns trigger language plpgsql
    as $$ begin raise exception 'killed here'; end $$`.execute(db);
  await sql`
    create trigger killed before insert or update on messenger_inbox
    for each row execute function refuse_confirmation()`.execute(db);
  const before = await readOffset();
  const { user, code } = await begin();
  follow();
  await pressStart(sandbox, ANNA, code);
  await expectConnected(user);
  expect(await readOffset()).toBe(before);
  await sql`drop trigger killed on messenger_inbox`.execute(db);
  await expect.poll(readOffset, POLL).toBeGreaterThan(before);
  await expectConnected(user);
  expect(await listLetters(app, user.email)).toHaveLength(1);
});

it('an update that cannot be handled is skipped, and those after it are handled', async () => {
  const { db } = app.context;
  const { user, code } = await begin();
  await sql`
    create function refuse_block() returns trigger language plpgsql
    as $$ begin if new.blocked_at is not null then raise exception 'cannot be'; end if; return new; end $$`.execute(
    db,
  );
  await sql`
    create trigger refused before update on messengers
    for each row execute function refuse_block()`.execute(db);
  const start = await readOffset();
  follow();
  await pressStart(sandbox, ANNA, code);
  await expectConnected(user);
  await expect.poll(readOffset, POLL).toBeGreaterThan(start);
  const before = await readOffset();
  await act(sandbox, ANNA, 'block');
  await act(sandbox, ANNA, 'unblock');
  await expect.poll(readOffset, POLL).toBe(before + 2);
  await sql`drop trigger refused on messengers`.execute(db);
});

it.each(['reset', 'status500', 'status429'])('outlives a messenger that answers: %s', async (fault) => {
  const { user, code } = await begin();
  await sandbox.fault({ part: 'messenger', fault, times: 2, retryAfterSeconds: 1 });
  follow();
  await pressStart(sandbox, ANNA, code);
  await expectConnected(user);
});

it('takes down a webhook that somebody left behind', async () => {
  await setWebhook(bot, { url: 'http://127.0.0.1:9/hook', secretToken: 'left-behind' });
  const { user, code } = await begin();
  follow();
  await pressStart(sandbox, ANNA, code);
  await expectConnected(user);
});

it('after a week of silence an old offset throws nothing away', async () => {
  const { user, code } = await begin();
  await sql`
    update messenger_inbox set next_offset = 2000000000, moved_at = now() - interval '8 days'`.execute(
    app.context.db,
  );
  follow();
  await pressStart(sandbox, ANNA, code);
  await expectConnected(user);
  expect(await readOffset()).toBeLessThan(2_000_000_000);
});

it('stops within a second, in the middle of a question that the messenger holds open', async () => {
  let isAsking = false;
  const loop = follow(async (request) => {
    isAsking ||= request.url.endsWith('/getUpdates');
    return bot.send(request);
  });
  await expect.poll(() => isAsking, POLL).toBe(true);
  const begunAt = performance.now();
  await loop.stop();
  expect(performance.now() - begunAt).toBeLessThan(1000);
});
