import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BOT_USERNAME } from '../keys/bot-token.ts';
import { openMailSandbox } from '../test/mail.ts';
import { ANNA, askBot, NO_USERNAME, sendForm, startChat, takeUpdates } from '../test/messenger.ts';
import { openSandbox, refillLimits } from '../test/small-sandbox.ts';

describe('the messenger of people', () => {
  let app: FastifyInstance;
  beforeAll(() => {
    app = openSandbox({ productCount: 500 });
  });
  afterAll(() => app.close());

  const page = async (url: string) => (await app.inject(url)).body;

  test('lists them, with and without a username', async () => {
    const people = await page('/telegram/');
    expect(people).toContain('@anna_smirnova');
    expect(people).toContain(`no username · ${NO_USERNAME}`);
    expect(people).toContain('has not pressed Start');
    expect(people).toContain(`@${BOT_USERNAME}`);
  });

  test("a link with a code asks who presses Start, and that person's chat opens", async () => {
    const link = await app.inject(`/telegram/${BOT_USERNAME}?start=AbC-1_2`);
    expect(link.headers.location).toBe(`/telegram/start?bot=${BOT_USERNAME}&start=AbC-1_2`);
    expect(await page(String(link.headers.location))).toContain('<code>AbC-1_2</code>');
    const pressed = await startChat(app, ANNA, 'AbC-1_2');
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, `/telegram/chat/${ANNA}`]);
    expect(await page(`/telegram/chat/${ANNA}`)).toContain('<span class="command">/start</span> AbC-1_2');
    expect(await takeUpdates(app)).toMatchObject([
      { message: { from: { id: ANNA }, text: '/start AbC-1_2' } },
    ]);
  });

  test.each([
    [`/telegram/start?bot=${BOT_USERNAME}&start=a%20b`, 400],
    [`/telegram/start?bot=${BOT_USERNAME}&start=${'a'.repeat(65)}`, 400],
    ['/telegram/start?bot=nobody&start=a', 404],
    ['/telegram/nobody?start=a', 404],
    ['/telegram/chat/1', 404],
    ['/telegram/chat/anna', 400],
    ['/telegram/file/x', 404],
  ])('%s is answered %i', async (url, status) => {
    expect((await app.inject(url)).statusCode).toBe(status);
  });

  test('what is written is shown as text, and sent to the bot only while the chat is open', async () => {
    await startChat(app, ANNA);
    await takeUpdates(app);
    const write = (text: string) => sendForm(app, `/telegram/chat/${ANNA}/send`, { text });
    await write('<b>не жирно</b>\r\nвторая строка');
    await write('   ');
    expect(await page(`/telegram/chat/${ANNA}`)).toContain('&lt;b&gt;не жирно&lt;/b&gt;\nвторая строка');
    expect(await takeUpdates(app)).toMatchObject([{ message: { text: '<b>не жирно</b>\nвторая строка' } }]);
    await sendForm(app, `/telegram/chat/${ANNA}/block`);
    expect(await page(`/telegram/chat/${ANNA}`)).toContain('Unblock and start again');
    await takeUpdates(app);
    await write('unheard');
    expect(await takeUpdates(app)).toEqual([]);
    await sendForm(app, `/telegram/chat/${ANNA}/unblock`);
    expect(await page(`/telegram/chat/${ANNA}`)).toContain('Block the bot');
  });

  test("the bot's commands are at hand", async () => {
    const commands = [{ command: '/stop', description: 'Не присылать' }];
    expect((await askBot(app, 'setMyCommands', { commands })).json()).toMatchObject({ result: true });
    await startChat(app, ANNA);
    expect(await page(`/telegram/chat/${ANNA}`)).toContain('<button>/stop</button>');
    const bad = [{ command: 'Стоп', description: 'x' }];
    expect((await askBot(app, 'setMyCommands', { commands: bad })).statusCode).toBe(400);
    expect((await askBot(app, 'setMyCommands')).statusCode).toBe(400);
  });
});

test('a restart keeps chats, messages, the webhook and what waits', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'messenger-'));
  const open = async () => (await openMailSandbox(path.join(folder, 'state.db'))).app;
  const first = await open();
  await startChat(first, ANNA, 'before');
  await askBot(first, 'sendMessage', { chat_id: ANNA, text: '<b>kept</b>', parse_mode: 'HTML' });
  await first.close();

  const second = await open();
  expect((await second.inject(`/telegram/chat/${ANNA}`)).body).toContain('<b>kept</b>');
  expect(await takeUpdates(second)).toMatchObject([{ message: { text: '/start before', message_id: 1 } }]);
  await refillLimits(second);
  expect((await askBot(second, 'sendMessage', { chat_id: ANNA, text: 'x' })).json()).toMatchObject({
    result: { message_id: 3 },
  });
  await second.close();
  rmSync(folder, { recursive: true, force: true });
});
