import { dayOf, yearOf } from '../calendar.ts';
import type { DayNumber } from '../market.ts';
import { SEASON_NAMES, SEASON_PROFILES } from '../vocabulary/season-profiles.ts';
import { countShoppingMood } from './shopping-mood.ts';

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
