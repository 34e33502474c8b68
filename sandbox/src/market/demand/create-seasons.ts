import { dayOf, yearOf } from '../calendar.ts';
import type { DayNumber } from '../market.ts';
import { SEASON_NAMES, SEASON_PROFILES } from '../vocabulary/season-profiles.ts';

type MoodPeriod = { month: number; from: number; to: number; factor: number };

// Sales and holidays move the demand for everything.
const MOOD_PERIODS: readonly MoodPeriod[] = [
  { month: 1, from: 1, to: 1, factor: 0.5 },
  { month: 1, from: 2, to: 6, factor: 0.82 },
  { month: 2, from: 10, to: 13, factor: 1.08 },
  { month: 3, from: 1, to: 6, factor: 1.1 },
  { month: 3, from: 8, to: 8, factor: 0.82 },
  { month: 5, from: 1, to: 3, factor: 0.86 },
  { month: 5, from: 9, to: 11, factor: 0.88 },
  { month: 8, from: 22, to: 31, factor: 1.08 },
  { month: 11, from: 10, to: 12, factor: 1.38 },
  { month: 11, from: 25, to: 30, factor: 1.28 },
  { month: 12, from: 5, to: 24, factor: 1.16 },
  { month: 12, from: 31, to: 31, factor: 0.55 },
];

/** 1 on an ordinary day. */
function countShoppingMood(day: DayNumber): number {
  const year = yearOf(day);
  const period = MOOD_PERIODS.find(
    ({ month, from, to }) => day >= dayOf(year, month, from) && day <= dayOf(year, month, to),
  );
  return period?.factor ?? 1;
}

/** What the calendar does to demand on a day, by the place of a season in SEASON_NAMES. */
export type Seasons = (day: DayNumber) => Float64Array;

const DAYS_IN_YEAR = 365.2425;

/** Between the middles of the profile's parts the change is even, and the year closes on itself. */
function readProfile(values: readonly number[], partOfYear: number): number {
  const at = partOfYear * values.length - 0.5 + values.length;
  const before = Math.floor(at);
  const one = values[before % values.length] ?? 1;
  const next = values[(before + 1) % values.length] ?? 1;
  return one + (next - one) * (at - before);
}

const MEANS = SEASON_NAMES.map((name) => {
  const values = SEASON_PROFILES[name];
  return values.reduce<number>((sum, value) => sum + value, 0) / values.length;
});

function countDay(day: DayNumber): Float64Array {
  const partOfYear = (day - dayOf(yearOf(day), 1, 1)) / DAYS_IN_YEAR;
  const mood = countShoppingMood(day);
  return Float64Array.from(
    SEASON_NAMES,
    (name, place) => (mood * readProfile(SEASON_PROFILES[name], partOfYear)) / (MEANS[place] ?? 1),
  );
}

export function createSeasons(): Seasons {
  const days = new Map<DayNumber, Float64Array>();
  return (day) => {
    const known = days.get(day);
    if (known !== undefined) return known;
    const counted = countDay(day);
    days.set(day, counted);
    return counted;
  };
}
