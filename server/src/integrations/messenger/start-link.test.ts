import { expect, test } from 'vitest';
import { isWebhookSecret } from './is-webhook-secret.ts';
import { BOT_LIMITS, limitKeys } from './limits.ts';
import { startLink } from './start-link.ts';

test('a link carries only codes that the messenger takes', () => {
  expect(startLink('https://t.me', 'vitrina_bot', 'AbC-1_2')).toBe('https://t.me/vitrina_bot?start=AbC-1_2');
  expect(startLink('http://127.0.0.1:1/telegram/', 'b', 'x')).toBe('http://127.0.0.1:1/telegram/b?start=x');
  for (const code of ['', 'a b', 'я', 'a'.repeat(65), 'a&b'])
    expect(() => startLink('https://t.me', 'b', code)).toThrow(/1 to 64/);
});

test('a delivery is known by its secret', () => {
  expect(isWebhookSecret('secret', 'secret')).toBe(true);
  for (const header of ['Secret', 'secret ', '', undefined, ['secret']])
    expect(isWebhookSecret(header, 'secret')).toBe(false);
  expect(isWebhookSecret('', '')).toBe(false);
});

test("a message takes from the bot's bucket and from its chat's, neither named by the token", () => {
  expect(limitKeys('7100000001', '5')).toEqual({
    bot: 'messenger:7100000001',
    chat: 'messenger:7100000001:5',
  });
  expect(BOT_LIMITS.chat.perSecond).toBeLessThan(BOT_LIMITS.bot.perSecond);
});
