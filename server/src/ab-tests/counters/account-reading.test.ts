import type { AbCounters } from '@vitrina/contract/ab-tests/results.ts';
import { moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  accountReading,
  type CountersReading,
  type Increment,
  type KnownCounters,
} from './account-reading.ts';
import type { Showings } from './attribute.ts';
import { addCounters, NO_COUNTERS } from './counters.ts';

const BEGIN = startOfMoscowDay('2026-03-02').getTime();
const DAYS = ['2026-03-02', '2026-03-03'] as const;
const DELAY = { leastMs: 60 * MINUTE_MS, mostMs: 65 * MINUTE_MS };
const at = (minute: number) => new Date(BEGIN + minute * MINUTE_MS);

/** Windows of three hours from the sixth hour on, with two minutes between them. */
const SHOWINGS: Showings = {
  windows: Array.from({ length: 14 }, (_, number) => ({
    number,
    from: at(360 + number * 180 + 2),
    to: at(360 + number * 180 + 180),
    isWarmUp: false,
  })),
  burnInMs: 10 * MINUTE_MS,
  usualSpanMs: 90 * MINUTE_MS,
};

const viewsOnly = (views: number): AbCounters => ({ ...NO_COUNTERS, views });

function reading(minute: number, rows: CountersReading['rows'], seconds = 0): CountersReading {
  const [sentAt, answeredAt] = [at(minute), new Date(at(minute).getTime() + seconds * 1000)];
  return { sentAt, answeredAt, campaignIds: ['1'], days: [...DAYS], rows };
}

/** Reading after reading, as the database keeps what they leave. */
function accountAll(readings: readonly CountersReading[]) {
  let known: KnownCounters[] = [];
  const increments: Increment[] = [];
  const measured = new Set<number>();
  for (const one of readings) {
    const accounted = accountReading(one, { known, delay: DELAY, showings: SHOWINGS });
    increments.push(...accounted.increments);
    for (const window of accounted.measured) measured.add(window);
    const isNew = ({ day, campaignId }: KnownCounters) =>
      accounted.counters.some((other) => other.day === day && other.campaignId === campaignId);
    known = [...known.filter((former) => !isNew(former)), ...accounted.counters];
  }
  return { known, increments, measured };
}

const sumOf = (increments: readonly Increment[]) =>
  increments.reduce((sum, { counters }) => addCounters(sum, counters), NO_COUNTERS);

describe('one reading after another', () => {
  const today = (views: number) => [{ campaignId: '1', day: DAYS[0], counters: viewsOnly(views) }];
  const covering = (window: number) => [360 + window * 180 + 12 + 65, 360 + window * 180 + 180 + 60];

  test('the two that cover a window give it what happened between its burn-in and its end', () => {
    const [begin = 0, end = 0] = covering(0);
    const { increments, measured } = accountAll([
      reading(begin, today(500)),
      reading(end - 60, today(540)),
      reading(end, today(600)),
    ]);
    expect(increments.map(({ window, gap, counters }) => [window, gap, counters.views])).toEqual([
      [null, 'missedReading', 500],
      [null, 'missedReading', 40],
      [0, null, 60],
    ]);
    expect([...measured]).toEqual([0]);
  });

  test('a window in which nothing was shown is known to have brought nothing', () => {
    const [begin = 0, end = 0] = covering(0);
    const { increments, measured } = accountAll([
      reading(begin, today(0)),
      reading(begin + 60, today(0)),
      reading(end, today(0)),
    ]);
    expect(increments).toEqual([]);
    expect([...measured]).toEqual([0]);
  });

  test('a day without a row has no views; one that had does not lose them', () => {
    const { known, increments } = accountAll([
      reading(500, []),
      reading(550, []),
      reading(560, today(7)),
      reading(620, []),
    ]);
    expect(increments).toMatchObject([{ formerReadAt: at(550), readAt: at(560) }]);
    expect(known.find(({ day }) => day === DAYS[0])).toMatchObject({
      counters: { views: 7 },
      readAt: at(560),
    });
  });

  test('an answer under way for long covers what it may have seen', () => {
    const [increment] = accountAll([reading(500, today(5), 90)]).increments;
    expect(increment?.to).toEqual(new Date(at(500).getTime() + 90_000 - DELAY.leastMs));
  });

  test('what is taken back is a gap below zero, and what came meanwhile keeps its window', () => {
    const [begin = 0] = covering(0);
    const row = (views: number, orders: number) => [
      { campaignId: '1', day: DAYS[0], counters: { ...NO_COUNTERS, views, orders } },
    ];
    const { increments } = accountAll([reading(begin, row(100, 3)), reading(begin + 60, row(130, 2))]);
    expect(
      increments.slice(1).map(({ window, gap, counters }) => [window, gap, counters.views, counters.orders]),
    ).toEqual([
      [0, null, 30, 0],
      [null, 'corrected', 0, -1],
    ]);
  });

  test('what appears of yesterday after all of it has come is a correction', () => {
    const yesterday = (views: number) => [{ campaignId: '1', day: DAYS[0], counters: viewsOnly(views) }];
    const { increments } = accountAll([
      reading(1440 + 66, yesterday(100)),
      reading(1440 + 126, yesterday(109)),
    ]);
    expect(increments.at(-1)).toMatchObject({ window: null, gap: 'corrected', counters: { views: 9 } });
  });

  test('carts that are not told stay unknown', () => {
    const counters = { ...NO_COUNTERS, views: 9, carts: null, modelOrders: null };
    const { increments } = accountAll([reading(500, [{ campaignId: '1', day: DAYS[0], counters }])]);
    expect(increments[0]?.counters).toEqual(counters);
  });
});

