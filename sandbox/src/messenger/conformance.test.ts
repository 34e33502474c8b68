import { createCoverage } from '@vitrina/conformance/coverage.ts';
import { openContract } from '@vitrina/conformance/open-contract.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { BOT_TOKEN } from '../keys/bot-token.ts';
import { ANNA, askBot, NO_USERNAME, sendForm, startChat } from '../test/messenger.ts';
import { openSandbox } from '../test/small-sandbox.ts';

const contract = openContract('telegram');

describe.skipIf(!contract)('answers by the contract (skipped without ../shared/contracts)', () => {
  const coverage = createCoverage(contract, 'sandbox');
  let app: FastifyInstance;
  beforeAll(async () => {
    app = openSandbox({ productCount: 500 });
    for (const user of [ANNA, NO_USERNAME]) await startChat(app, user, 'code');
  });
  afterAll(() => app.close());

  const ask = async (method: string, requestBody: object) => {
    const answer = await askBot(app, method, requestBody);
    const answerBody = answer.json<{ ok: boolean; result: unknown }>();
    const headers = { 'content-type': 'application/json' };
    const status = answer.statusCode;
    expect(
      coverage.check({ method: 'POST', path: `/${method}`, headers, requestBody, status, answerBody }),
    ).toEqual([]);
    return answerBody;
  };
  const keyboard = {
    inline_keyboard: [
      [
        { text: 'Открыть', url: 'https://a.b' },
        { text: 'Да', callback_data: 'yes' },
      ],
    ],
  };

  test.each([
    ['getMe', {}],
    ['setMyCommands', { commands: [{ command: 'stop', description: 'Не присылать' }] }],
    ['getChat', { chat_id: ANNA }],
    [
      'sendMessage',
      { chat_id: ANNA, text: '<b>a</b> https://a.b', parse_mode: 'HTML', reply_markup: keyboard },
    ],
    ['setWebhook', { url: 'http://127.0.0.1:9/hook', secret_token: 'secret', allowed_updates: ['message'] }],
    ['getWebhookInfo', {}],
    ['deleteWebhook', {}],
    ['getWebhookInfo', {}],
  ])('%s', async (method, body) => {
    expect(await ask(method, body)).toMatchObject({ ok: true });
  });

  test('every kind of update', async () => {
    await askBot(app, 'getUpdates', { allowed_updates: [] });
    await sendForm(app, `/telegram/chat/${ANNA}/press`, { message: '3', data: 'yes' });
    await sendForm(app, `/telegram/chat/${ANNA}/block`);
    const { result } = await ask('getUpdates', { limit: 100 });
    const kinds = JSON.stringify(result);
    for (const update of z.array(z.unknown()).parse(result))
      expect(contract?.checkValue('Update', update)).toEqual([]);
    for (const kind of ['"message"', '"callback_query"', '"my_chat_member"']) expect(kinds).toContain(kind);
  });

  test('sendDocument, by the id of a file that came as a form', async () => {
    const form = new FormData();
    form.set('chat_id', String(NO_USERNAME));
    form.set('document', new File(['x'], 'x.txt', { type: 'text/plain' }));
    const sent = new Response(form);
    const first = await app.inject({
      method: 'POST',
      url: `/telegram/bot${BOT_TOKEN}/sendDocument`,
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    const { result } = first.json();
    await app.inject({ method: 'POST', url: '/clock', payload: { advanceMinutes: 1 } });
    await ask('sendDocument', {
      chat_id: NO_USERNAME,
      document: result.document.file_id,
      caption: 'ещё раз',
    });
  });

  test.each([
    ['getChat', { chat_id: 1 }, 400],
    ['sendMessage', { chat_id: ANNA, text: '<x>', parse_mode: 'HTML' }, 400],
    ['sendMessage', { chat_id: ANNA, text: 'blocked' }, 403],
  ])('a refusal of %s', async (method, body, code) => {
    expect(await ask(method, body)).toMatchObject({ ok: false, error_code: code });
  });

  test('every method was called', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
