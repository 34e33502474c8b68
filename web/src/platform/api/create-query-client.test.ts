import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectToasts } from '../notify.ts';
import { Problem } from '../problem.ts';
import { createQueryClient } from './create-query-client.ts';
import { SILENT } from './silent.ts';

let toasts: (string | undefined)[];

beforeEach(() => {
  toasts = [];
  connectToasts(({ id }) => toasts.push(id));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const refused = (status: number) => new Problem('request.tooHeavy', {}, status);
const isSilent = (value: unknown) => ({ meta: { isSilent: value } });

/** What the person is told when a query fails. */
async function askInVain(fault: Error, more: { meta?: Record<string, unknown> } = {}) {
  toasts = [];
  const queryFn = () => Promise.reject(fault);
  await createQueryClient()
    .fetchQuery({ queryKey: ['x'], queryFn, retry: false, ...more })
    .catch(() => undefined);
  return toasts;
}

/** What the person is told when a change fails. */
async function changeInVain(fault: Error, more: { meta?: Record<string, unknown> } = {}) {
  toasts = [];
  const mutationFn = () => Promise.reject(fault);
  await new MutationObserver(createQueryClient(), { mutationFn, ...more }).mutate().catch(() => undefined);
  return toasts;
}

test.each([
  [400, ['request.tooHeavy']],
  [403, ['request.tooHeavy']],
  [0, []],
  [401, []],
  [404, []],
  [503, []],
])('a question refused with %i shows %j', async (status, shown) => {
  expect(await askInVain(refused(status))).toEqual(shown);
});

test('a block that says so itself, and what is no answer of the server, show no toast', async () => {
  expect(await askInVain(refused(400), SILENT)).toEqual([]);
  expect(await askInVain(refused(403), isSilent(true))).toEqual([]);
  expect(await askInVain(refused(400), isSilent(false))).toEqual(['request.tooHeavy']);
  expect(await askInVain(refused(400), { meta: {} })).toEqual(['request.tooHeavy']);
  expect(await askInVain(Object.assign(new Error('x'), { status: 400 }))).toEqual([]);
});

test.each([
  [0, ['request.tooHeavy']],
  [400, ['request.tooHeavy']],
  [401, []],
  [403, ['request.tooHeavy']],
  [503, ['request.tooHeavy']],
])('a change refused with %i shows %j', async (status, shown) => {
  expect(await changeInVain(refused(status))).toEqual(shown);
});

test('a change that failed for an unknown reason is reported unless it is silent', async () => {
  expect(await changeInVain(new Error('x'))).toEqual(['server.unknown']);
  expect(await changeInVain(Object.assign(new Error('x'), { status: 401 }))).toEqual(['server.unknown']);
  expect(await changeInVain(refused(400), SILENT)).toEqual([]);
  expect(await changeInVain(new Error('x'), isSilent(true))).toEqual([]);
  expect(await changeInVain(refused(400), isSilent(false))).toEqual(['request.tooHeavy']);
});

test('an answer is fresh for half a minute, and the focus of the window asks for nothing', () => {
  const { queries, mutations } = createQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 30_000, refetchOnWindowFocus: false });
  expect(mutations).toEqual({ networkMode: 'always' });
});

test('a server that is away is asked again after a second, a refusal is not', async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const ask = async (fault: Error, ms: number) => {
    const queryFn = vi.fn<() => Promise<never>>(() => Promise.reject(fault));
    const stop = new QueryObserver(createQueryClient(), { queryKey: ['x'], queryFn }).subscribe(
      () => undefined,
    );
    await vi.advanceTimersByTimeAsync(ms);
    stop();
    return queryFn.mock.calls.length;
  };
  const away = new Problem('server.unavailable', {}, 503);
  expect(await ask(away, 999)).toBe(1);
  expect(await ask(away, 1000)).toBe(2);
  expect(await ask(refused(400), 60_000)).toBe(1);
});
