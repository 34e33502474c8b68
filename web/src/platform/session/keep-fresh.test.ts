import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

// What listens goes on listening: these modules are loaded for this file alone.
vi.resetModules();
const { publishRightsRefused } = await import('../token/session-events.ts');
const { changeSession, NO_SESSION } = await import('../token/session-store.ts');
const { keepKeysFresh } = await import('./keep-keys-fresh.ts');
const { keepRightsFresh } = await import('./keep-rights-fresh.ts');
afterAll(() => vi.resetModules());

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const requested: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  requested.length = 0;
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
  });
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url.split('/').at(-1) ?? '');
    await Promise.resolve();
    return Response.json({ cabinets: [] });
  });
  changeSession({ ...NO_SESSION, stage: 'ready' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('rights are read again when the person comes back or is refused, twice a minute at most', async () => {
  keepRightsFresh();
  const comesBack = async (ms: number) => {
    page.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(ms);
    return requested.filter((name) => name === 'getMy').length;
  };
  expect(await comesBack(0)).toBe(1);
  expect(await comesBack(29_999)).toBe(1);
  expect(await comesBack(1)).toBe(2);
  publishRightsRefused();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(requested.filter((name) => name === 'getMy')).toHaveLength(3);
  changeSession({ stage: 'idle' });
  expect(await comesBack(60_000)).toBe(3);
});

test('keys are looked at every five minutes of a page that is seen and signed in', async () => {
  keepKeysFresh();
  const pass = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return requested.filter((name) => name === 'getInvalidOzonKeyCabinets').length;
  };
  expect(await pass(299_999)).toBe(0);
  expect(await pass(1)).toBe(1);
  page.visibilityState = 'hidden';
  expect(await pass(300_000)).toBe(1);
  page.visibilityState = 'visible';
  changeSession({ stage: 'idle' });
  expect(await pass(300_000)).toBe(1);
  changeSession({ stage: 'ready' });
  expect(await pass(300_000)).toBe(2);
});
