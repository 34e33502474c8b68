import { addDays, type Day, daysBetween, moscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import {
  hoursToMoment,
  MOMENTS_OF_FORECAST_DAY,
  momentOfForecast,
  POSITION_FORECAST,
} from '@vitrina/contract/positions/forecast.ts';

/** Tomorrow: today is mostly known. */
const FIRST_DAY = 1;

export const FORECAST_HOURS = Array.from({ length: MOMENTS_OF_FORECAST_DAY }, (_, moment) =>
  hoursToMoment(moment),
);

/** Soon after midnight forecasts are still those of the night before: days and hours are counted from the night they have. */
export function followNight(
  made: string | undefined,
  night: string,
  setNight: (night: string) => void,
): void {
  if (made !== undefined && made !== night) setNight(made);
}

/** The days that a night reaches, its own first. */
export function daysFrom(night: string): Day[] {
  const first = moscowDay(new Date(night));
  return Array.from({ length: POSITION_FORECAST.days }, (_, day) => addDays(first, day));
}

/** What the address says; another day or hour than there are is the first choice. */
export function chooseMoment(
  night: string,
  { by, hour }: { by: string; hour: number },
): { day: Day; hour: number; moment: number } {
  const days = daysFrom(night);
  const day = days.find((one) => one === by) ?? days[FIRST_DAY] ?? by;
  const known = FORECAST_HOURS.find((one) => one === hour) ?? POSITION_FORECAST.eveningHour;
  return { day, hour: known, moment: momentOfForecast(daysBetween(days[0] ?? day, day), known) };
}

export function instantOf(night: string, moment: number): string {
  return new Date(Date.parse(night) + hoursToMoment(moment) * HOUR_MS).toISOString();
}
