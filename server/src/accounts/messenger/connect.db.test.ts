import {
  disconnectMessenger,
  generateTelegramCode,
  getMessengerLink,
} from '@vitrina/contract/accounts/routes.ts';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { listLetters } from '../../../test/builders/letters.ts';
import { ANNA, act, chatPage, demoBot, pressStart, TIMUR } from '../../../test/fakes/messenger.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import type { Loop } from '../../platform/background/loop.ts';
import { workMessenger } from './jobs.ts';

/** A person of the sandbox who has no username there. */
const OLEG = '845220317';

let sandbox: Sandbox;
let app: TestApp;
let loops: Loop[];
beforeAll(async () => {
  sandbox = await startSandbox({ queries: 500, products: 500 });
  const { token } = await demoBot(sandbox);
  app = await startTestApp({ env: { ...sandbox.env, TELEGRAM_BOT_TOKEN: token } });
  loops = await workMessenger(app.context);
});
afterAll(async () => {
  await Promise.all(loops.map((loop) => loop.stop()));
  await app.close();
  await sandbox.stop();
});
afterEach(async () => {
  await sandbox.clearFaults();
  // A chat of the sandbox serves the next story as well.
  await sql`delete from messengers`.execute(app.context.db);
});

const POLL = { timeout: 30_000, interval: 100 };
const generate = async ({ token }: TestUser) => app.call(generateTelegramCode, {}, token);
const link = async ({ token }: TestUser) => app.call(getMessengerLink, {}, token);
const expectState = async (user: TestUser, state: string) =>
  expect.poll(async () => (await link(user)).state, POLL).toBe(state);
const speak = async ({ id }: TestUser, language: string) =>
  sql`update users set language = ${language} where id = ${id}`.execute(app.context.db);

/** How often a text stands in a person's chat. */
async function countSaid(person: string, text: string): Promise<number> {
  return (await chatPage(sandbox, person)).split(text).length - 1;
}

async function expectMessage(person: string, text: string, before = 0) {
  await expect.poll(() => countSaid(person, text), POLL).toBeGreaterThan(before);
}

describe('connecting a messenger', () => {
  it('takes one press of Start: the chat, the account and a letter know of it', async () => {
    const user = await makeUser(app);
    expect(await link(user)).toEqual({ state: 'none', messenger: null });
    const { code, link: address, bot, expiresAt } = await generate(user);
    expect(code).toMatch(/^[A-Za-z0-9]{24}$/);
    expect(address).toBe(`${sandbox.url}/telegram/${bot}?start=${code}`);
    expect(Math.abs((Date.parse(expiresAt) - Date.now()) / 60_000 - 10)).toBeLessThan(1);
    expect((await link(user)).state).toBe('waiting');

    await pressStart(sandbox, ANNA, code);
    await expectState(user, 'connected');
    const { messenger } = await app.call(getMyInfo, {}, user.token);
    expect(messenger?.username).toBe('anna_smirnova');
    await expectMessage(ANNA, 'Уведомления Vitrina будут приходить в этот чат');
    const letters = await listLetters(app, user.email);
    expect(letters.map(({ text }) => text.includes('@anna_smirnova'))).toEqual([true]);

    const again = await app.inject(generateTelegramCode, {}, user.token);
    expect([again.status, again.body]).toMatchObject([400, { error: { action: 'messengerConnected' } }]);
  });

  it('is in the language of the account', async () => {
    const user = await makeUser(app);
    await speak(user, 'en');
    await pressStart(sandbox, TIMUR, (await generate(user)).code);
    await expectMessage(TIMUR, 'Vitrina will send notifications to this chat');
  });

  it('is answered in a chat that is connected already, and in one that brings no code', async () => {
    const user = await makeUser(app);
    await act(sandbox, TIMUR, 'start');
    await expectMessage(TIMUR, 'Это бот Vitrina');
    const { code } = await generate(user);
    await pressStart(sandbox, TIMUR, code);
    await expectState(user, 'connected');
    await pressStart(sandbox, TIMUR, code);
    await expectMessage(TIMUR, 'Этот чат подключён к Vitrina');
    expect(await listLetters(app, user.email)).toHaveLength(1);
  });

  it('stops when the person disconnects, and the chat gets a message', async () => {
    const user = await makeUser(app);
    await pressStart(sandbox, ANNA, (await generate(user)).code);
    await expectState(user, 'connected');
    await app.call(disconnectMessenger, {}, user.token);
    expect(await link(user)).toEqual({ state: 'none', messenger: null });
    await expectMessage(ANNA, 'Чат отключён от Vitrina');
    await app.call(disconnectMessenger, {}, user.token);
    // The same chat may come back.
    await pressStart(sandbox, ANNA, (await generate(user)).code);
    await expectState(user, 'connected');
  });

  it('survives a block: the link stays, is shown as blocked, and comes back with the person', async () => {
    const user = await makeUser(app);
    await pressStart(sandbox, ANNA, (await generate(user)).code);
    await expectState(user, 'connected');
    await act(sandbox, ANNA, 'block');
    await expectState(user, 'blocked');
    await act(sandbox, ANNA, 'unblock');
    await expectState(user, 'connected');
  });
});

