import { expect, test, vi } from 'vitest';
import { isLookingHeld, lookAgainMs, onLive, readIsLive, setLive, withoutLooking } from './live-state.ts';

test('deleting what is shown does not report it as gone before the deletion is done', async () => {
  expect(isLookingHeld()).toBe(false);
  let isHeldMeanwhile = false;
  await withoutLooking(async () => {
    await Promise.resolve();
    isHeldMeanwhile = isLookingHeld();
  });
  expect([isHeldMeanwhile, isLookingHeld()]).toEqual([true, false]);
});

test('a failed deletion makes the screen read again, and the failure is reported', async () => {
  const failing = withoutLooking(() => Promise.reject(new Error('no')));
  expect(isLookingHeld()).toBe(true);
  await expect(failing).rejects.toThrow('no');
  expect(isLookingHeld()).toBe(false);
});

test('it is held for as long as the work lasts', async () => {
  let end = () => {};
  const work = withoutLooking(() => new Promise<void>((resolve) => void (end = resolve)));
  await Promise.resolve();
  await Promise.resolve();
  expect(isLookingHeld()).toBe(true);
  end();
  await work;
  expect(isLookingHeld()).toBe(false);
});

test('a screen polls every ten seconds, every minute where the server publishes changes', () => {
  expect([lookAgainMs(false), lookAgainMs(true)]).toEqual([10_000, 60_000]);
});

test('nothing is live before the first event, and listeners are notified of each change', () => {
  const states: boolean[] = [];
  const late = vi.fn<() => void>();
  const stop = onLive(() => states.push(readIsLive()));
  expect(readIsLive()).toBe(false);
  setLive(true);
  setLive(false);
  expect(states).toEqual([true, false]);
  stop();
  const stopLate = onLive(late);
  setLive(true);
  expect(readIsLive()).toBe(true);
  expect([states.length, late.mock.calls.length]).toEqual([2, 1]);
  setLive(false);
  stopLate();
});
