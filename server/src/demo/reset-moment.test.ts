import { HOUR_MS } from '@vitrina/contract/durations.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { resetMoment } from './reset-moment.ts';

test.each([
  // Four in the morning in Moscow is one o'clock of UTC.
  ['2026-03-02T00:59:59.999Z', '2026-03-01T01:00:00.000Z'],
  ['2026-03-02T01:00:00.000Z', '2026-03-02T01:00:00.000Z'],
  ['2026-03-02T20:59:00.000Z', '2026-03-02T01:00:00.000Z'],
  ['2026-03-02T22:00:00.000Z', '2026-03-02T01:00:00.000Z'],
])('at %s the last reset was at %s', (now, reset) => {
  expect(resetMoment(new Date(now)).toISOString()).toBe(reset);
});

test('it is never ahead and never more than a day ago', () => {
  const years = fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(years, (now) => {
      const ago = now.getTime() - resetMoment(now).getTime();
      return ago >= 0 && ago < 24 * HOUR_MS;
    }),
  );
});