type Shown = { minute: number; delay: number };

const END = 2 * 1440 + 120;
const events = fc.array(
  fc.record({ minute: fc.integer({ min: 0, max: 2879 }), delay: fc.integer({ min: 60, max: 64 }) }),
  { maxLength: 300 },
);
const corrections = fc.array(
  fc.record({
    minute: fc.integer({ min: 0, max: END }),
    day: fc.constantFrom(...DAYS),
    views: fc.integer({ min: -5, max: 5 }),
  }),
  { maxLength: 5 },
);
const minutes = fc.uniqueArray(fc.integer({ min: 0, max: END }), { minLength: 1, maxLength: 80 });

const isOfDay = (day: string) => (event: { minute: number }) => moscowDay(at(event.minute)) === day;

function makeReading(
  minute: number,
  shown: readonly Shown[],
  corrected: readonly { minute: number; day: string; views: number }[],
) {
  const visible = shown.filter((event) => event.minute + event.delay <= minute);
  const extra = corrected.filter((one) => one.minute <= minute);
  return reading(
    minute,
    DAYS.map((day) => {
      const changes = extra.filter((one) => one.day === day).reduce((sum, { views }) => sum + views, 0);
      return {
        campaignId: '1',
        day,
        counters: viewsOnly(Math.max(0, visible.filter(isOfDay(day)).length + changes)),
      };
    }),
  );
}

describe('whatever is read, corrected, doubled, late or lost', () => {
  test('windows and gaps together are what the marketplace says', () => {
    fc.assert(
      fc.property(
        events,
        corrections,
        fc.array(fc.integer({ min: 0, max: END }), { minLength: 1, maxLength: 60 }),
        (shown, corrected, moments) => {
          // In no order, some of them twice: answers that come late or again.
          const readings = moments.map((minute) => makeReading(minute, shown, corrected));
          const { known, increments } = accountAll(readings);
          for (const day of DAYS) {
            const said = known.find((one) => one.day === day);
            expect(sumOf(increments.filter((one) => one.day === day))).toEqual(said?.counters ?? NO_COUNTERS);
          }
          const newest = readings.find(
            ({ sentAt }) => sentAt.getTime() === Math.max(...readings.map((one) => one.sentAt.getTime())),
          );
          for (const row of newest?.rows ?? [])
            expect(known.find((one) => one.day === row.day)?.counters).toEqual(row.counters);
        },
      ),
    );
  });

  test('a window never gets what another one had, nor its own burn-in', () => {
    fc.assert(
      fc.property(events, minutes, (shown, moments) => {
        const readings = moments
          .toSorted((one, other) => one - other)
          .map((minute) => makeReading(minute, shown, []));
        const { increments, measured } = accountAll(readings);
        for (const { number, from, to } of SHOWINGS.windows) {
          const begin = from.getTime() + SHOWINGS.burnInMs;
          const within = shown.filter(
            ({ minute }) => at(minute).getTime() >= begin && at(minute) < (to ?? at(END)),
          );
          const attributed = sumOf(increments.filter(({ window }) => window === number)).views;
          expect(attributed).toBeLessThanOrEqual(within.length);
          if (attributed > 0) expect(measured.has(number)).toBe(true);
        }
      }),
    );
  });
});
