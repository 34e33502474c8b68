import { describe, expect, test } from 'vitest';
import type { Arrived } from '../../platform/outbound/send.ts';
import { judgeRefusal } from './judge-refusal.ts';
import { nextBotTryMs } from './next-bot-try.ts';

function arrived(status: number, body: unknown, headers: Record<string, string> = {}): Arrived {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { outcome: 'answered', status, headers, setCookies: [], body: Buffer.from(text) };
}
const refusal = (code: number, description: string, parameters?: object) =>
  arrived(code, { ok: false, error_code: code, description, parameters });

describe('refusals', () => {
  test.each([
    [401, 'Unauthorized', 'unauthorized'],
    [404, 'Not Found', 'unauthorized'],
    [403, 'Forbidden: bot was blocked by the user', 'blocked'],
    [403, 'Forbidden: user is deactivated', 'blocked'],
    [403, "Forbidden: bot can't initiate conversation with a user", 'notStarted'],
    [403, 'Forbidden: something new', 'forbidden'],
    [400, 'Bad Request: chat not found', 'chatNotFound'],
    [400, 'Bad Request: message is too long', 'invalid'],
    [409, "Conflict: can't use getUpdates method while webhook is active", 'conflict'],
    [500, 'Internal Server Error', 'serverError'],
    [502, 'Bad Gateway', 'serverError'],
  ])('%i %s', (code, description, outcome) => {
    expect(judgeRefusal(refusal(code, description))).toEqual({ outcome, message: description });
  });

  test('say when to come back, in the body or in a header', () => {
    const requested = judgeRefusal(refusal(429, 'Too Many Requests: retry after 7', { retry_after: 7 }));
    expect(requested).toMatchObject({ outcome: 'rateLimited', retryAfterMs: 7000 });
    expect(judgeRefusal(refusal(429, 'Too Many Requests'))).toMatchObject({ retryAfterMs: 1000 });
    expect(judgeRefusal(arrived(429, '<html>', { 'retry-after': '3' }))).toMatchObject({
      outcome: 'rateLimited',
      retryAfterMs: 3000,
    });
  });

  test('of somebody in between are no words of the messenger', () => {
    expect(judgeRefusal(arrived(403, '<html>blocked</html>'))).toMatchObject({ outcome: 'drift' });
    expect(judgeRefusal(arrived(503, ''))).toMatchObject({ outcome: 'serverError' });
    expect(judgeRefusal(arrived(302, ''))).toMatchObject({ outcome: 'drift', message: 'HTTP 302' });
  });
});

test('dead chats are not tried again, the rest waits as long as it was asked to', () => {
  for (const outcome of ['blocked', 'notStarted', 'chatNotFound', 'unauthorized'] as const)
    expect(nextBotTryMs({ outcome, message: '' }, 1)).toBeUndefined();
  const limited = { outcome: 'rateLimited', retryAfterMs: 90_000, message: '' } as const;
  expect(nextBotTryMs(limited, 1)).toBeGreaterThanOrEqual(90_000);
  expect(nextBotTryMs({ outcome: 'conflict', message: '' }, 1, 1)).toBe(5000);
});
