import { DAY_MINUTES, DAY_MS } from '@vitrina/contract/durations.ts';
import type { PlannedWindow } from '../../src/ab-tests/design/plan-schedule.ts';
import { listSlots, moscowDayNumber } from '../../src/ab-tests/design/slots.ts';
import { alwaysValidInterval } from '../../src/ab-tests/statistics/always-valid.ts';
import type { MeasuredWindow } from '../../src/ab-tests/statistics/window.ts';
import { createChance, draw } from '../../src/platform/chance.ts';

/**
 * The best design that is known for two images, to compare with: a plain rotation with a shift by day, shares with the
 * error of a mean of windows, and the interval that holds at every look. No hours are taken out and no neighbours balanced.
 */
export function referencePlan(from: Date, until: Date, seed: number): PlannedWindow[] {
  const chance = createChance(seed);
  const orders: number[][] = [];
  const firstDay = moscowDayNumber(from);
  return listSlots(from, until, 60).map(({ day, slot, ...span }, index) => {
    const cycle = Math.floor((day - firstDay) / 2);
    while (orders.length <= cycle) orders.push(draw([1, 2], 2, chance));
    const imageId = orders[cycle]?.[(slot + day - firstDay) % 2] ?? 1;
    return { number: index + 1, imageId, ...span };
  });
}

function rateOf(windows: readonly MeasuredWindow[], imageId: number) {
  const own = windows.filter((window) => window.imageId === imageId && !window.isVoid);
  const views = own.reduce((sum, window) => sum + window.views, 0);
  const rate = own.reduce((sum, window) => sum + window.clicks, 0) / views;
  const squares = own.reduce((sum, window) => sum + (window.clicks - rate * window.views) ** 2, 0);
  return { rate, variance: (squares * own.length) / (own.length - 1) / views ** 2, windows: own.length };
}

/** Whether it has found the second image to be better by the end of a day, looking at every day. */
export function referenceFinds(windows: readonly MeasuredWindow[], from: Date, days: number): boolean {
  const expectedWindows = (days * DAY_MINUTES) / 60;
  return Array.from({ length: days }, (_, day) => {
    const until = from.getTime() + (day + 1) * DAY_MS;
    const over = windows.filter(({ to }) => to.getTime() <= until);
    const [base, one] = [rateOf(over, 1), rateOf(over, 2)];
    const difference = { value: one.rate - base.rate, variance: one.variance + base.variance };
    const looks = { windows: base.windows + one.windows, expectedWindows, alpha: 0.05 };
    return alwaysValidInterval(difference, looks).low > 0;
  }).includes(true);
}
