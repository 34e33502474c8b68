import { getMyCabinets } from '@vitrina/contract/cabinets/mine.ts';
import { checkOfficeActions } from '@vitrina/contract/office.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAccessToken, storeAccessToken } from '../token/access-token.ts';
import { onRightsRefused, onSessionLost } from '../token/session-events.ts';
import { call } from './call.ts';

type Answers = { refresh: () => Response };

const tokenOf = (person: string) =>
  `head.${Buffer.from(JSON.stringify({ exp: Date.now() / 1000 + 600, sub: person })).toString('base64url')}.sign`;
const STALE = 'head.e30.old';
const refused = () => new Response('', { status: 401 });

/** A server that takes every token but the stale one. */
function answerWith({ refresh }: Answers): void {
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    await Promise.resolve();
    if (url.endsWith('/user/refresh')) return refresh();
    const isStale = headers['authorization'] === `Bearer ${STALE}`;
    return isStale ? refused() : new Response(JSON.stringify({ cabinets: [] }), { status: 200 });
  });
}

const lost = vi.fn<() => void>();
let stop: () => void;

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  stop = onSessionLost(lost);
  storeAccessToken(STALE);
});
afterEach(() => {
  stop();
  lost.mockReset();
  vi.unstubAllGlobals();
});

test('a stale token is renewed without a word', async () => {
  const fresh = tokenOf('7');
  answerWith({ refresh: () => new Response(JSON.stringify({ accessToken: fresh }), { status: 200 }) });
  await expect(call(getMyCabinets, {})).resolves.toEqual({ cabinets: [] });
  expect(readAccessToken()).toBe(fresh);
  expect(lost).not.toHaveBeenCalled();
});

test('the office is called with a token that is valid: its refusal of an old one looks like no route at all', async () => {
  const fresh = tokenOf('7');
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers: Record<string, string> }) => {
    await Promise.resolve();
    if (url.endsWith('/user/refresh')) return new Response(JSON.stringify({ accessToken: fresh }));
    sent.push(headers['authorization'] ?? '');
    return new Response(JSON.stringify({ count: 0, broken: [] }));
  });
  await expect(call(checkOfficeActions, {})).resolves.toEqual({ count: 0, broken: [] });
  await call(checkOfficeActions, {});
  expect(sent).toEqual([`Bearer ${fresh}`, `Bearer ${fresh}`]);
});

test('a renewal that the server refuses ends the session, which is reported once', async () => {
  answerWith({ refresh: refused });
  const requested = await Promise.allSettled([call(getMyCabinets, {}), call(getMyCabinets, {})]);
  expect(requested.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(readAccessToken()).toBeNull();
  expect(lost).toHaveBeenCalledTimes(1);
});

test.each([
  ['is away', () => new Response('', { status: 503 })],
  ['is busy', () => new Response('', { status: 429 })],
  ['cannot be reached', () => Promise.reject(new TypeError('offline')) as never],
  ['is hidden behind a page of the network', () => new Response('<html>', { status: 200 })],
])('nobody is signed out because the server %s while the token is renewed', async (_what, refresh) => {
  answerWith({ refresh });
  await expect(call(getMyCabinets, {})).rejects.toMatchObject({ key: 'server.unavailable', status: 0 });
  expect(readAccessToken()).toBe(STALE);
  expect(lost).not.toHaveBeenCalled();
});

test('a token that comes after the sign-out is not kept', async () => {
  answerWith({
    refresh: () => {
      storeAccessToken(null);
      return new Response(JSON.stringify({ accessToken: tokenOf('7') }), { status: 200 });
    },
  });
  await expect(call(getMyCabinets, {})).rejects.toMatchObject({ status: 401 });
  expect(readAccessToken()).toBeNull();
  expect(lost).not.toHaveBeenCalled();
});

test('a token that is refused as soon as it is renewed ends the session', async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    await Promise.resolve();
    return url.endsWith('/user/refresh') ? Response.json({ accessToken: tokenOf('7') }) : refused();
  });
  await expect(call(getMyCabinets, {})).rejects.toMatchObject({ status: 401 });
  expect(readAccessToken()).toBeNull();
  expect(lost).toHaveBeenCalledTimes(1);
});

test('whoever has no token is refused without a renewal, and no session is lost', async () => {
  storeAccessToken(null);
  const refresh = vi.fn<() => Response>(refused);
  vi.stubGlobal('fetch', async (url: string) => {
    await Promise.resolve();
    return url.endsWith('/user/refresh') ? refresh() : refused();
  });
  await expect(call(getMyCabinets, {})).rejects.toMatchObject({ status: 401 });
  expect(refresh).not.toHaveBeenCalled();
  expect(lost).not.toHaveBeenCalled();
});

test.each([
  ['cabinet.insufficientRights', 403, 1],
  ['cabinet.notFound', 404, 1],
  ['cabinet.blocked', 403, 1],
  ['user.exists', 400, 0],
])('a refusal of %s with %i tells of old roles %i times, and renews nothing', async (key, status, times) => {
  const reported = vi.fn<() => void>();
  const forget = onRightsRefused(reported);
  const refresh = vi.fn<() => Response>(refused);
  const [subject, action] = key.split('.');
  const answer = () => Response.json({ error: { subject, action, meta: {} } }, { status });
  vi.stubGlobal('fetch', async (url: string) => {
    await Promise.resolve();
    return url.endsWith('/user/refresh') ? refresh() : answer();
  });
  await expect(call(getMyCabinets, {})).rejects.toMatchObject({ key, status });
  expect(reported).toHaveBeenCalledTimes(times);
  expect(refresh).not.toHaveBeenCalled();
  forget();
});

test('a request that was called off fails as such, one that found no server says so', async () => {
  const fault = new TypeError('offline');
  vi.stubGlobal('fetch', () => Promise.reject(fault));
  const ask = (signal: AbortSignal) => call(getMyCabinets, {}, { signal });
  await expect(ask(AbortSignal.abort())).rejects.toBe(fault);
  await expect(ask(new AbortController().signal)).rejects.toMatchObject({ key: 'server.unavailable' });
});
