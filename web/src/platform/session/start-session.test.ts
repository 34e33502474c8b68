import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { VERA as ACCOUNT } from './account-samples.ts';
import { cabinet } from './cabinet-samples.ts';

// The texts come by the bundler. Files of tests share their modules: these are loaded anew, with texts that are there.
vi.resetModules();
const texts = { loadSessionTexts: () => Promise.resolve() };
vi.doMock('../texts/catalogues.ts', () => ({ loadSessionTexts: async () => texts.loadSessionTexts() }));
const { connectToasts } = await import('../notify.ts');
const { endLifetime } = await import('../token/session-lifetime.ts');
const { changeSession, NO_SESSION, readSession } = await import('../token/session-store.ts');
const { startSession } = await import('./start-session.ts');
afterAll(() => {
  vi.doUnmock('../texts/catalogues.ts');
  vi.resetModules();
});

const stored = new Map<string, string>();
const requested: string[] = [];

/** Answers by the end of the path; what is not named is a server that broke. */
function serve(answers: Record<string, unknown>): void {
  vi.stubGlobal('fetch', async (url: string) => {
    const name = url.split('/').at(-1) ?? '';
    requested.push(name);
    await Promise.resolve();
    const isKnown = name in answers;
    return Response.json(isKnown ? answers[name] : { error: {} }, { status: isKnown ? 200 : 500 });
  });
}

beforeEach(() => {
  stored.clear();
  requested.length = 0;
  changeSession(NO_SESSION);
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('two screens that start at once ask once, and account info is kept', async () => {
  serve({ getMyInfo: ACCOUNT, getMy: { cabinets: [] } });
  expect(await Promise.all([startSession(), startSession()])).toEqual([true, true]);
  expect(requested.toSorted()).toEqual(['getMy', 'getMyInfo']);
  expect(readSession()).toMatchObject({ stage: 'ready', account: { username: 'vera' }, cabinet: null });
  expect(JSON.parse(stored.get('accountInfo') ?? '')).toMatchObject({ email: 'vera@shop.test' });
  // product.md 3.7: the flag of synchronised charts is true from the first load on.
  expect(stored.get('directionGraphs')).toBe('true');
});

test('what the plan allows is known before the first screen asks for anything', async () => {
  const limits = [{ name: 'positionHistoryDays', current: 0, maximum: 30 }];
  serve({
    getMyInfo: ACCOUNT,
    getMy: { cabinets: [cabinet(1, ['analyticsReadOnly'])] },
    getCabinetLimits: { limits },
  });
  expect(await startSession()).toBe(true);
  expect(readSession()).toMatchObject({ stage: 'ready', cabinet: { id: 1 }, limits });
});

test('a flag of charts that the person has set stays', async () => {
  stored.set('directionGraphs', 'false');
  serve({ getMyInfo: ACCOUNT, getMy: { cabinets: [] } });
  await startSession();
  expect(stored.get('directionGraphs')).toBe('false');
});

test('the stored copy of the account is enough to begin with', async () => {
  stored.set('accountInfo', JSON.stringify(ACCOUNT));
  serve({ getMy: { cabinets: [] } });
  expect(await startSession()).toBe(true);
  expect(readSession().account?.fullName).toBe('Vera');
});

test('a start that failed is known, and tried again by the next screen', async () => {
  serve({ getMyInfo: ACCOUNT });
  expect(await startSession()).toBe(false);
  expect(readSession().stage).toBe('failed');
  serve({ getMyInfo: ACCOUNT, getMy: { cabinets: [] } });
  expect(await startSession()).toBe(true);
  expect(readSession().stage).toBe('ready');
});

test('a failure is said once its words are there', async () => {
  const shown = vi.fn();
  connectToasts(shown);
  // Those of the tests before waited for somebody to show them.
  shown.mockClear();
  const { promise, resolve } = Promise.withResolvers<undefined>();
  vi.spyOn(texts, 'loadSessionTexts').mockReturnValue(promise);
  serve({});
  const start = startSession();
  await vi.waitFor(() => expect(texts.loadSessionTexts).toHaveBeenCalledTimes(2));
  expect(shown).not.toHaveBeenCalled();
  resolve(undefined);
  expect(await start).toBe(false);
  expect(shown).toHaveBeenCalledOnce();
});

test('signing out while it starts shows no failure', async () => {
  serve({});
  const start = startSession();
  endLifetime();
  expect(await start).toBe(false);
  expect(readSession().stage).toBe('idle');
});

test('a session that is there is not started again', async () => {
  changeSession({ stage: 'ready' });
  serve({});
  expect(await startSession()).toBe(true);
  expect(requested).toEqual([]);
});

test.each([
  [500, 1],
  [401, 0],
  [402, 1],
])('a start that the server refused with %i is told of %i times', async (status, times) => {
  const toasts: unknown[] = [];
  connectToasts((toast) => toasts.push(toast));
  // What earlier starts told was kept until now.
  toasts.length = 0;
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: {} }, { status })));
  expect(await startSession()).toBe(false);
  expect(toasts).toHaveLength(times);
});

test('a stored copy is replaced by a newer one; a copy that could not be renewed is noted', async () => {
  stored.set('accountInfo', JSON.stringify({ ...ACCOUNT, fullName: 'V.' }));
  serve({ getMyInfo: ACCOUNT, getMy: { cabinets: [] } });
  await startSession();
  await vi.waitFor(() => expect(readSession().account?.fullName).toBe('Vera'));
  expect(console.error).not.toHaveBeenCalled();

  changeSession(NO_SESSION);
  serve({ getMy: { cabinets: [] } });
  await startSession();
  await vi.waitFor(() =>
    expect(console.error).toHaveBeenCalledWith('Account info failed to refresh.', expect.anything()),
  );
});
