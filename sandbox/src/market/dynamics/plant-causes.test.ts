import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEMO_SELLER_ID } from '../demo-seller.ts';
import { plantCauses } from './plant-causes.ts';

const COUNT = 2000;
const OWN = 1000;
// The first thousand products belong to the demo seller.
const sellers = Uint16Array.from({ length: COUNT }, (_, index) => (index < OWN ? DEMO_SELLER_ID : 1));
const times = {
  isQuiet: (_: number, hour: number) => hour % 3 === 0,
  isAdvertised: (index: number) => index % 2 === 0,
};
const planted = plantCauses({ count: COUNT, sellers }, times, 11);
const NOW = 498_000;
const YEAR_HOURS = 365 * 24;

describe('planted causes', () => {
  test('what the list names is what is at work, hour by hour', () => {
    fc.assert(
      fc.property(fc.nat({ max: COUNT - 1 }), fc.integer({ min: -5000, max: 5000 }), (index, shift) => {
        const hour = NOW + shift;
        const shown = planted.list(index, hour, hour + 1);
        expect(shown.length).toBeLessThanOrEqual(1);
        expect(planted.at(index, hour)).toBe(shown[0]?.cause);
      }),
      { numRuns: 2000 },
    );
  });

  test('come every two to six weeks to most products, more often to the demo seller', () => {
    const perYear = (index: number) => planted.list(index, NOW, NOW + YEAR_HOURS).length;
    const counts = Array.from({ length: COUNT - OWN }, (_, place) => perYear(OWN + place));
    const eventful = counts.filter((count) => count > 0);
    expect(eventful.length / counts.length).toBeGreaterThan(0.85);
    expect(eventful.length / counts.length).toBeLessThan(0.95);
    expect(Math.min(...eventful)).toBeGreaterThanOrEqual(8);
    expect(Math.max(...eventful)).toBeLessThanOrEqual(27);
    const own = Array.from({ length: OWN }, (_, index) => perYear(index));
    const mean = (list: readonly number[]) => list.reduce((sum, count) => sum + count, 0) / list.length;
    expect(mean(own)).toBeGreaterThan(1.5 * mean(eventful));
  });

  test('never overlap and last from most of a day to some days', () => {
    for (let index = 0; index < COUNT; index += 40) {
      const list = planted.list(index, NOW, NOW + YEAR_HOURS);
      list.forEach(({ fromHour, untilHour }, place) => {
        expect(untilHour - fromHour).toBeGreaterThanOrEqual(18);
        expect(untilHour - fromHour).toBeLessThan(120);
        const next = list[place + 1];
        if (next !== undefined) expect(next.fromHour).toBeGreaterThanOrEqual(untilHour);
      });
    }
  });

  test('advertising stops only where there is some', () => {
    const kinds = (parity: number) =>
      new Set(
        Array.from({ length: 100 }, (_, place) => planted.list(2 * place + parity, NOW, NOW + YEAR_HOURS))
          .flat()
          .map(({ cause }) => cause),
      );
    expect(kinds(0)).toContain('advertisingStopped');
    expect(kinds(1)).not.toContain('advertisingStopped');
    expect(kinds(0).size).toBe(7);
  });
});
