import {
  type ForecastBands,
  ForecastReason,
  hoursToMoment,
  MOMENTS_OF_FORECAST,
  type MomentForecast,
  momentOfForecast,
  POSITION_FORECAST,
} from '@vitrina/contract/positions/forecast.ts';
import * as z from 'zod';
import { StoredMoment } from '../../platform/clickhouse/stored-moment.ts';
import type { ReportContext } from '../../platform/context.ts';

/** Nights from one to another, both included. */
export type NightsOf = { cabinetId: number; sku: number; cityId: number; from: Date; to: Date };

const NIGHTS = `
from position_forecasts final
where cabinet = {cabinet:UInt32}
  and product = {product:UInt64}
  and city = {city:UInt32}
  and night >= fromUnixTimestamp({from:Int64})
  and night <= fromUnixTimestamp({to:Int64})`;

const parametersOf = ({ cabinetId, sku, cityId, from, to }: NightsOf) => ({
  cabinet: cabinetId,
  product: sku,
  city: cityId,
  from: from.getTime() / 1000,
  to: to.getTime() / 1000,
});

const Bound = z.nullable(z.int());
const Reason = z.union([ForecastReason, z.literal('').transform(() => null)]);

/** The last night of these of which forecasts are there. */
export async function findNight({ clickhouse }: ReportContext, nights: NightsOf): Promise<Date | undefined> {
  const [row] = await clickhouse.rows(
    'position forecasts: last night',
    `select max(night) as last ${NIGHTS} having count() > 0`,
    parametersOf(nights),
    z.object({ last: StoredMoment }),
  );
  return row?.last;
}

const AT_MOMENT = z.object({
  term_id: z.int(),
  reason: Reason,
  bounds: z.tuple([Bound, Bound, Bound, Bound, Bound]),
  percents: z.array(z.int()),
});

/** What a night has said of one moment, by the query's number. */
export async function readMoment(
  { clickhouse }: ReportContext,
  night: NightsOf,
  moment: number,
): Promise<Map<number, { reason: ForecastReason | null; moment: MomentForecast | null }>> {
  const rows = await clickhouse.rows(
    'position forecasts: a moment',
    `select term_id, reason,
      [best80[{at:UInt8}], best50[{at:UInt8}], middle[{at:UInt8}], worst50[{at:UInt8}], worst80[{at:UInt8}]] as bounds,
      arrayFilter((percent, place) -> (place - 1) % {moments:UInt8} + 1 = {at:UInt8},
        chances, arrayEnumerate(chances)) as percents
    ${NIGHTS}`,
    { ...parametersOf(night), at: moment + 1, moments: MOMENTS_OF_FORECAST },
    AT_MOMENT,
  );
  return new Map(
    rows.map(({ term_id, reason, bounds, percents: chances }) => {
      const [best80, best50, middle, worst50, worst80] = bounds;
      const said = reason === null ? { best80, best50, middle, worst50, worst80, chances } : null;
      return [term_id, { reason, moment: said }];
    }),
  );
}

const EVENINGS = Array.from({ length: POSITION_FORECAST.days }, (_, day) =>
  momentOfForecast(day, POSITION_FORECAST.eveningHour),
);

const OfNight = z.object({
  term_id: z.int(),
  night: StoredMoment,
  best: z.array(Bound),
  worst: z.array(Bound),
});

/** The bands of 80 % at every evening that some nights have forecast; `hours` after its night. */
export async function readEvenings({ clickhouse }: ReportContext, nights: NightsOf) {
  const rows = await clickhouse.rows(
    'position forecasts: evenings',
    `select term_id, night,
      arrayMap(at -> best80[at], {evenings:Array(UInt8)}) as best,
      arrayMap(at -> worst80[at], {evenings:Array(UInt8)}) as worst
    ${NIGHTS} and reason = ''`,
    { ...parametersOf(nights), evenings: EVENINGS.map((moment) => moment + 1) },
    OfNight,
  );
  return rows.flatMap(({ term_id: termId, night, best, worst }) =>
    EVENINGS.map((moment, index) => ({
      termId,
      night,
      hours: hoursToMoment(moment),
      best80: best[index] ?? null,
      worst80: worst[index] ?? null,
    })),
  );
}

const Curves = z.object({
  best80: z.array(Bound),
  best50: z.array(Bound),
  middle: z.array(Bound),
  worst50: z.array(Bound),
  worst80: z.array(Bound),
});

/** All moments of one query as a night has said them. */
export async function readBands(
  { clickhouse }: ReportContext,
  night: NightsOf,
  termId: number,
): Promise<ForecastBands | null> {
  const [row] = await clickhouse.rows(
    'position forecasts: bands',
    `select best80, best50, middle, worst50, worst80 ${NIGHTS} and term_id = {term:UInt32} and reason = ''`,
    { ...parametersOf(night), term: termId },
    Curves,
  );
  return row ?? null;
}
