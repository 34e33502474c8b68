import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BOT_TOKEN } from '../keys/bot-token.ts';
import { ANNA, askBot, LONG_ID, NO_USERNAME, sendForm, startChat, takeUpdates } from '../test/messenger.ts';
import { openSandbox, refillLimits } from '../test/small-sandbox.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = openSandbox({ productCount: 500 });
});
afterAll(() => app.close());
beforeEach(async () => refillLimits(app));

const say = async (text: string, more: object = {}) =>
  (await askBot(app, 'sendMessage', { chat_id: ANNA, text, ...more })).json<Record<string, unknown>>();

test("tokens and methods are checked in the messenger's words", async () => {
  expect((await askBot(app, 'getMe')).json()).toMatchObject({ ok: true, result: { is_bot: true } });
  const wrong = await askBot(app, 'getMe', {}, `${BOT_TOKEN}x`);
  expect([wrong.statusCode, wrong.json()]).toEqual([
    401,
    { ok: false, error_code: 401, description: 'Unauthorized' },
  ]);
  expect((await askBot(app, 'getMe', {}, 'nonsense')).json()).toMatchObject({ error_code: 404 });
  expect((await askBot(app, 'getEverything')).json()).toMatchObject({ error_code: 404 });
});

describe('arguments', () => {
  const url = `/telegram/bot${BOT_TOKEN}/getChat`;
  const chatNotFound = { ok: false, error_code: 400, description: 'Bad Request: chat not found' };

  test('come by address, form, JSON or form with files', async () => {
    const form = new FormData();
    form.set('chat_id', '1');
    const multipart = new Response(form);
    const answers = [
      await app.inject(`${url}?chat_id=1`),
      await sendForm(app, url, { chat_id: '1' }),
      await askBot(app, 'GETCHAT', { chat_id: 1 }),
      await app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': multipart.headers.get('content-type') ?? '' },
        payload: Buffer.from(await multipart.arrayBuffer()),
      }),
    ];
    for (const answer of answers) expect(answer.json()).toEqual(chatNotFound);
  });

  test('that cannot be read are a bad request, never a failure of the server', async () => {
    const headers = { 'content-type': 'application/json' };
    const broken = await app.inject({ method: 'POST', url, headers, payload: '{' });
    expect(broken.json()).toMatchObject({
      error_code: 400,
      description: "Bad Request: can't parse JSON object",
    });
    expect((await askBot(app, 'getUpdates', { limit: 'many' })).json()).toMatchObject({ error_code: 400 });
    expect((await askBot(app, 'getChat', [])).json()).toMatchObject({ error_code: 400 });
    const files = { 'content-type': 'multipart/form-data; boundary=x' };
    const torn = await app.inject({ method: 'POST', url, headers: files, payload: 'not a form' });
    expect(torn.statusCode).toBe(400);
  });
});

describe('sendMessage', () => {
  test('reaches only people who pressed Start', async () => {
    const to = async (chat_id: unknown) => {
      const answer = await askBot(app, 'sendMessage', { chat_id, text: 'x' });
      return [answer.statusCode, answer.json<{ description?: string }>().description];
    };
    expect(await to(LONG_ID)).toEqual([403, "Forbidden: bot can't initiate conversation with a user"]);
    expect(await to('@timur_shop')).toEqual([400, 'Bad Request: chat not found']);
    expect(await to(12)).toEqual([400, 'Bad Request: chat not found']);
    expect(await to('')).toEqual([400, 'Bad Request: chat_id is empty']);
    await startChat(app, LONG_ID);
    expect(await to(String(LONG_ID))).toEqual([200, undefined]);
  });

  test('shows people without a username as such', async () => {
    await startChat(app, NO_USERNAME);
    const { result } = (await askBot(app, 'sendMessage', { chat_id: NO_USERNAME, text: 'x' })).json();
    expect(result.chat).toEqual({ id: NO_USERNAME, first_name: 'Олег', type: 'private' });
  });

  test('distinguishes text and entities, and the page shows them', async () => {
    await startChat(app, ANNA);
    const text = '<b>Карточка</b> <a href="https://a.b/c">открыть</a> 1 &lt; 2';
    const button = { text: 'Открыть', url: 'https://a.b/d' };
    const { result } = await say(text, { parse_mode: 'HTML', reply_markup: { inline_keyboard: [[button]] } });
    expect(result).toMatchObject({
      text: 'Карточка открыть 1 < 2',
      entities: [{ type: 'bold' }, { type: 'text_link', url: 'https://a.b/c' }],
      reply_markup: { inline_keyboard: [[button]] },
    });
    const page = (await app.inject(`/telegram/chat/${ANNA}`)).body;
    expect(page).toContain('<b>Карточка</b> <a href="https://a.b/c" rel="noreferrer">открыть</a> 1 &lt; 2');
    expect(page).toContain('href="https://a.b/d"');
  });

  test('counts characters after entities are parsed: 4096 go, 4097 do not', async () => {
    const of = (count: number) => `<b>${'&lt;'.repeat(count - 2)}</b>😀`;
    await startChat(app, ANNA);
    expect(await say(of(4097), { parse_mode: 'HTML' })).toMatchObject({
      description: 'Bad Request: message is too long',
    });
    expect(await say(of(4096), { parse_mode: 'html' })).toMatchObject({ ok: true });
    expect(await say('<b> </b>\n', { parse_mode: 'HTML' })).toMatchObject({
      description: 'Bad Request: message text is empty',
    });
    expect(await say('a < b', { parse_mode: 'HTML' })).toMatchObject({
      error_code: 400,
      description: 'Bad Request: can\'t parse entities: Unsupported start tag "" at byte offset 2',
    });
    expect(await say('x', { parse_mode: 'TeX' })).toMatchObject({ error_code: 400 });
  });

  test('one a second in a chat, thirty in all', async () => {
    await startChat(app, ANNA);
    expect(await say('one')).toMatchObject({ ok: true });
    expect(await say('two')).toEqual({
      ok: false,
      error_code: 429,
      description: 'Too Many Requests: retry after 1',
      parameters: { retry_after: 1 },
    });
    await refillLimits(app);
    expect(await say('three')).toMatchObject({ ok: true });
  });

  test('a block is reported to the bot, and ends with the next Start', async () => {
    await startChat(app, ANNA);
    await takeUpdates(app);
    await sendForm(app, `/telegram/chat/${ANNA}/block`);
    await sendForm(app, `/telegram/chat/${ANNA}/block`);
    expect(await say('x')).toMatchObject({
      error_code: 403,
      description: 'Forbidden: bot was blocked by the user',
    });
    expect(await takeUpdates(app)).toMatchObject([
      {
        my_chat_member: { old_chat_member: { status: 'member' }, new_chat_member: { status: 'kicked' } },
      },
    ]);
    await startChat(app, ANNA, 'AbC_1-2');
    expect(await takeUpdates(app)).toMatchObject([
      { my_chat_member: { new_chat_member: { status: 'member' } } },
      { message: { text: '/start AbC_1-2', entities: [{ type: 'bot_command', length: 6 }] } },
    ]);
  });
});

