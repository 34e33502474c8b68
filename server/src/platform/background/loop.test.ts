import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { movedClock } from '../clock.ts';
import { createLog } from '../log.ts';
import { startLoop } from './loop.ts';

const START = new Date('2026-03-02T09:00:00Z');
const HOUR = 3600;

function openLoop(everySeconds: number, step: () => Promise<void>) {
  const clock = movedClock(START);
  let speed = 1;
  const loop = startLoop(
    { clock: { ...clock, speed: () => speed }, log: createLog('silent') },
    'test',
    everySeconds,
    step,
  );
  return {
    clock,
    run: (next: number) => {
      speed = next;
    },
    stop: () => loop.stop(),
  };
}

it('comes again when the clock was moved on, however long the pause was planned', async () => {
  let runs = 0;
  const { clock, stop } = openLoop(HOUR, async () => void (runs += 1));
  await expect.poll(() => runs).toBe(1);
  clock.advance((HOUR - 1) * 1000);
  await wait(1300);
  expect(runs).toBe(1);
  clock.advance(1000);
  await expect.poll(() => runs, { timeout: 2500 }).toBe(2);
  await stop();
});

it('runs by real seconds while the clock is stopped or goes back', async () => {
  let runs = 0;
  const { clock, run, stop } = openLoop(1, async () => void (runs += 1));
  run(0);
  clock.advance(-HOUR * 1000);
  await expect.poll(() => runs, { timeout: 4000 }).toBeGreaterThanOrEqual(2);
  await stop();
});

it('never runs twice at once, goes on after a failed run and waits for the last one at its end', async () => {
  let running = 0;
  let most = 0;
  let runs = 0;
  const { stop } = openLoop(0.01, async () => {
    runs += 1;
    running += 1;
    most = Math.max(most, running);
    await wait(50);
    running -= 1;
    if (runs === 1) throw new Error('broken');
  });
  await expect.poll(() => runs, { timeout: 4000 }).toBeGreaterThanOrEqual(3);
  await stop();
  expect({ running, most }).toEqual({ running: 0, most: 1 });
});
