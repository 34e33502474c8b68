import { expect, it } from 'vitest';
import { coveredUntil, planTypeAt, settleSlots } from './slots.ts';

const day = (number: number) => new Date(Date.UTC(2026, 2, number));
const span = (planType: number, from: number, to: number) => ({ planType, from: day(from), to: day(to) });
const slot = (planType: number, from: number, to: number) => ({
  ...span(planType, from, to),
  paid: 0,
  onDay: from,
});
const [start, expert] = [slot(4, 1, 10), slot(6, 10, 20)];

it.each([
  ['before its end', 5, start, expert],
  ['at the moment of the switch', 10, expert, null],
  ['after both', 20, null, null],
])('%s the dates decide', (_, now, current, next) => {
  expect(settleSlots([expert, start], day(now))).toEqual({ current, next });
});

it('in a gap there is a next plan and no current one', () => {
  expect(settleSlots([slot(4, 1, 5), expert], day(7))).toEqual({ current: null, next: expert });
});

it('the highest of what is in force counts', () => {
  const spans = [span(4, 1, 30), span(6, 5, 8), span(5, 7, 12)];
  const types = [1, 5, 7, 8, 11, 12, 30].map((number) => planTypeAt(spans, day(number)));
  expect(types).toEqual([4, 6, 6, 5, 5, 4, 0]);
});

it('a plan as good is there until a gap, or a smaller one', () => {
  expect(coveredUntil([], 5, day(3))).toEqual(day(3));
  expect(coveredUntil([span(4, 1, 10)], 5, day(3))).toEqual(day(3));
  expect(coveredUntil([span(5, 1, 10), span(6, 10, 14)], 5, day(3))).toEqual(day(14));
  expect(coveredUntil([span(6, 10, 14), span(5, 1, 9)], 5, day(3))).toEqual(day(9));
});
