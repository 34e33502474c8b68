import { afterEach, expect, test, vi } from 'vitest';
import { fetchedPart, PartMissing } from './fetch-part.ts';

afterEach(() => vi.unstubAllGlobals());

const setOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });
const failureOf = (fetching: Promise<unknown>) =>
  fetching.then(
    () => expect.fail('It came.'),
    (error: unknown) => (error instanceof PartMissing ? error : expect.fail(String(error))),
  );

test('a part is fetched once for everybody and stays', async () => {
  setOnline(true);
  const load = vi.fn(async () => 'part');
  const fetched = fetchedPart(load);
  expect(fetched.part).toBeUndefined();
  const both = [fetched.fetch(), fetched.fetch()];
  expect(both[0]).toBe(both[1]);
  await Promise.all(both);
  expect(fetched.part).toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
});

test('without a network nothing is asked for, since browsers remember what failed', async () => {
  setOnline(false);
  const load = vi.fn(async () => 'part');
  const fetched = fetchedPart(load);
  const missing = await failureOf(fetched.fetch());
  expect(missing.why).toBe('offline');
  expect(load).not.toHaveBeenCalled();
  setOnline(true);
  missing.forget();
  expect(await fetched.fetch()).toBe('part');
});

test('a failure stays the same one until it is forgotten, and the older one forgets nothing of the newer', async () => {
  setOnline(true);
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const onForget = vi.fn();
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(cause);
  const fetched = fetchedPart(load, onForget);
  const first = await failureOf(fetched.fetch());
  expect(first).toMatchObject({ why: 'lost', cause });
  expect(await failureOf(fetched.fetch())).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
  first.forget();
  const second = await failureOf(fetched.fetch());
  first.forget();
  expect(await failureOf(fetched.fetch())).toBe(second);
  expect(load).toHaveBeenCalledTimes(2);
  expect(onForget).toHaveBeenCalledTimes(1);
});
