import { DAY_HOURS } from '@vitrina/contract/durations.ts';
import { momentOfForecast, POSITION_FORECAST } from '@vitrina/contract/positions/forecast.ts';
import { placeRank } from '@vitrina/contract/positions/places.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forecastPlace } from './forecast-place.ts';
import { DEEP, type HourlyPlaces, NOT_FOUND } from './hourly-places.ts';
import { type Drifts, learnDrifts } from './learn-drifts.ts';

const HOURS = POSITION_FORECAST.historyDays * DAY_HOURS;

/** Whole days by the hour. */
const series = (placeAt: (hour: number) => number, hours = HOURS): HourlyPlaces =>
  Int16Array.from({ length: hours }, (_, hour) => placeAt(hour));

/** Steps to and fro by the hash of an hour, so that every series has ways of its own. */
const tremble = (hour: number, seed: number) => ((hour * 2_654_435_761 + seed * 40_503) >>> 16) % 5;

function learn(all: Iterable<HourlyPlaces>): Drifts {
  const learning = learnDrifts(all);
  for (;;) {
    const step = learning.next();
    if (step.done) return step.value;
  }
}

const restless = (seed: number) => series((hour) => 20 + 3 * (seed % 7) + tremble(hour, seed));
/** Gone for two days of nine: what stands elsewhere is seen coming back. */
const leaving = (seed: number) =>
  series((hour) => {
    const isAway = (Math.floor(hour / DAY_HOURS) + seed) % 9 < 2;
    return (isAway ? 60 : 20) + tremble(hour, seed);
  });
const DRIFTS = learn(Array.from({ length: 60 }, (_, seed) => (seed % 2 ? restless(seed) : leaving(seed))));

function said(places: HourlyPlaces) {
  const forecast = forecastPlace(places, DRIFTS);
  if (forecast.reason !== null) throw new Error(`Not said: ${forecast.reason}`);
  return forecast;
}
const reasonOf = (places: HourlyPlaces, drifts = DRIFTS) => forecastPlace(places, drifts).reason;

describe('what is said', () => {
  test('a place that keeps to itself stays near it, and its top is likely', () => {
    const { bands, chances } = said(restless(3));
    const friday = momentOfForecast(4, POSITION_FORECAST.eveningHour);
    expect(bands.best80[friday]).toBeGreaterThanOrEqual(20);
    expect(bands.worst50[friday]).toBeLessThan(45);
    expect(chances[0]?.[friday]).toBeLessThan(10);
    expect(chances[1]?.[friday]).toBeGreaterThan(70);
  });

  test('an hour that is worse day after day is worse in the days to come, too', () => {
    const nights = series((hour) => (hour % DAY_HOURS < 4 ? 34 : 20) + tremble(hour, 1));
    const { middle } = said(nights).bands;
    const [night, evening] = [middle[momentOfForecast(2, 2)], middle[momentOfForecast(2, 20)]];
    expect((night ?? 0) - (evening ?? 0)).toBeGreaterThan(8);
  });

  test('what has left its place comes back as the others did', () => {
    const away = series((hour) => (hour >= HOURS - DAY_HOURS ? 60 : 20) + tremble(hour, 1));
    const { middle } = said(away).bands;
    const evenings = [0, 4].map((day) => middle[momentOfForecast(day, POSITION_FORECAST.eveningHour)]);
    expect(evenings[0]).toBeGreaterThan(50);
    expect(evenings[1]).toBeLessThan(35);
  });

  test('property: bands are nested, and a larger top is never less likely', () => {
    const anyPlaces = fc
      .record({
        usual: fc.integer({ min: 1, max: 900 }),
        width: fc.integer({ min: 1, max: 100 }),
        seed: fc.nat({ max: 999 }),
        absent: fc.integer({ min: 4, max: 50 }),
      })
      .map(({ usual, width, seed, absent }) =>
        series((hour) =>
          tremble(hour, seed * 7) === 0 && hour % absent === 0
            ? NOT_FOUND
            : Math.min(1000, usual + ((tremble(hour, seed) * width) >> 2)),
        ),
      );
    let count = 0;
    fc.assert(
      fc.property(anyPlaces, (places) => {
        const forecast = forecastPlace(places, DRIFTS);
        if (forecast.reason !== null) return;
        count += 1;
        const { best80, best50, middle, worst50, worst80 } = forecast.bands;
        for (const moment of best80.keys()) {
          const bounds = [best80, best50, middle, worst50, worst80].map((bound) =>
            placeRank(bound[moment] ?? 'deep'),
          );
          expect(bounds).toEqual(bounds.toSorted((one, other) => one - other));
          const chances = forecast.chances.map((ofTop) => ofTop[moment] ?? 0);
          expect(chances).toEqual(chances.toSorted((one, other) => one - other));
          expect(Math.min(...chances)).toBeGreaterThanOrEqual(1);
          expect(Math.max(...chances)).toBeLessThanOrEqual(99);
        }
      }),
      { numRuns: 60 },
    );
    expect(count).toBeGreaterThan(10);
  });
});

describe('what cannot be said', () => {
  const usual = restless(1);
  const changed = (change: (cell: number, hour: number) => number) =>
    series((hour) => change(usual[hour] ?? 0, hour));

  test.each([
    ['nothing was ever checked', new Int16Array(0), 'tooShort'],
    ['twelve days', changed((cell, hour) => (hour < HOURS - 12 * DAY_HOURS ? 0 : cell)), 'tooShort'],
    ['no answer in the last hours', changed((cell, hour) => (hour >= HOURS - 6 ? 0 : cell)), 'stale'],
    [
      'every second hour is missing',
      changed((cell, hour) => (hour % 2 && hour < HOURS - 6 ? 0 : cell)),
      'gaps',
    ],
    ['not found now', changed((cell, hour) => (hour >= HOURS - 5 ? NOT_FOUND : cell)), 'notFound'],
    ['beyond the last place now', changed((cell, hour) => (hour >= HOURS - 5 ? DEEP : cell)), 'deep'],
    [
      'not found half of the time',
      changed((cell, hour) => (hour < HOURS / 2 ? NOT_FOUND : cell)),
      'oftenAbsent',
    ],
    [
      'elsewhere since the evening',
      changed((cell, hour) => (hour >= HOURS - 6 ? cell + 60 : cell)),
      'justMoved',
    ],
  ])('%s', (_, places, reason) => {
    expect(reasonOf(places)).toBe(reason);
  });

  test('what no other series has been seen doing', () => {
    expect(reasonOf(usual, learn([usual]))).toBe('fewAlike');
    expect(reasonOf(usual, new Map())).toBe('fewAlike');
  });
});

test('a fortnight is enough', () => {
  expect(reasonOf(series((hour) => 20 + tremble(hour, 3), 14 * DAY_HOURS))).toBeNull();
});
