import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAccessToken, storeAccessToken } from './access-token.ts';
import { renewAccessToken } from './renew-access-token.ts';

const tokenOf = (exp: number, id = 'a') =>
  `head.${Buffer.from(JSON.stringify({ exp, id })).toString('base64url')}.sign`;
const SOON = Date.now() / 1000 + 600;
const STALE = tokenOf(1);
const FRESH = tokenOf(SOON, 'fresh');

const stored = new Map<string, string>();
let requested = 0;

/** What the server says to the refresh cookie. */
function answer(make: () => Response | Promise<Response>): void {
  vi.stubGlobal('fetch', async () => {
    requested += 1;
    await Promise.resolve();
    return make();
  });
}

beforeEach(() => {
  stored.clear();
  requested = 0;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  storeAccessToken(STALE);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the cookie is traded once however many calls wait for it', async () => {
  answer(() => Response.json({ accessToken: FRESH }));
  const all = await Promise.all([1, 2, 3].map(() => renewAccessToken(STALE)));
  expect(all).toEqual(['renewed', 'renewed', 'renewed']);
  expect([requested, readAccessToken()]).toEqual([1, FRESH]);
});

test('the token that another tab got meanwhile is taken, and nobody is asked', async () => {
  storeAccessToken(FRESH);
  answer(() => new Response(null, { status: 401 }));
  expect(await renewAccessToken(STALE)).toBe('renewed');
  expect(requested).toBe(0);
});

test('a refused cookie ends it; a server that is away does not', async () => {
  answer(() => new Response(null, { status: 401 }));
  expect(await renewAccessToken(STALE)).toBe('refused');
  answer(() => new Response(null, { status: 503 }));
  expect(await renewAccessToken(STALE)).toBe('unavailable');
  answer(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await renewAccessToken(STALE)).toBe('unavailable');
  answer(() => new Response('<html>', { status: 200 }));
  expect(await renewAccessToken(STALE)).toBe('unavailable');
  expect(readAccessToken()).toBe(STALE);
});

test('who signs out while the answer is on its way stays signed out', async () => {
  answer(() => {
    storeAccessToken(null);
    return Response.json({ accessToken: FRESH });
  });
  expect(await renewAccessToken(STALE)).toBe('refused');
  expect(readAccessToken()).toBeNull();
});

test('nobody who is signed out is renewed', async () => {
  storeAccessToken(null);
  answer(() => Response.json({ accessToken: FRESH }));
  expect(await renewAccessToken(null)).toBe('refused');
  expect(requested).toBe(0);
});
