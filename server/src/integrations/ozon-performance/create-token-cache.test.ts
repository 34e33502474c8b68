import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { createTokenCache, type FreshToken } from './create-token-cache.ts';

const account = { baseUrl: 'https://one', clientId: 'me', clientSecret: 'secret' };

function open() {
  const time = { ms: 0 };
  let given = 0;
  const fetch = async (): Promise<CallAnswer<FreshToken>> => {
    given += 1;
    return { outcome: 'ok', data: { token: `token ${given}`, lastsMs: 30 * MINUTE_MS } };
  };
  return { time, fetch, tokens: createTokenCache(() => new Date(time.ms)), given: () => given };
}

describe('tokens', () => {
  test('serve everybody until shortly before their end', async () => {
    const { time, fetch, tokens, given } = open();
    expect(await tokens.get(account, fetch)).toEqual({ outcome: 'ok', data: 'token 1' });
    time.ms = 27 * MINUTE_MS;
    expect(await tokens.get(account, fetch)).toEqual({ outcome: 'ok', data: 'token 1' });
    time.ms = 28.5 * MINUTE_MS;
    expect(await tokens.get(account, fetch)).toEqual({ outcome: 'ok', data: 'token 2' });
    expect(given()).toBe(2);
  });

  test('are fetched once by those who come together', async () => {
    const { fetch, tokens, given } = open();
    await Promise.all(Array.from({ length: 20 }, async () => tokens.get(account, fetch)));
    expect(given()).toBe(1);
  });

  test('belong to a host, an account and its secret', async () => {
    const { fetch, tokens, given } = open();
    await tokens.get(account, fetch);
    await tokens.get({ ...account, clientSecret: 'new secret' }, fetch);
    await tokens.get({ ...account, baseUrl: 'https://two' }, fetch);
    await tokens.get({ ...account, clientId: 'you' }, fetch);
    expect(given()).toBe(4);
  });

  test('that were refused are dropped, but not those that came after them', async () => {
    const { fetch, tokens, given } = open();
    await tokens.get(account, fetch);
    tokens.forget(account, 'token 1');
    await tokens.get(account, fetch);
    tokens.forget(account, 'token 1');
    expect(await tokens.get(account, fetch)).toEqual({ outcome: 'ok', data: 'token 2' });
    expect(given()).toBe(2);
  });

  test('a failure rejects all who wait, and the next call tries again', async () => {
    const { fetch, tokens } = open();
    const refused = async (): Promise<CallAnswer<FreshToken>> => ({ outcome: 'timeout', message: '' });
    const answers = await Promise.all([tokens.get(account, refused), tokens.get(account, refused)]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['timeout', 'timeout']);
    expect(await tokens.get(account, fetch)).toMatchObject({ outcome: 'ok' });
  });
});
