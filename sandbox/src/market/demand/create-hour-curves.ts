import { type CurveName, WEEK_CURVES } from '../vocabulary/week-curves.ts';
import { CITIES } from './cities.ts';

/** 24 parts of a day by the Moscow clock, adding up to 1. */
export type HourCurves = (curve: CurveName, isDayOff: boolean, cityIndex: number) => Float64Array;

const MOSCOW_UTC_HOURS = 3;

function shift(hours: readonly number[], utcHours: number): number[] {
  const ahead = utcHours - MOSCOW_UTC_HOURS;
  return hours.map((_, hour) => hours[(hour + ahead) % 24] ?? 0);
}

function countCurve(hours: readonly number[], cityIndex: number): Float64Array {
  const places = CITIES.filter((_, index) => cityIndex === -1 || index === cityIndex);
  const curve = new Float64Array(24);
  for (const { utcHours, share } of places) {
    shift(hours, utcHours).forEach((weight, hour) => {
      curve[hour] = (curve[hour] ?? 0) + weight * share;
    });
  }
  const total = curve.reduce((sum, weight) => sum + weight, 0);
  return curve.map((weight) => weight / total);
}

/** People live by their own clock; the country's curve is that of all its cities together. */
export function createHourCurves(): HourCurves {
  const known = new Map<string, Float64Array>();
  return (name, isDayOff, cityIndex) => {
    const key = `${name} ${isDayOff} ${cityIndex}`;
    const { weekendHours, workdayHours } = WEEK_CURVES[name];
    const curve = known.get(key) ?? countCurve(isDayOff ? weekendHours : workdayHours, cityIndex);
    known.set(key, curve);
    return curve;
  };
}
