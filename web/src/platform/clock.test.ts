import { CLOCK_HEADER } from '@vitrina/contract/clock-header.ts';
import { expect, test, vi } from 'vitest';
import { followClock, machineNow, now } from './clock.ts';

const follow = (text?: string) =>
  followClock(new Headers(text === undefined ? {} : { [CLOCK_HEADER]: text }));

test('time is the machine’s until an answer brings another clock, and runs at its speed', () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T09:00:00Z'), toFake: ['Date', 'performance'] });
  follow();
  follow('nonsense');
  expect(now()).toEqual(machineNow());
  follow('2026-12-01T00:00:00.000Z 60');
  expect(now()).toEqual(new Date('2026-12-01T00:00:00Z'));
  vi.advanceTimersByTime(1000);
  expect(now()).toEqual(new Date('2026-12-01T00:01:00Z'));
  expect(machineNow()).toEqual(new Date('2026-11-21T09:00:01Z'));
  follow();
  expect(now()).toEqual(new Date('2026-12-01T00:01:00Z'));
  vi.useRealTimers();
});
