import { DAY_MS } from '@vitrina/contract/durations.ts';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { callJson, readRetryAfterMs } from './call-json.ts';
import type { Arrived, Lost, Send } from './send.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');

test.each([
  ['120', 120_000],
  ['0', 0],
  ['0.5', 500],
  ['-5', 0],
  ['Sat, 21 Nov 2026 09:00:30 GMT', 30_000],
  ['Sat, 21 Nov 2026 08:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [undefined, undefined],
  // Nobody can wait for ever, and no date is so far away.
  ['1e300', 7 * DAY_MS],
  ['Infinity', undefined],
])('Retry-After %s', (header, expected) => {
  expect(readRetryAfterMs(header, NOW)).toBe(expected);
});

describe('callJson', () => {
  const request = {
    api: 'tiny',
    method: 'GET',
    url: 'http://a',
    secrets: [],
    timeoutMs: 1,
    maxBytes: 1,
  } as const;
  const arrived = (status: number, body: string): Arrived => ({
    outcome: 'answered',
    status,
    headers: {},
    setCookies: [],
    body: Buffer.from(body),
  });
  const call = async (given: Arrived | Lost) => {
    const send: Send = async () => given;
    return callJson(send, request, z.object({ total: z.number() }), ({ status }) => ({
      outcome: 'invalid',
      message: `judged ${status}`,
    }));
  };

  test.each([
    ['a good answer', arrived(200, '{"total":3}'), { outcome: 'ok', data: { total: 3 } }],
    ['a good answer of another 2xx', arrived(201, '{"total":3}'), { outcome: 'ok' }],
    [
      'another shape',
      arrived(200, '{"total":"3"}'),
      { outcome: 'drift', message: expect.stringMatching(/^total: /) },
    ],
    ['no JSON', arrived(200, '<html>'), { outcome: 'drift', message: 'not JSON' }],
    ['a refusal', arrived(400, '{}'), { outcome: 'invalid', message: 'judged 400' }],
    ['a redirect', arrived(302, ''), { outcome: 'invalid', message: 'judged 302' }],
    ['silence', { outcome: 'timeout', message: 'late' } as const, { outcome: 'timeout', message: 'late' }],
    ['a flood', { outcome: 'tooLarge', message: 'much' } as const, { outcome: 'drift', message: 'much' }],
  ])('%s', async (_name, given, expected) => {
    expect(await call(given)).toMatchObject(expected);
  });
});
