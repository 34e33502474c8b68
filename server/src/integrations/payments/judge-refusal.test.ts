import { describe, expect, test } from 'vitest';
import { judgeRefusal } from './judge-refusal.ts';

const arrived = (status: number, body: unknown) => ({
  outcome: 'answered' as const,
  status,
  headers: {},
  setCookies: [],
  body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
});
const refusal = (code: string, more: object = {}) => ({ type: 'error', code, description: 'No', ...more });

describe('refusals of the payment provider', () => {
  test.each([
    [
      400,
      refusal('invalid_request', { parameter: 'amount' }),
      { outcome: 'invalid', message: 'No (amount)' },
    ],
    [401, refusal('invalid_credentials'), { outcome: 'unauthorized', message: 'No' }],
    [403, refusal('forbidden'), { outcome: 'forbidden', message: 'No' }],
    [404, refusal('not_found'), { outcome: 'notFound', message: 'No' }],
    [405, refusal('invalid_request'), { outcome: 'invalid', message: 'No' }],
    [500, refusal('internal_server_error'), { outcome: 'serverError', message: 'No' }],
    [502, '<html>', { outcome: 'serverError', message: 'HTTP 502' }],
    [
      429,
      refusal('too_many_requests', { retry_after: 700 }),
      { outcome: 'rateLimited', retryAfterMs: 700, message: 'No' },
    ],
    [429, '', { outcome: 'rateLimited', retryAfterMs: 1800, message: 'HTTP 429' }],
    [
      429,
      refusal('x', { retry_after: 'soon' }),
      { outcome: 'rateLimited', retryAfterMs: 1800, message: 'No' },
    ],
    [302, '', { outcome: 'drift', message: 'HTTP 302' }],
    [400, '<html>a gateway</html>', { outcome: 'drift', message: 'HTTP 400' }],
    [401, '', { outcome: 'unauthorized', message: 'HTTP 401' }],
  ])('%i %j', (status, body, expected) => {
    expect(judgeRefusal(arrived(status, body))).toEqual(expected);
  });

  test('a long description is cut', () => {
    const body = { ...refusal('invalid_request'), description: 'x'.repeat(1000) };
    expect(judgeRefusal(arrived(400, body)).message).toHaveLength(300);
  });
});