test('a document goes as a form and is read back from the page', async () => {
  await startChat(app, ANNA);
  const form = new FormData();
  form.set('chat_id', String(ANNA));
  form.set('caption', '<i>отчёт</i>');
  form.set('parse_mode', 'HTML');
  form.set('document', new File(['a;b\n1;2'], 'отчёт "май".csv', { type: 'text/csv' }));
  const sent = new Response(form);
  const answer = await app.inject({
    method: 'POST',
    url: `/telegram/bot${BOT_TOKEN}/sendDocument`,
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  const { result } = answer.json();
  expect(result).toMatchObject({ caption: 'отчёт', document: { mime_type: 'text/csv', file_size: 7 } });
  const file = await app.inject(`/telegram/file/${result.document.file_id}`);
  expect(file.body).toBe('a;b\n1;2');
  await refillLimits(app);
  const again = { chat_id: ANNA, document: result.document.file_id };
  expect((await askBot(app, 'sendDocument', again)).json()).toMatchObject({ ok: true });
  expect((await askBot(app, 'sendDocument', { chat_id: ANNA, document: 'x' })).statusCode).toBe(400);
  expect((await askBot(app, 'sendDocument', { chat_id: ANNA })).statusCode).toBe(400);
});

test('a pressed button sends its data', async () => {
  await startChat(app, ANNA);
  const key = { text: 'Да', callback_data: 'yes' };
  const { result } = (
    await askBot(app, 'sendMessage', { chat_id: ANNA, text: '?', reply_markup: { inline_keyboard: [[key]] } })
  ).json();
  await takeUpdates(app);
  const press = (data: string) =>
    sendForm(app, `/telegram/chat/${ANNA}/press`, { message: String(result.message_id), data });
  expect((await press('no')).statusCode).toBe(404);
  expect((await press('yes')).statusCode).toBe(303);
  expect(await takeUpdates(app)).toMatchObject([{ callback_query: { data: 'yes', from: { id: ANNA } } }]);
});

test("planted faults speak the messenger's language, for one chat or for all", async () => {
  const plant = (fault: object) =>
    app.inject({ method: 'POST', url: '/faults', payload: { part: 'messenger', times: 1, ...fault } });
  await startChat(app, ANNA);
  await plant({ fault: 'botBlocked', key: String(ANNA) });
  expect(await say('x')).toMatchObject({ error_code: 403 });
  await plant({ fault: 'status429', key: String(ANNA), retryAfterSeconds: 7 });
  expect((await askBot(app, 'getMe')).statusCode).toBe(200);
  expect(await say('x')).toMatchObject({ error_code: 429, parameters: { retry_after: 7 } });
  await plant({ fault: 'keyExpired', key: BOT_TOKEN });
  expect((await askBot(app, 'getMe')).statusCode).toBe(401);
  expect(await say('x')).toMatchObject({ ok: true });
});
