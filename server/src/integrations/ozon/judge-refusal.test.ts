import { describe, expect, it } from 'vitest';
import { judgeRefusal } from './judge-refusal.ts';

const judge = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  judgeRefusal({
    outcome: 'answered',
    status,
    headers,
    setCookies: [],
    body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
  });
const words = (message: string, code: unknown = 7) => ({ code, message, details: [] });

describe('refusals of the Seller API', () => {
  it.each([
    [401, 'Invalid Api-Key, please check the key and try again', 'unauthorized'],
    [400, 'Client-Id and Api-Key headers are required', 'unauthorized'],
    [403, 'Api-key is deactivated, use another one or generate a new one', 'expired'],
    [401, 'Api-key is deactivated, use another one or generate a new one', 'expired'],
    [403, 'Api-Key is restricted to specific IP addresses', 'ipBound'],
    [403, 'Api-Key is missing a required role for a method', 'forbidden'],
    [400, 'method is not allowed', 'forbidden'],
    [500, 'Circle is open', 'serverError'],
    [500, 'Internal error', 'serverError'],
    [404, 'task is not found', 'notFound'],
    [400, 'limit: must be positive', 'invalid'],
    [403, 'something new', 'forbidden'],
    [418, 'something new', 'invalid'],
    [307, '', 'drift'],
  ])('%i "%s" is %s', (status, message, outcome) => {
    expect(judge(status, words(message))).toEqual(expect.objectContaining({ outcome }));
  });

  it.each([
    ['a page', '<html></html>', 502, 'serverError'],
    ['nothing', '', 401, 'unauthorized'],
    ['another shape', [1, 2], 403, 'forbidden'],
  ])('%s instead of the error is judged by its status', (_, body, status, outcome) => {
    expect(judge(status, body)).toEqual({ outcome, message: '' });
  });

  it.each([
    ['seconds', { 'retry-after': '30' }, 30_000],
    ['minutes of the item limits first', { 'retry-after': '1', 'item-retry-after': '125' }, 7_500_000],
    ['no header', {}, 1000],
    ['an empty header', { 'item-retry-after': '' }, 1000],
    ['a header that is no number', { 'item-retry-after': 'soon', 'retry-after': 'later' }, 1000],
  ])('a rate limit says when: %s', (_, headers, retryAfterMs) => {
    const message = 'You have reached operation items limits. Retry after 120 seconds. Remaining 10 items';
    expect(judge(429, words(message, 'RESOURCE_EXHAUSTED'), headers)).toEqual({
      outcome: 'rateLimited',
      retryAfterMs,
      message,
    });
  });

  it('the words of a limit count under another status too', () => {
    const message = 'error limiting: acquire limit per item: items limit: limit exceeded';
    expect(judge(400, words(message))).toMatchObject({ outcome: 'rateLimited' });
  });
});
