import type { AlertChange } from '@vitrina/contract/positions/alerts.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createValueTest, DEEP_VALUE, NOT_FOUND_VALUE } from './alert-values.ts';

/** In the words of the rule; н/н and back is any number of places. */
function isSaid(change: AlertChange, value: number, against: number): boolean {
  const isGone = value === NOT_FOUND_VALUE && against !== NOT_FOUND_VALUE;
  const isBack = value !== NOT_FOUND_VALUE && against === NOT_FOUND_VALUE;
  switch (change.kind) {
    case 'falls':
      return isGone || (!isBack && value - against >= change.by);
    case 'rises':
      return isBack || (!isGone && against - value >= change.by);
    case 'leaves':
      return against <= change.top && value > change.top;
    case 'lost':
      return isGone && against < DEEP_VALUE;
    case 'below':
      return against <= change.place && value > change.place;
  }
}

const places = fc.integer({ min: 1, max: 1000 });
const change = fc.oneof(
  fc.record({ kind: fc.constantFrom('falls' as const, 'rises' as const), by: places }),
  fc.record({
    kind: fc.constant('leaves' as const),
    top: fc.constantFrom(10 as const, 50 as const, 100 as const),
  }),
  fc.record({ kind: fc.constant('lost' as const) }),
  fc.record({ kind: fc.constant('below' as const), place: places }),
);
const value = fc.oneof(places, fc.constantFrom(DEEP_VALUE, NOT_FOUND_VALUE));
/** Half of them near each other, where the limits are. */
const pair = fc.oneof(
  fc.tuple(value, value),
  fc.tuple(places, fc.integer({ min: -60, max: 60 })).map(([one, by]): [number, number] => {
    return [one, Math.min(Math.max(1, one + by), NOT_FOUND_VALUE)];
  }),
);

test('the limits of a change say what its words say', () => {
  fc.assert(
    fc.property(change, fc.array(pair, { minLength: 50, maxLength: 50 }), (one, pairs) => {
      const matches = createValueTest(one);
      for (const [now, against] of pairs) {
        expect(matches(now, against), `${now} against ${against}`).toBe(isSaid(one, now, against));
      }
    }),
    { numRuns: 300 },
  );
});
