import { escapeHtml } from '@vitrina/contract/writing/escape-html.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ANNA, act, chatPage, demoBot, pressStart, refill, TIMUR } from '../../../test/fakes/messenger.ts';
import { type Sandbox, startSandbox } from '../../../test/fakes/sandbox.ts';
import type { Bot } from './bot.ts';
import { getMe } from './get-me.ts';
import { listUpdates } from './list-updates.ts';
import { sendMessage } from './send-message.ts';
import { deleteWebhook, setWebhook } from './set-webhook.ts';
import { splitHtml } from './split-html.ts';
import { startLink } from './start-link.ts';

let sandbox: Sandbox;
let bot: Bot & { username: string };
beforeAll(async () => {
  sandbox = await startSandbox({ queries: 500, products: 500 });
  bot = await demoBot(sandbox);
});
afterAll(() => sandbox.stop());
beforeEach(() => refill(sandbox));

const say = (html: string, chatId = ANNA) => sendMessage(bot, { chatId, html });

test('an account is linked: the link, Start, the code, the first message', async () => {
  expect(await getMe(bot)).toEqual({
    outcome: 'ok',
    data: { id: bot.token.split(':')[0], username: bot.username },
  });
  const link = startLink(bot.baseUrl, bot.username, 'AbC-1_2');
  expect((await fetch(link)).url).toContain('start=AbC-1_2');
  expect(await say('early', TIMUR)).toMatchObject({ outcome: 'notStarted' });

  await pressStart(sandbox, TIMUR, 'AbC-1_2');
  const first = await listUpdates(bot);
  if (first.outcome !== 'ok') throw new Error(first.message);
  expect(first.data.events).toMatchObject([
    { kind: 'started', chatId: TIMUR, username: 'timur_shop', code: 'AbC-1_2' },
  ]);
  expect(
    await sendMessage(bot, {
      chatId: TIMUR,
      html: `<b>${escapeHtml('Готово & <связано>')}</b>`,
      buttons: [{ text: 'Открыть', url: 'https://vitrina.test/settings' }],
    }),
  ).toMatchObject({ outcome: 'ok' });
  const page = await chatPage(sandbox, TIMUR);
  expect(page).toContain('<b>Готово &amp; &lt;связано&gt;</b>');
  expect(page).toContain('href="https://vitrina.test/settings"');

  await act(sandbox, TIMUR, 'block');
  const { nextOffset: offset } = first.data;
  expect(await listUpdates(bot, { offset })).toMatchObject({
    data: { events: [{ kind: 'blocked', chatId: TIMUR }] },
  });
  expect(await say('x', TIMUR)).toMatchObject({ outcome: 'blocked' });
  expect(await say('x', '12')).toMatchObject({ outcome: 'chatNotFound' });
});

test('an offset confirms what was done, and an empty list keeps it', async () => {
  await pressStart(sandbox, ANNA, 'one');
  const before = await listUpdates(bot);
  const offset = before.outcome === 'ok' ? before.data.nextOffset : undefined;
  expect(offset).toBeGreaterThan(1);
  expect(await listUpdates(bot, { offset })).toEqual({
    outcome: 'ok',
    data: { events: [], nextOffset: offset },
  });
  const waiting = listUpdates(bot, { offset, waitSeconds: 2 });
  await act(sandbox, ANNA, 'send', { text: 'Привет' });
  expect(await waiting).toMatchObject({ data: { events: [{ kind: 'said', text: 'Привет' }] } });
});

test('a list while a webhook is set is a conflict', async () => {
  expect(await setWebhook(bot, { url: 'http://127.0.0.1:9/', secretToken: 'secret' })).toMatchObject({
    outcome: 'ok',
  });
  expect(await listUpdates(bot)).toMatchObject({ outcome: 'conflict' });
  expect(await deleteWebhook(bot)).toMatchObject({ outcome: 'ok' });
  expect(await listUpdates(bot)).toMatchObject({ outcome: 'ok' });
  expect(await setWebhook(bot, { url: 'http://127.0.0.1:9/', secretToken: 'not allowed' })).toMatchObject({
    outcome: 'invalid',
  });
});

test('the second message within a second is refused with the time to retry', async () => {
  await pressStart(sandbox, ANNA, '');
  expect(await say('one')).toMatchObject({ outcome: 'ok' });
  expect(await say('two')).toMatchObject({ outcome: 'rateLimited', retryAfterMs: 1000 });
});

test('4096 characters after escaping go, more are split and go one by one', async () => {
  await pressStart(sandbox, ANNA, '');
  const exact = `<b>${escapeHtml('<'.repeat(4096))}</b>`;
  expect(await say(exact)).toMatchObject({ outcome: 'ok' });
  expect(await say(`${exact}.`)).toMatchObject({ outcome: 'invalid' });
  const parts = splitHtml(`${exact}\n<i>${escapeHtml('конец & точка')}</i>`);
  expect(parts).toHaveLength(2);
  for (const part of parts) {
    await refill(sandbox);
    expect(await say(part)).toMatchObject({ outcome: 'ok' });
  }
  expect(await chatPage(sandbox, ANNA)).toContain('<i>конец &amp; точка</i>');
});

// What the messenger itself does to texts: it takes control characters away and trims.
const kept = (text: string) =>
  text
    .replaceAll('\r', '')
    .replaceAll(/\p{Cc}/gu, (character) => ('\t\n'.includes(character) ? character : ' '))
    .trim();

test('any text that was escaped is shown as it was', async () => {
  await pressStart(sandbox, ANNA, '');
  const texts = fc.sample(
    fc.string({
      unit: fc.oneof(
        fc.constantFrom('<', '>', '&', '"', "'", '/', ';', '#', 'я', 'م', ' ', '\n'),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      ),
      minLength: 1,
      maxLength: 40,
    }),
    { numRuns: 25, seed: 7 },
  );
  for (const text of texts.filter((one) => kept(one) !== '')) {
    await refill(sandbox);
    expect(await say(`<u>${escapeHtml(text)}</u>`)).toMatchObject({ outcome: 'ok' });
    expect(await chatPage(sandbox, ANNA)).toContain(`<u>${escapeHtml(kept(text))}</u>`);
  }
});
