import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { createWebhookSecret, signHeaders } from './signature.ts';

const SECRET = createWebhookSecret();
const BODY = '{"type":"keyRefused","data":{"cabinetName":"Ромашка — 7 ₽"}}';
const sign = (at = new Date()) => signHeaders(SECRET, { id: 'msg_1', at, body: BODY });

// The library of the specification's authors, as sellers' programs use it.
describe('a receiver that verifies with the library of Standard Webhooks', () => {
  it('takes what was signed', () => {
    expect(new Webhook(SECRET).verify(BODY, sign())).toEqual(JSON.parse(BODY));
  });

  it.each<[string, () => unknown]>([
    ['another secret', () => new Webhook(createWebhookSecret()).verify(BODY, sign())],
    ['another body', () => new Webhook(SECRET).verify(BODY.replace('7', '8'), sign())],
    ['another delivery', () => new Webhook(SECRET).verify(BODY, { ...sign(), 'webhook-id': 'msg_2' })],
    ['an old request', () => new Webhook(SECRET).verify(BODY, sign(new Date(Date.now() - 600_000)))],
    [
      'another moment',
      () => {
        const headers = sign();
        const later = String(Number(headers['webhook-timestamp']) + 1);
        return new Webhook(SECRET).verify(BODY, { ...headers, 'webhook-timestamp': later });
      },
    ],
  ])('refuses %s', (_what, verify) => {
    expect(verify).toThrow(WebhookVerificationError);
  });
});
