import { expect, test } from 'vitest';
import { renewalWaitMs } from './renewal-wait.ts';

const NOW = new Date('2026-03-01T09:00:00.000Z');
const SECOND = 1000;

const tokenFor = (seconds: number) =>
  `head.${Buffer.from(JSON.stringify({ exp: NOW.getTime() / SECOND + seconds })).toString('base64url')}.sign`;

test.each([
  ['that lives an hour is renewed a minute before its end', 3600, 3_540_000],
  ['that lives a little longer than a minute waits for five seconds at least', 64, 5000],
  ['that lives 66 seconds waits for six', 66, 6000],
  ['in its last second waits for five, too', 1, 5000],
  ['that lives for ever waits as long as a timer can', 10_000_000, 2_147_483_647],
  ['that expires now is not renewed', 0, undefined],
  ['that has expired is not renewed', -1, undefined],
])('a token %s', (_, seconds, waitMs) => {
  expect(renewalWaitMs(tokenFor(seconds), NOW)).toBe(waitMs);
});

test('without a token there is nothing to renew', () => {
  expect(renewalWaitMs(null, NOW)).toBeUndefined();
  expect(renewalWaitMs('no token', NOW)).toBeUndefined();
});
