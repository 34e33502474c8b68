import type { ParsedLocation } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VERA } from '../platform/session/account-samples.ts';
import { readAccessToken, storeAccessToken } from '../platform/token/access-token.ts';
import { changeSession, NO_SESSION, readSession } from '../platform/token/session-store.ts';
import { guardEntry } from './guard-entry.ts';
import type { ScreenData } from './screen-data.ts';

const tokenOf = (exp: number) => `head.${Buffer.from(JSON.stringify({ exp })).toString('base64url')}.sign`;
const VALID = tokenOf(Date.now() / 1000 + 600);
const EXPIRED = tokenOf(1);

const stored = new Map<string, string>();
const screenOf = (access: ScreenData['access'], more: Partial<ScreenData> = {}) =>
  ({ title: 'screens.cabinets', access, ...more }) as ScreenData;
const TOOL = screenOf({ cabinet: 'view' });

/** Where somebody who goes to the address is sent; undefined: let in. */
async function goTo(screen: ScreenData, href: string, idInAddress?: string): Promise<unknown> {
  const [pathname = '', searchStr = ''] = href.split(/(?=\?)/);
  const hash = '';
  try {
    await guardEntry(screen, { href, pathname, searchStr, hash } as ParsedLocation, idInAddress);
    return undefined;
  } catch (thrown) {
    const { to, href: there, search } = (thrown as { options: Record<string, unknown> }).options;
    return { to: to ?? there, ...(search === undefined ? {} : { search }) };
  }
}

beforeEach(() => {
  stored.clear();
  changeSession(NO_SESSION);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('fetch', async () => Promise.resolve(new Response(null, { status: 401 })));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

// product.md 4.1, 2: the redirect query holds the full path.
test('without a token the way leads to sign in, and back with the whole address', async () => {
  const expected = { to: '/login', search: { redirect: '/position-check?city=213' } };
  expect(await goTo(TOOL, '/position-check?city=213')).toEqual(expected);
});

test('an expired token whose cookie is refused is forgotten with all that belongs to the person', async () => {
  storeAccessToken(EXPIRED);
  stored.set('accountInfo', '{}');
  stored.set('cabinet', '{"id":1}');
  stored.set('language', 'fr');
  expect(await goTo(TOOL, '/position-check')).toMatchObject({ to: '/login' });
  expect([...stored.keys()]).toEqual(['language']);
});

test('a server that is away takes nothing from the person', async () => {
  storeAccessToken(EXPIRED);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await goTo(TOOL, '/position-check')).toEqual({
    to: '/login',
    search: { redirect: '/position-check' },
  });
  expect([readAccessToken(), readSession().stage]).toEqual([EXPIRED, 'failed']);
});

test('public screens ask nobody anything', async () => {
  const ask = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', ask);
  storeAccessToken(EXPIRED);
  expect(await goTo(screenOf('public'), '/not-authorized')).toBeUndefined();
  expect(ask).not.toHaveBeenCalled();
});

test('without a cabinet a tool leads to the list of cabinets, which itself is open', async () => {
  storeAccessToken(VALID);
  changeSession({ stage: 'ready' });
  expect(await goTo(TOOL, '/position-check')).toEqual({ to: '/cabinets' });
  expect(await goTo(screenOf('user', { isWithoutCabinet: true }), '/cabinets')).toBeUndefined();
});

test('a right that is missing leads to the page that says so, which knows where from', async () => {
  storeAccessToken(VALID);
  const cabinet = { id: 1, roles: ['administrator'] } as never;
  changeSession({ stage: 'ready', cabinet });
  expect(await goTo(TOOL, '/position-check?city=213')).toEqual({
    to: '/not-authorized',
    search: { from: '/position-check?city=213' },
  });
});

test('who is signed in is led on from the sign-in screen, and from other screens of guests back to it', async () => {
  storeAccessToken(VALID);
  changeSession({ stage: 'ready' });
  const guest = screenOf('guest');
  expect(await goTo(guest, '/login?redirect=/cabinets/3')).toEqual({ to: '/cabinets/3' });
  expect(await goTo(guest, '/login?redirect=//evil.test')).toEqual({ to: '/statistics' });
  expect(await goTo(guest, '/register?ref=abc')).toEqual({ to: '/login', search: { ref: 'abc' } });
});

test('an address with the id of a cabinet chooses it, and leads nowhere with the id of somebody else’s', async () => {
  storeAccessToken(VALID);
  vi.stubGlobal('fetch', async () => Promise.resolve(Response.json({ limits: [] })));
  const cabinets = [1, 7].map((id) => ({ id, roles: ['owner'] })) as never[];
  changeSession({ stage: 'ready', cabinet: cabinets[0] ?? null, cabinets });
  const products = screenOf({ cabinet: 'view' }, { onSwitch: 'ownId' });
  expect(await goTo(products, '/pages/product-tables/7', '7')).toBeUndefined();
  expect(readSession().cabinet?.id).toBe(7);
  expect(await goTo(products, '/pages/product-tables/9', '9')).toMatchObject({
    to: '/pages/misc/not-found/$error',
  });
  expect(readSession().cabinet?.id).toBe(7);
});

test('a shared link chooses its cabinet, which then leaves the address', async () => {
  storeAccessToken(VALID);
  vi.stubGlobal('fetch', async () => Promise.resolve(Response.json({ limits: [] })));
  const cabinets = [1, 7].map((id) => ({ id, roles: ['owner'] })) as never[];
  changeSession({ stage: 'ready', cabinet: cabinets[0] ?? null, cabinets });
  expect(await goTo(TOOL, '/position-check?city=213&cabinet=7')).toEqual({ to: '/position-check?city=213' });
  expect(readSession().cabinet?.id).toBe(7);
  expect(await goTo(TOOL, '/position-check?city=213')).toBeUndefined();
});

test('a link to a cabinet of others says so, before any right in the selected one is asked', async () => {
  storeAccessToken(VALID);
  const cabinet = { id: 1, roles: ['owner'] } as never;
  changeSession({ stage: 'ready', cabinet, cabinets: [cabinet] });
  expect(await goTo(TOOL, '/position-check?cabinet=7')).toEqual({
    to: '/not-authorized',
    search: { from: '/position-check?cabinet=7', cabinet: 7 },
  });
  expect(await goTo(TOOL, '/position-check?cabinet=seven')).toEqual({
    to: '/not-authorized',
    search: { from: '/position-check?cabinet=seven' },
  });
  expect(readSession().cabinet?.id).toBe(1);
});

test('whoever signs in on the way to a shared link keeps its cabinet', async () => {
  expect(await goTo(TOOL, '/position-check?cabinet=7')).toEqual({
    to: '/login',
    search: { redirect: '/position-check?cabinet=7' },
  });
});

test.each([
  ['who was made an operator since', false, true, undefined],
  ['who is none any more', true, false, { to: '/pages/misc/not-found/$error' }],
])(
  'the office asks the server about %s, whatever the stored copy says',
  async (_, before, after, expected) => {
    storeAccessToken(VALID);
    changeSession({ stage: 'ready', account: { ...VERA, isOperator: before } });
    const answer = JSON.stringify({ ...VERA, isOperator: after });
    vi.stubGlobal('fetch', async () => Promise.resolve(new Response(answer)));
    const office = screenOf('operator', { isWithoutCabinet: true });
    expect(await goTo(office, '/office')).toEqual(expected);
  },
);
