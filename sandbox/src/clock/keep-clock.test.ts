import { expect, test } from 'vitest';
import { openStore } from '../platform/open-store.ts';
import { createClock } from './create-clock.ts';
import { openKeptClock, startOfClock } from './keep-clock.ts';

const REAL = new Date('2026-11-21T09:00:00Z');

test('a clock that ran ahead goes on from there, one that fell behind takes the real time', () => {
  const store = openStore();
  expect(openKeptClock(store).lastNow).toBeUndefined();
  const ahead = new Date('2026-11-28T09:00:00Z');
  openKeptClock(store).keep(createClock({ startAt: ahead, speed: 0 }));
  expect(startOfClock(openKeptClock(store).lastNow, REAL)).toEqual(ahead);
  expect(startOfClock(new Date('2026-11-20T09:00:00Z'), REAL)).toEqual(REAL);
});

test('a process that is killed between two keepings does not take its clock back', () => {
  const store = openStore();
  let realMs = REAL.getTime();
  const clock = createClock({ startAt: REAL, speed: 3600, realNowMs: () => realMs });
  openKeptClock(store).keep(clock);
  realMs += 900;
  const shown = clock.now();
  expect(startOfClock(openKeptClock(store).lastNow, REAL).getTime()).toBeGreaterThanOrEqual(shown.getTime());
});
