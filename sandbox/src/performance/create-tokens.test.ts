import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { describe, expect, test } from 'vitest';
import { createClock } from '../clock/create-clock.ts';
import { createTokens } from './create-tokens.ts';

const START = new Date('2026-11-21T09:00:00Z');

function open(speed = 0) {
  const real = { ms: 0 };
  const clock = createClock({ startAt: START, speed, realNowMs: () => real.ms });
  return { clock, real, tokens: createTokens(clock, 7) };
}

describe('bearer tokens', () => {
  test('last half an hour of the market', () => {
    const { clock, tokens } = open();
    const { access_token, expires_in } = tokens.issue('me');
    expect(expires_in).toBe(1800);
    clock.move(new Date(START.getTime() + 29.9 * MINUTE_MS));
    expect(tokens.read(access_token)).toBe('me');
    clock.move(new Date(START.getTime() + 30 * MINUTE_MS));
    expect(tokens.read(access_token)).toBeUndefined();
  });

  test('a market that runs fast leaves time to use one', () => {
    const { real, tokens } = open(86_400);
    const { access_token } = tokens.issue('me');
    real.ms += 4900;
    expect(tokens.read(access_token)).toBe('me');
    real.ms += 200;
    expect(tokens.read(access_token)).toBeUndefined();
  });

  test('outlive the process, and are good for one market only', () => {
    const { clock, tokens } = open();
    const { access_token } = tokens.issue('me');
    expect(createTokens(clock, 7).read(access_token)).toBe('me');
    expect(createTokens(clock, 8).read(access_token)).toBeUndefined();
  });

  test('a changed or invented token is none', () => {
    const { tokens } = open();
    const [head, , signature] = tokens.issue('me').access_token.split('.');
    const foreign = Buffer.from(JSON.stringify({ sub: 'you', exp: 9e9 })).toString('base64url');
    for (const token of [`${head}.${foreign}.${signature}`, 'x', '', '..', `${head}.${foreign}.`]) {
      expect(tokens.read(token)).toBeUndefined();
    }
  });
});
