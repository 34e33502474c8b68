import { setTimeout as wait } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { wasHeldUp, watchLoopDelay } from './watch-loop-delay.ts';

test('a minute is worth a note above fifty milliseconds', () => {
  expect([0, 50, 51, 3000].map((max) => wasHeldUp({ p50: 0, p99: 0, max }))).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a block of the event loop is in the figures of its minute and not in those of the next', async () => {
  const log = createLog('silent');
  const noted = vi.spyOn(log, 'info');
  const watch = watchLoopDelay(log, 300);
  expect(watch.lastMinute()).toBeNull();
  await wait(100);
  const until = performance.now() + 120;
  while (performance.now() < until);
  await expect.poll(() => watch.lastMinute()?.max, { timeout: 5000 }).toBeGreaterThanOrEqual(100);
  const blocked = watch.lastMinute();
  expect(noted).toHaveBeenCalledWith({ delayMs: expect.any(Object) }, 'event loop was blocked');
  // It is told in milliseconds: the longest turn of the loop was shorter than this test may take.
  expect(blocked?.max).toBeLessThan(20_000);
  expect(blocked?.p50).toBeLessThanOrEqual(blocked?.max ?? 0);
  await expect.poll(() => watch.lastMinute(), { timeout: 5000 }).not.toBe(blocked);
  watch.stop();
});
