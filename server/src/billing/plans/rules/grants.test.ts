import { DAY_MS } from '@vitrina/contract/durations.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { beginGrant, moveGrants } from './grants.ts';

const day = (number: number) => new Date(Date.UTC(2026, 2, number));
const span = (planType: number, from: number, to: number) => ({ planType, from: day(from), to: day(to) });
const wish = (planType: number, days: number) => ({ planType, lengthMs: days * DAY_MS });

it('given days begin where all of them are of use', () => {
  expect(beginGrant([], wish(5, 7), day(3))).toEqual(day(3));
  expect(beginGrant([span(4, 1, 10)], wish(5, 7), day(3))).toEqual(day(3));
  expect(beginGrant([span(5, 1, 10), span(6, 10, 14)], wish(5, 7), day(3))).toEqual(day(14));
  // A better plan that is paid from the 10th on would cover most of them.
  expect(beginGrant([span(4, 1, 10), span(6, 10, 40)], wish(5, 30), day(3))).toEqual(day(40));
  expect(beginGrant([span(4, 1, 10), span(6, 10, 40)], wish(5, 7), day(3))).toEqual(day(3));
});

it('days that wait move behind what was bought in their place', () => {
  const [given, other] = [span(5, 10, 40), span(5, 40, 47)];
  expect(moveGrants([span(5, 1, 41)], [given, other], day(9))).toEqual([span(5, 41, 71), span(5, 71, 78)]);
  expect(moveGrants([span(5, 1, 10)], [given, other], day(9))).toEqual([]);
  expect(moveGrants([span(4, 1, 41)], [given], day(9))).toEqual([]);
});

it('days that have begun run, and better days do not wait for smaller ones', () => {
  expect(moveGrants([span(6, 1, 41)], [span(5, 1, 20)], day(9))).toEqual([]);
  expect(moveGrants([span(6, 1, 40)], [span(5, 10, 20), span(6, 20, 50)], day(9))).toEqual([
    span(6, 40, 70),
    span(5, 70, 80),
  ]);
});

const spans = fc.array(
  fc.record({
    planType: fc.integer({ min: 4, max: 6 }),
    from: fc.integer({ min: -30, max: 90 }),
    days: fc.integer({ min: 1, max: 60 }),
  }),
  { maxLength: 5 },
);

it('given days that have not begun are never covered by days that are bought, and none are lost', () => {
  const now = day(1);
  const toSpans = (made: readonly { planType: number; from: number; days: number }[]) =>
    made.map(({ planType, from, days }, id) => ({ id, ...span(planType, from, from + days) }));
  fc.assert(
    fc.property(spans, spans, (boughtSpans, given) => {
      const [slots, grants] = [toSpans(boughtSpans), toSpans(given)];
      const moved = new Map(moveGrants(slots, grants, now).map((grant) => [grant.id, grant]));
      const after = grants.map((grant) => moved.get(grant.id) ?? grant);
      for (const [index, { from, to, planType, id }] of after.entries()) {
        const before = grants[index];
        expect(to.getTime() - from.getTime()).toBe(
          (before?.to.getTime() ?? 0) - (before?.from.getTime() ?? 0),
        );
        expect(from >= (before?.from ?? now)).toBe(true);
        if (from <= now) continue;
        const others = [...slots, ...after.filter((other) => other.id !== id && other.planType > planType)];
        const covering = others.filter((one) => one.planType >= planType && one.from < to && one.to > from);
        expect(covering).toEqual([]);
      }
    }),
  );
});