describe('what stands in the way', () => {
  it('a wrong code changes nothing for anybody', async () => {
    const user = await makeUser(app);
    const { code } = await generate(user);
    const before = await countSaid(ANNA, 'Код не подошёл');
    await pressStart(
      sandbox,
      ANNA,
      code.replace(/.$/, (last) => (last === 'x' ? 'y' : 'x')),
    );
    await expectMessage(ANNA, 'Код не подошёл', before);
    expect((await link(user)).state).toBe('waiting');
  });

  it('a code that has run out', async () => {
    const user = await makeUser(app);
    const { code } = await generate(user);
    await sql`update codes set expires_at = now() where user_id = ${user.id}`.execute(app.context.db);
    expect((await link(user)).state).toBe('expired');
    await pressStart(sandbox, ANNA, code);
    await expectMessage(ANNA, 'Время кода истекло');
    expect(await link(user)).toEqual({ state: 'expired', messenger: null });
  });

  it('a person without a username gets instructions and keeps the code', async () => {
    const user = await makeUser(app);
    const { code } = await generate(user);
    // More often than a code may be tried.
    for (let pressed = 0; pressed < 6; pressed += 1) await pressStart(sandbox, OLEG, code);
    await expectState(user, 'usernameMissing');
    await expectMessage(OLEG, 'нужно имя пользователя');
    await pressStart(sandbox, ANNA, code);
    await expectState(user, 'connected');
  });

  it('a chat of another account, which stays there', async () => {
    const [first, second] = [await makeUser(app), await makeUser(app)];
    await pressStart(sandbox, ANNA, (await generate(first)).code);
    await expectState(first, 'connected');
    const { code } = await generate(second);
    await pressStart(sandbox, ANNA, code);
    await expectState(second, 'takenByOther');
    await expectMessage(ANNA, 'уже подключён к другому аккаунту');
    expect((await link(first)).state).toBe('connected');
    await pressStart(sandbox, TIMUR, code);
    await expectState(second, 'connected');
  });

  it('a messenger that is away: no code is given out, and nothing is lost when it is back', async () => {
    const user = await makeUser(app);
    const { code } = await generate(user);
    await sandbox.fault({ part: 'messenger', fault: 'status500', times: 3 });
    await pressStart(sandbox, ANNA, code);
    await expectState(user, 'connected');
  });
});

describe('without a messenger', () => {
  it('nothing can be connected, and the screen gets that answer', async () => {
    const bare = await startTestApp();
    const user = await makeUser(bare);
    expect(await workMessenger(bare.context)).toEqual([]);
    expect(await bare.call(getMessengerLink, {}, user.token)).toEqual({ state: 'off', messenger: null });
    const answer = await bare.inject(generateTelegramCode, {}, user.token);
    expect([answer.status, answer.body]).toMatchObject([503, { error: { subject: 'external' } }]);
    await bare.close();
  });

  it('that answers, no code is made', async () => {
    const lost = await startTestApp({
      env: { TELEGRAM_URL: 'http://127.0.0.1:9', TELEGRAM_BOT_TOKEN: '1:secret' },
    });
    const user = await makeUser(lost);
    const answer = await lost.inject(generateTelegramCode, {}, user.token);
    expect([answer.status, answer.body]).toMatchObject([503, { error: { action: 'serverError' } }]);
    expect(answer.text).not.toContain('secret');
    expect((await lost.call(getMessengerLink, {}, user.token)).state).toBe('none');
    await lost.close();
  });
});
