import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { VERA as account } from './account-samples.ts';

// What listens goes on listening: these modules are loaded for this file alone.
vi.resetModules();
const { Problem } = await import('../problem.ts');
const { connectToasts } = await import('../notify.ts');
const { publishSessionLost } = await import('../token/session-events.ts');
const { changeSession, NO_SESSION, readSession } = await import('../token/session-store.ts');
const { storeAccessToken } = await import('../token/access-token.ts');
const { followSession } = await import('./follow-session.ts');

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
});
const page = new EventTarget();
vi.stubGlobal('window', page);
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const place = { href: '/statistics?a=1', pathname: '/statistics' };
const app = {
  readPlace: () => place,
  goToLogin: vi.fn<(redirect: string) => void>(),
  invalidate: vi.fn<() => void>(),
  forgetAnswers: vi.fn<() => void>(),
  reload: vi.fn<() => void>(),
};
const show = vi.fn<Parameters<typeof connectToasts>[0]>();
connectToasts(show);
followSession(app);

const tokenOf = (id: number) =>
  `header.${btoa(JSON.stringify({ exp: 4_000_000_000, sub: String(id) }))}.signature`;
const inOtherTab = (token: string | null) =>
  token === null ? stored.delete('accessToken') : stored.set('accessToken', token);
const changed = (key: string | null) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
const comesBack = (persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

beforeEach(() => {
  place.pathname = '/statistics';
  stored.clear();
  storeAccessToken(tokenOf(account.id));
  changeSession({ ...NO_SESSION, stage: 'ready', account });
  vi.clearAllMocks();
});

test('a lost session leads to the form that leads back, and says why where there is a reason', () => {
  publishSessionLost(null);
  expect(show).not.toHaveBeenCalled();
  expect(app.goToLogin).toHaveBeenCalledExactlyOnceWith(place.href);
  expect(app.forgetAnswers).toHaveBeenCalledTimes(1);
  expect(readSession().stage).toBe('idle');
  publishSessionLost(new Problem('user.authorizationDisabled', {}, 400));
  expect(show).toHaveBeenCalledTimes(1);
});

test('whoever is at the form stays there', () => {
  place.pathname = '/login';
  publishSessionLost(null);
  expect(app.goToLogin).not.toHaveBeenCalled();
});

test('a token that another tab has taken away or changed ends or renews what is open', () => {
  inOtherTab(null);
  changed('another key');
  expect(app.goToLogin).not.toHaveBeenCalled();
  changed('accessToken');
  expect(app.goToLogin).toHaveBeenCalledTimes(1);
  inOtherTab(tokenOf(account.id + 1));
  changed(null);
  expect(app.reload).toHaveBeenCalledTimes(1);
});

test('a page that was put aside looks at the token when it comes back, a new one need not', () => {
  inOtherTab(null);
  comesBack(false);
  expect(app.goToLogin).not.toHaveBeenCalled();
  comesBack(true);
  expect(app.goToLogin).toHaveBeenCalledTimes(1);
});

test('answers are kept while a token is renewed, and the guard decides anew when rights have changed', () => {
  storeAccessToken(tokenOf(account.id));
  expect(app.forgetAnswers).not.toHaveBeenCalled();
  changeSession({ account: { ...account, hasAllPagesAccess: false } });
  expect(app.invalidate).toHaveBeenCalledTimes(1);
});
