import { DAY_HOURS } from '@vitrina/contract/durations.ts';
import { type ForecastReason, POSITION_FORECAST } from '@vitrina/contract/positions/forecast.ts';
import { NOTHING_KNOWN } from '@vitrina/contract/positions/matrix-cells.ts';
import { NOW_HOURS } from './describe-history.ts';
import { DEEP, type HourlyPlaces, NOT_FOUND } from './hourly-places.ts';

const LEAST_NOW = NOW_HOURS / 2;
const LEAST_ANSWERED = 0.7;
const LEAST_FOUND = 2 / 3;

const count = (places: HourlyPlaces, isOne: (cell: number) => boolean) => places.filter(isOne).length;
const isAnswer = (cell: number) => cell !== NOTHING_KNOWN;
const isPlace = (cell: number) => cell > 0;

/**
 * Why the days before a night say nothing about those after it. What stood on hourly checks is measured from the first
 * answer on; at least some of the learning needs less (learn-drifts.ts).
 */
export function judgeHistory(
  places: HourlyPlaces,
  leastDays: number = POSITION_FORECAST.leastDays,
): ForecastReason | undefined {
  const since = places.findIndex(isAnswer);
  const known = since === -1 ? places.subarray(places.length) : places.subarray(since);
  if (known.length < (leastDays - 1) * DAY_HOURS) return 'tooShort';
  const last = places.subarray(-NOW_HOURS);
  const answered = count(last, isAnswer);
  if (answered < LEAST_NOW) return 'stale';
  if (count(known, isAnswer) < LEAST_ANSWERED * known.length) return 'gaps';
  const absent = answered - count(last, isPlace);
  if (2 * absent >= answered)
    return count(last, (cell) => cell === DEEP) > count(last, (cell) => cell === NOT_FOUND)
      ? 'deep'
      : 'notFound';
  return count(known, isPlace) < LEAST_FOUND * count(known, isAnswer) ? 'oftenAbsent' : undefined;
}
