import { createCoverage } from '@vitrina/conformance/coverage.ts';
import { openContract } from '@vitrina/conformance/open-contract.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANNA, demoBot, pressStart } from '../../../test/fakes/messenger.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import type { Exchange } from '../../platform/outbound/exchange.ts';
import { recordExchanges } from '../../platform/outbound/record.ts';
import type { Bot } from './bot.ts';
import { getMe } from './get-me.ts';
import { listUpdates } from './list-updates.ts';
import { sendMessage } from './send-message.ts';
import { deleteWebhook, setWebhook } from './set-webhook.ts';

const contract = openContract('telegram');
const USED = ['getMe', 'getUpdates', 'setWebhook', 'deleteWebhook', 'sendMessage'];

describe.skipIf(!contract)('asks by the contract (skipped without ../shared/contracts)', () => {
  const coverage = createCoverage(contract, 'client');
  const exchanges: Exchange[] = [];
  let sandbox: Sandbox;
  let bot: Bot;
  beforeAll(async () => {
    sandbox = await startSandbox({ queries: 500, products: 500 });
    bot = await demoBot(sandbox);
    bot = { ...bot, send: recordExchanges(bot.send, (exchange) => exchanges.push(exchange)) };
    await pressStart(sandbox, ANNA, 'code');
  });
  afterAll(() => sandbox.stop());

  test('every request and answer', async () => {
    const outcomes = [
      await getMe(bot),
      await listUpdates(bot, { waitSeconds: 1 }),
      await listUpdates(bot, { offset: 1 }),
      await setWebhook(bot, { url: 'http://127.0.0.1:9/hook', secretToken: 'a-secret' }),
      await listUpdates(bot),
      await deleteWebhook(bot),
      await sendMessage(bot, { chatId: '12', html: 'x' }),
      await sendMessage(bot, {
        chatId: ANNA,
        html: '<b>a</b>',
        buttons: [{ text: 'Открыть', url: 'https://vitrina.test/' }],
      }),
    ].map(({ outcome }) => outcome);
    expect(outcomes).toEqual(['ok', 'ok', 'ok', 'ok', 'conflict', 'ok', 'chatNotFound', 'ok']);
    for (const { method, url, requestHeaders, requestBody, answer } of exchanges) {
      if (answer.outcome !== 'answered') throw new Error(answer.outcome);
      const path = new URL(url).pathname.replace(/^.*\//, '/');
      const exchange = { method, path, headers: requestHeaders, requestBody: requestBody ?? '' };
      expect(
        coverage.check({ ...exchange, status: answer.status, answerBody: answer.body }),
        `${method} ${path}`,
      ).toEqual([]);
    }
  });

  test('the record has neither the token nor the secret', () => {
    expect(exchanges.length).toBeGreaterThan(5);
    expect(JSON.stringify(exchanges)).not.toContain(bot.token);
    expect(JSON.stringify(exchanges)).not.toContain('a-secret');
  });

  test('every method that the product uses was called', () => {
    expect(coverage.missing(USED.map((name) => `POST /${name}`))).toEqual([]);
  });
});
