import { expect, test } from 'vitest';
import { judgeRefusal } from './judge-refusal.ts';

const answer = (status: number, body: string, headers: Record<string, string> = {}) => ({
  outcome: 'answered' as const,
  status,
  headers,
  setCookies: [],
  body: Buffer.from(body),
});

test.each([
  [401, '{"error":"token is invalid"}', { outcome: 'unauthorized', message: 'token is invalid' }],
  [403, '{"error":"Ошибка"}', { outcome: 'forbidden', message: 'Ошибка' }],
  [404, '{"error":"report not found"}', { outcome: 'notFound', message: 'report not found' }],
  [400, '{"message":"dateFrom"}', { outcome: 'invalid', message: 'dateFrom' }],
  [500, '<html>', { outcome: 'serverError', message: 'HTTP 500' }],
  [307, '', { outcome: 'drift', message: 'HTTP 307' }],
  [429, '{"error":"too many"}', { outcome: 'rateLimited', retryAfterMs: 10_000, message: 'too many' }],
])('%i %s', (status, body, failure) => {
  expect(judgeRefusal(answer(status, body))).toEqual(failure);
});

test('a limit of the day is waited for longer, and what the API says about waiting counts first', () => {
  const daily = '{"error":"request limit per day exceeded"}';
  expect(judgeRefusal(answer(429, daily))).toMatchObject({ retryAfterMs: 3_600_000 });
  expect(judgeRefusal(answer(429, '{"error":"превышен суточный лимит: сутки"}'))).toMatchObject({
    retryAfterMs: 3_600_000,
  });
  expect(judgeRefusal(answer(429, daily, { 'retry-after': '7' }))).toMatchObject({ retryAfterMs: 7000 });
});

test('a long text is cut', () => {
  expect(judgeRefusal(answer(400, JSON.stringify({ error: 'x'.repeat(9000) }))).message).toHaveLength(300);
});
