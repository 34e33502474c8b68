import { expect, test, vi } from 'vitest';
import type { BuildState } from '../api/compare-build.ts';
import { buildBefore, findBuild, wayOut } from './missing-part.ts';

test('without a network the server is away and is not asked', () => {
  const compare = vi.fn<() => Promise<BuildState>>();
  expect(buildBefore('offline')).toBe('away');
  expect(findBuild('offline', compare, vi.fn())).toBeUndefined();
  expect(compare).not.toHaveBeenCalled();
});

test('with one the builds are compared, and whoever has left gets no answer', async () => {
  const onFound = vi.fn();
  expect(buildBefore('lost')).toBeUndefined();
  const end = findBuild('lost', async () => Promise.resolve('changed'), onFound);
  await vi.waitFor(() => expect(onFound).toHaveBeenCalledExactlyOnceWith('changed'));
  findBuild('lost', async () => Promise.resolve('same'), onFound)?.();
  end?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(onFound).toHaveBeenCalledTimes(1);
});

test.each([
  [undefined, undefined, 'common.retry'],
  ['away', 'shell.part.away', 'common.retry'],
  ['same', 'shell.part.lost', 'shell.failed.reload'],
  ['changed', 'shell.part.changed', 'shell.failed.reload'],
] as const)('the way out of a build that is %s', (build, text, button) => {
  const ways = { reload: vi.fn(), retry: vi.fn() };
  const { isAsking, act, ...words } = wayOut(build, ways);
  expect({ isAsking, ...words }).toEqual({ isAsking: build === undefined, text, button });
  act();
  const mustReload = button === 'shell.failed.reload';
  expect([ways.reload.mock.calls.length, ways.retry.mock.calls.length]).toEqual(mustReload ? [1, 0] : [0, 1]);
});
