import { DAY_MS, HOUR_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseEverySeconds, nextLookAt, rateBusyness, retryLookAt, searchAgainAt } from './schedule.ts';

const AT = new Date('2026-03-02T09:00:00Z');
const after = (ms: number) => new Date(AT.getTime() + ms);
const minutesTo = (later: Date) => (later.getTime() - AT.getTime()) / MINUTE_MS;
const storefront = (cardId: number, everySeconds = 6 * 3600) => ({ cardId, everySeconds, cabinetId: null });

const LOOKED = {
  seller: { source: 'seller', isOwn: true },
  own: { source: 'storefront', isOwn: true },
  storefront: { source: 'storefront', isOwn: false },
} as const;

function busynessAfter(days: number, changesADay: number): number {
  let busyness = 0;
  const sinceMs = DAY_MS / changesADay;
  for (let look = 0; look < days * changesADay; look += 1)
    busyness = rateBusyness(busyness, { sinceMs, isChanged: true });
  return busyness;
}

describe('how busy a card is', () => {
  it('is the number of its changes a day', () => {
    for (const changes of [0.5, 2, 10]) expect(busynessAfter(60, changes)).toBeCloseTo(changes, 0);
  });

  it('fades, in however many looks', () => {
    const once = rateBusyness(5, { sinceMs: 3 * DAY_MS, isChanged: false });
    let often = 5;
    for (let hour = 0; hour < 72; hour += 1)
      often = rateBusyness(often, { sinceMs: HOUR_MS, isChanged: false });
    expect(often).toBeCloseTo(once, 6);
  });
});

describe('the interval', () => {
  it.each([
    ['own', 0, 180],
    ['own', 2, 90],
    ['own', 9, 60],
    ['storefront', 0, 360],
    ['storefront', 0.4, 360],
    ['storefront', 1, 180],
    ['storefront', 3, 60],
    ['storefront', 100, 60],
    ['seller', 0, 60],
    ['seller', 4, 30],
    ['seller', 6, 30],
  ] as const)('%s, %d changes a day: %d minutes', (source, busyness, minutes) => {
    expect(chooseEverySeconds(LOOKED[source], busyness)).toBe(minutes * 60);
  });

  it('is never longer for a busier card', () => {
    const rate = fc.double({ min: 0, max: 50, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(LOOKED)), rate, rate, (source, one, other) => {
        const [quiet, busy] = [Math.min(one, other), Math.max(one, other)];
        expect(chooseEverySeconds(source, busy)).toBeLessThanOrEqual(chooseEverySeconds(source, quiet));
      }),
    );
  });
});

describe('the next look', () => {
  it('of an own card is at most its interval away, and with those of its cabinet', () => {
    const cards = fc.record({
      cabinetId: fc.integer({ min: 1, max: 1e6 }),
      ms: fc.integer({ min: 0, max: DAY_MS }),
    });
    fc.assert(
      fc.property(cards, ({ cabinetId, ms }) => {
        const at = after(ms);
        const next = (cardId: number, everySeconds: number) =>
          nextLookAt({ cardId, everySeconds, cabinetId }, at).getTime();
        expect(next(1, 3600)).toBe(next(2, 3600));
        expect(next(1, 3600) - at.getTime()).toBeGreaterThan(0);
        expect(next(1, 3600) - at.getTime()).toBeLessThanOrEqual(HOUR_MS);
        // Every second half-hour tick is an hourly one.
        const half = next(1, 1800);
        const second = nextLookAt({ cardId: 1, everySeconds: 1800, cabinetId }, new Date(half)).getTime();
        expect([half, second]).toContain(next(1, 3600));
      }),
    );
  });

  it('of 100,000 cards that were looked at at once is spread over a fifth of the interval', () => {
    const perMinute = new Map<number, number>();
    for (let cardId = 1; cardId <= 100_000; cardId += 1) {
      const minute = Math.floor(minutesTo(nextLookAt(storefront(cardId), AT)));
      perMinute.set(minute, (perMinute.get(minute) ?? 0) + 1);
    }
    const minutes = [...perMinute.keys()].toSorted((one, other) => one - other);
    expect(minutes[0]).toBe(324);
    expect(minutes.at(-1)).toBe(395);
    expect(Math.max(...perMinute.values())).toBeLessThan(2 * (100_000 / 72));
  });

  it('of 200 cabinets is spread over the half hour', () => {
    const ticks = Array.from({ length: 200 }, (_, index) =>
      Math.floor(minutesTo(nextLookAt({ cardId: 1, everySeconds: 1800, cabinetId: index + 1 }, AT))),
    );
    for (let minute = 0; minute < 30; minute += 1)
      expect(ticks.filter((tick) => tick === minute).length).toBeLessThanOrEqual(10);
  });
});

describe('after a look without an answer', () => {
  it('waits five minutes, then as long again as it has lasted, up to the interval', () => {
    const waits = [0, 5, 10, 40, 200, 5000].map((minutes) =>
      minutesTo(retryLookAt(storefront(7), after(-minutes * MINUTE_MS), AT)),
    );
    const expected = [5, 5, 10, 40, 200, 360];
    for (const [index, minutes] of expected.entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(minutes);
      expect(waits[index]).toBeLessThanOrEqual(minutes * 1.1);
    }
  });

  it('an absent card is looked for once a day', () => {
    expect(minutesTo(searchAgainAt(storefront(7), AT))).toBeGreaterThanOrEqual(1440);
  });
});
