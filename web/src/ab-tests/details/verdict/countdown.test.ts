import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countdownTo } from './countdown.ts';

const AT = new Date('2026-11-20T12:00:00Z');
const after = (ms: number) => new Date(AT.getTime() + ms).toISOString();

test.each([
  [0, { isDue: true, days: 0, clock: '0:00:00' }],
  [-5000, { isDue: true, days: 0, clock: '0:00:00' }],
  [1, { isDue: false, days: 0, clock: '0:00:01' }],
  [1000, { isDue: false, days: 0, clock: '0:00:01' }],
  [61_000, { isDue: false, days: 0, clock: '0:01:01' }],
  [3 * 3_600_000 + 5000, { isDue: false, days: 0, clock: '3:00:05' }],
  [86_400_000, { isDue: false, days: 1, clock: '0:00:00' }],
  [2 * 86_400_000 + 3_599_000, { isDue: false, days: 2, clock: '0:59:59' }],
])('%d ms before the moment', (ms, expected) => {
  expect(countdownTo(after(ms), AT)).toEqual(expected);
});

test('whatever the clock jumps to, it counts the time that is left', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90 * 86_400 }), (seconds) => {
      const { days, clock } = countdownTo(after(seconds * 1000), AT);
      const [hours = 0, minutes = 0, rest = 0] = clock.split(':').map(Number);
      return days * 86_400 + hours * 3600 + minutes * 60 + rest === seconds;
    }),
  );
});
