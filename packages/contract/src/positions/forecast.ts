import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { CabinetId, PositionEntryId } from '../ids.ts';
import { route } from '../route.ts';
import { queryText } from '../text.ts';
import { EVENING_HOUR } from './evening.ts';
import { Place } from './places.ts';

/** The night's forecast: what it is made of and how far it reaches. Moments are the hours at 02:00, 05:00 … 23:00. */
export const POSITION_FORECAST = {
  days: 7,
  everyHours: 3,
  firstHour: 2,
  historyDays: 28,
  leastDays: 14,
  eveningHour: EVENING_HOUR,
  recordNights: 28,
  tops: [10, 50, 100],
} as const;

export const MOMENTS_OF_FORECAST_DAY = 24 / POSITION_FORECAST.everyHours;
export const MOMENTS_OF_FORECAST = POSITION_FORECAST.days * MOMENTS_OF_FORECAST_DAY;

/** Which moment of a forecast an hour of one of its days is; days are counted from 0. */
export function momentOfForecast(day: number, hour: number): number {
  const { everyHours, firstHour } = POSITION_FORECAST;
  return day * MOMENTS_OF_FORECAST_DAY + Math.round((hour - firstHour) / everyHours);
}

/** How many hours after its night a moment of a forecast comes. */
export function hoursToMoment(moment: number): number {
  return moment * POSITION_FORECAST.everyHours + POSITION_FORECAST.firstHour;
}

/** Why nothing can be said of a place to come. The first one that is true stands. */
export const ForecastReason = z.enum([
  /** Followed since the last night: the first forecast is made in the next one. */
  'notYet',
  /** Fewer days of checks than a forecast needs. */
  'tooShort',
  /** The last hours before the night have no answer. */
  'stale',
  /** Too many hours without an answer. */
  'gaps',
  'notFound',
  'deep',
  /** н/н or 1000+ too often to call the rest its place. */
  'oftenAbsent',
  /** A large move hours before the night: nobody knows yet whether it stays. */
  'justMoved',
  /** Too few other series have stood like this and been seen afterwards. */
  'fewAlike',
]);
export type ForecastReason = z.infer<typeof ForecastReason>;

/** null: 1000+ or н/н. */
const Bound = z.nullable(z.int());

/** One moment to come: from the best place to the worst one. */
export const MomentForecast = z.object({
  best80: Bound,
  best50: Bound,
  middle: Bound,
  worst50: Bound,
  worst80: Bound,
  /** Percent, never 0 and never 100: to stand within each of the tops. */
  chances: z.array(z.int()),
});
export type MomentForecast = z.infer<typeof MomentForecast>;

export const QueryForecast = z.object({
  query: z.string(),
  reason: z.nullable(ForecastReason),
  /** null where there is a reason. */
  moment: z.nullable(MomentForecast),
  /** Of the evenings that were forecast and have come: how many were within the band of 80 %. */
  held: z.int(),
  came: z.int(),
});
export type QueryForecast = z.infer<typeof QueryForecast>;

const ofEntry = z.object({ cabinetId: CabinetId, entryId: PositionEntryId });
const access = { cabinet: 'view', isOpenInExample: true } as const;

/** All queries of an entry at one moment. */
export const listPositionForecasts = route({
  method: 'POST',
  path: 'positionCheck/listForecasts',
  access,
  input: z.extend(ofEntry, { moment: z.int().check(z.minimum(0), z.maximum(MOMENTS_OF_FORECAST - 1)) }),
  output: z.object({
    /** The Moscow midnight from which moments are counted. */
    night: Instant,
    rows: z.array(QueryForecast),
  }),
  errors: ['position.notFound'],
});

/** Of every moment, in their order. */
export const ForecastBands = z.object({
  best80: z.array(Bound),
  best50: z.array(Bound),
  middle: z.array(Bound),
  worst50: z.array(Bound),
  worst80: z.array(Bound),
});
export type ForecastBands = z.infer<typeof ForecastBands>;

/** One query as a chart shows it. A query that is not followed has nothing. */
export const getPositionForecast = route({
  method: 'POST',
  path: 'positionCheck/getForecast',
  access,
  input: z.extend(ofEntry, { query: queryText() }),
  output: z.object({
    night: Instant,
    /** Hour by hour: the days before the night, and this day so far. */
    hours: z.array(Place),
    bands: z.nullable(ForecastBands),
    /** What was forecast seven nights earlier, for the days that have come since. */
    before: z.nullable(ForecastBands),
  }),
  errors: ['position.notFound'],
});
