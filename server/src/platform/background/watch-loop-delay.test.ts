import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { watchLoopDelay } from './watch-loop-delay.ts';

test('a minute is noted only if somebody was held up in it', async () => {
  const log = createLog('silent');
  const noted = vi.spyOn(log, 'info');
  const watch = watchLoopDelay(log, 500);
  const nextMinute = async () => {
    const before = watch.lastMinute();
    await expect.poll(() => watch.lastMinute(), { timeout: 5000 }).not.toBe(before);
    return watch.lastMinute()?.max ?? 0;
  };
  await nextMinute();
  noted.mockClear();
  // On a machine that has other work a quiet minute may have to be waited for.
  while ((await nextMinute()) > 50) noted.mockClear();
  expect(noted).not.toHaveBeenCalled();
  const until = performance.now() + 120;
  while (performance.now() < until);
  expect(await nextMinute()).toBeGreaterThanOrEqual(100);
  expect(noted).toHaveBeenCalledTimes(1);
  watch.stop();
});

test('a block of the event loop is in the figures of its minute and not in those of the next', async () => {
  const watch = watchLoopDelay(createLog('silent'), 300);
  expect(watch.lastMinute()).toBeNull();
  await wait(100);
  const until = performance.now() + 120;
  while (performance.now() < until);
  await expect.poll(() => watch.lastMinute()?.max, { timeout: 5000 }).toBeGreaterThanOrEqual(100);
  const blocked = watch.lastMinute();
  // It is told in milliseconds: the longest turn of the loop was shorter than this test may take.
  expect(blocked?.max).toBeLessThan(20_000);
  expect(blocked?.p50).toBeLessThanOrEqual(blocked?.max ?? 0);
  await expect.poll(() => watch.lastMinute(), { timeout: 5000 }).not.toBe(blocked);
  watch.stop();
});
