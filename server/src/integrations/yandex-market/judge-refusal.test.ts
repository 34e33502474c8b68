import { expect, it } from 'vitest';
import type { Arrived } from '../../platform/outbound/send.ts';
import { judgeRefusal } from './judge-refusal.ts';

const answerOf = (status: number, body: string, headers: Record<string, string> = {}): Arrived => ({
  outcome: 'answered',
  status,
  headers,
  setCookies: [],
  body: Buffer.from(body),
});
const refusal = (message: string) => JSON.stringify({ status: 'ERROR', errors: [{ code: 'X', message }] });

it.each([
  [400, 'JSON: wrong', 'invalid'],
  [401, 'Api-Key token is invalid', 'unauthorized'],
  [401, 'Api-Key token is revoked', 'expired'],
  [401, 'Credentials are not specified', 'unauthorized'],
  [403, 'Token does not have any of the scopes to access the API method', 'forbidden'],
  [404, "Campaign not found: '5'", 'notFound'],
  [405, "Request method 'PUT' not supported", 'invalid'],
  [413, 'The request is too big', 'invalid'],
  [420, 'Hit rate limit of 2 parallel requests', 'rateLimited'],
  [423, 'Campaign is in business migration', 'forbidden'],
  [429, 'Too many requests', 'rateLimited'],
  [499, 'Client closed request', 'invalid'],
  [500, 'Internal server error', 'serverError'],
  [503, 'Service temporarily unavailable', 'serverError'],
  [302, 'Moved', 'drift'],
])('%i %s', (status, message, outcome) => {
  expect(judgeRefusal(answerOf(status, refusal(message)))).toMatchObject({ outcome, message });
});

it.each([
  ['a page of HTML', '<html>'],
  ['nothing', ''],
  ['no list of errors', '{"status":"ERROR"}'],
  ['an empty list of errors', '{"status":"ERROR","errors":[]}'],
])('%s has the status as its message', (_name, body) => {
  expect(judgeRefusal(answerOf(502, body))).toEqual({ outcome: 'serverError', message: 'HTTP 502' });
});

it.each([
  [
    'until a date by the clock of the answer',
    { date: 'Tue, 01 Dec 2026 09:04:00 GMT', 'x-ratelimit-resource-until': 'Tue, 01 Dec 2026 09:10:00 GMT' },
    'Hit rate limit of 1 requests per 10 minutes for resource X',
    360_000,
  ],
  [
    'a date that is over',
    { date: 'Tue, 01 Dec 2026 09:04:00 GMT', 'x-ratelimit-resource-until': 'Tue, 01 Dec 2026 09:03:00 GMT' },
    'Hit rate limit',
    1000,
  ],
  ['parallel requests', {}, 'Hit rate limit of 2 parallel requests', 1000],
  ['no date at all', {}, 'Hit rate limit of 100 requests', 60_000],
  ['a date that is none', { 'x-ratelimit-resource-until': 'soon' }, 'Hit rate limit of 100 requests', 60_000],
  ['seconds, as elsewhere', { 'retry-after': '7' }, 'Too many requests', 7000],
])('comes back after %s', (_name, headers, message, retryAfterMs) => {
  expect(judgeRefusal(answerOf(420, refusal(message), headers))).toEqual({
    outcome: 'rateLimited',
    retryAfterMs,
    message,
  });
});

it('a long message is cut', () => {
  expect(judgeRefusal(answerOf(400, refusal('x'.repeat(5000)))).message).toHaveLength(300);
});
