import { HOUR_SECONDS } from '@vitrina/contract/durations.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PlaceSeries, packCheck } from './place-series.ts';
import { createUsualPlaces, NOTHING_USUAL } from './usual-places.ts';

const START = 1_780_000_000;

test('usual is the lower median of the 24 hours before a check, and nothing until three are known', () => {
  const hour = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 1002 }));
  fc.assert(
    fc.property(fc.array(hour, { maxLength: 80 }), fc.integer({ min: 0, max: 60 }), (hours, from) => {
      let passed = 0;
      const known = hours.map(([gap, value]) => {
        passed += gap * HOUR_SECONDS;
        return { at: passed, value };
      });
      const checks = Uint32Array.from(known.map(({ at, value }) => packCheck(at, value)));
      const series: PlaceSeries = { start: START, checks };
      const usual = createUsualPlaces(START + from * HOUR_SECONDS)(series);
      known.forEach(({ at }, index) => {
        if (at < from * HOUR_SECONDS) return;
        const before = known.slice(0, index).filter((one) => one.at >= at - 24 * HOUR_SECONDS);
        const values = before.map(({ value }) => value).toSorted((a, b) => a - b);
        const median = values[(values.length - 1) >> 1] ?? NOTHING_USUAL;
        expect(usual[index]).toBe(values.length < 3 ? NOTHING_USUAL : median);
      });
    }),
    { numRuns: 300 },
  );
});
