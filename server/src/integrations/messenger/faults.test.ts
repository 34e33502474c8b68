import { createServer } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { ANNA, act, demoBot, pressStart, refill } from '../../../test/fakes/messenger.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import { startTinyServer, type TinyServer } from '../../../test/fakes/tiny-server.ts';
import type { Bot } from './bot.ts';
import { isWebhookSecret, WEBHOOK_SECRET_HEADER } from './is-webhook-secret.ts';
import { listUpdates } from './list-updates.ts';
import { type BotEvent, readUpdate } from './read-update.ts';
import { sendMessage } from './send-message.ts';
import { deleteWebhook, setWebhook } from './set-webhook.ts';

let sandbox: Sandbox;
let bot: Bot;
beforeAll(async () => {
  sandbox = await startSandbox({ queries: 500, products: 500 });
  bot = await demoBot(sandbox);
  await pressStart(sandbox, ANNA, 'code');
});
afterAll(() => sandbox.stop());
afterEach(() => sandbox.clearFaults());

/** What a message ends as, and what a list of updates does. */
const OUTCOMES: Record<string, readonly [string, string]> = {
  delay: ['ok', 'ok'],
  timeout: ['timeout', 'timeout'],
  reset: ['unreachable', 'unreachable'],
  status500: ['serverError', 'serverError'],
  status429: ['rateLimited', 'rateLimited'],
  html: ['drift', 'drift'],
  truncatedJson: ['drift', 'drift'],
  wrongTypes: ['ok', 'ok'],
  unknownEnum: ['ok', 'ok'],
  drift: ['drift', 'drift'],
  keyExpired: ['unauthorized', 'unauthorized'],
  botBlocked: ['blocked', 'ok'],
};
const OF_WEBHOOKS = ['webhookLost', 'webhookDoubled'];

test.each(Object.entries(OUTCOMES))('%s', async (fault, [message, list]) => {
  await sandbox.fault({ part: 'messenger', fault, delayMs: 300, retryAfterSeconds: 9 });
  await refill(sandbox);
  const sent = await sendMessage(bot, { chatId: ANNA, html: 'x' });
  expect(sent.outcome).toBe(message);
  if (sent.outcome === 'rateLimited') expect(sent.retryAfterMs).toBe(9000);
  if (sent.outcome !== 'ok') expect(sent.message).not.toContain(bot.token);
  const listed = await listUpdates(bot);
  expect(listed.outcome).toBe(list);
  if (listed.outcome === 'ok') expect(listed.data.nextOffset).toBeGreaterThan(1);
});

test('a fault of one chat leaves the others alone', async () => {
  await sandbox.fault({ part: 'messenger', fault: 'status500', key: ANNA });
  await refill(sandbox);
  expect((await sendMessage(bot, { chatId: ANNA, html: 'x' })).outcome).toBe('serverError');
  expect((await sendMessage(bot, { chatId: '12', html: 'x' })).outcome).toBe('chatNotFound');
});

test('lost, doubled and repeated deliveries', async () => {
  const receiver: TinyServer = await startTinyServer();
  const seen: (BotEvent | undefined)[] = [];
  let isBroken = false;
  receiver.answer = (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const isOurs = isWebhookSecret(request.headers[WEBHOOK_SECRET_HEADER], 'secret-1');
      if (isOurs && !isBroken) seen.push(readUpdate(JSON.parse(Buffer.concat(parts).toString())));
      response.writeHead(isOurs && !isBroken ? 200 : 500).end();
    });
  };
  const write = (text: string) => act(sandbox, ANNA, 'send', { text });
  const texts = () => seen.map((event) => (event?.kind === 'said' ? event.text : event?.kind));
  await listUpdates(bot, { offset: 2_000_000_000 });
  await setWebhook(bot, { url: receiver.url, secretToken: 'secret-1' });
  await sandbox.fault({ part: 'messenger', fault: 'webhookLost', key: ANNA, times: 1 });
  await sandbox.fault({ part: 'messenger', fault: 'webhookDoubled', times: 1 });
  await write('lost');
  await write('twice');
  await expect.poll(texts).toEqual(['twice', 'twice']);
  expect(seen[0]?.updateId).toBe(seen[1]?.updateId);

  isBroken = true;
  await write('late');
  await expect.poll(async () => pendingError(bot)).toContain('500');
  isBroken = false;
  await refill(sandbox);
  await expect.poll(texts).toEqual(['twice', 'twice', 'late']);
  await deleteWebhook(bot);
  await receiver.stop();
});

const Info = z.object({ result: z.object({ last_error_message: z.string().default('') }) });
async function pendingError({ baseUrl, token }: Bot): Promise<string> {
  const answer = await fetch(`${baseUrl}/bot${token}/getWebhookInfo`);
  return Info.parse(await answer.json()).result.last_error_message;
}

test('a messenger that is not there is unreachable', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const address = closed.address();
  closed.close();
  const port = typeof address === 'object' && address ? address.port : 0;
  const away = { ...bot, baseUrl: `http://127.0.0.1:${port}/telegram` };
  const answer = await listUpdates(away);
  expect(answer.outcome).toBe('unreachable');
  expect(JSON.stringify(answer)).not.toContain(bot.token);
});

test('the table names every fault of the messenger', async () => {
  const Known = z.object({ parts: z.array(z.object({ part: z.string(), faults: z.array(z.string()) })) });
  const { parts } = Known.parse(await (await fetch(`${sandbox.url}/faults/known`)).json());
  const known = parts.find(({ part }) => part === 'messenger')?.faults ?? [];
  expect([...Object.keys(OUTCOMES), ...OF_WEBHOOKS].toSorted()).toEqual(known.toSorted());
});
