import { expect, it } from 'vitest';
import type { Arrived } from '../../platform/outbound/send.ts';
import { judgeRefusal } from './judge-refusal.ts';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Arrived => ({
  outcome: 'answered',
  status,
  headers,
  setCookies: [],
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});

it.each([
  [401, { detail: 'token problem; token is malformed' }, 'unauthorized', 'token problem; token is malformed'],
  [401, { detail: 'access token expired' }, 'expired', 'access token expired'],
  [402, { title: 'payment required' }, 'forbidden', 'payment required'],
  [403, { errorText: 'Access denied', error: true }, 'forbidden', 'Access denied'],
  [403, { title: 'Authorization error', detail: 'Authorization error' }, 'forbidden', 'Authorization error'],
  [404, 'path not found', 'notFound', 'path not found'],
  [400, { error: 'Invalid Advert: invalid advert' }, 'invalid', 'Invalid Advert: invalid advert'],
  [409, { errorText: 'links' }, 'invalid', 'links'],
  [422, 'Статус кампании не изменен', 'invalid', 'Статус кампании не изменен'],
  [500, '<html>', 'serverError', '<html>'],
  [503, '', 'serverError', ''],
  [302, '', 'drift', ''],
] as const)('%d %j is %s', (status, body, outcome, message) => {
  expect(judgeRefusal(answer(status, body), 'cards')).toEqual({ outcome, message });
});

it.each([
  [{ 'x-ratelimit-retry': '17' }, 'searchTexts', 17_000],
  [{ 'x-ratelimit-retry': '17', 'retry-after': '5' }, 'searchTexts', 17_000],
  [{ 'retry-after': '5' }, 'searchTexts', 5000],
  // Nothing told: the interval of the contract's table.
  [{}, 'searchTexts', 20_000],
  [{ 'x-ratelimit-retry': 'soon' }, 'sellerInfo', 60_000],
  [{}, 'startCampaign', 200],
] as const)('429 with %j of %s waits %d ms', (headers, method, retryAfterMs) => {
  const judged = judgeRefusal(answer(429, { detail: 'limited' }, headers), method);
  expect(judged).toEqual({ outcome: 'rateLimited', retryAfterMs, message: 'limited' });
});

it('a message is cut', () => {
  expect(judgeRefusal(answer(400, 'x'.repeat(5000)), 'cards').message).toHaveLength(300);
});
