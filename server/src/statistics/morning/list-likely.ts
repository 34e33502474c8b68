import { DAY_MS, DAY_SECONDS, HOUR_MS } from '@vitrina/contract/durations.ts';
import { MORNING_BOUNDS } from '@vitrina/contract/morning/morning.ts';
import {
  hoursToMoment,
  MOMENTS_OF_FORECAST,
  momentOfForecast,
  POSITION_FORECAST,
} from '@vitrina/contract/positions/forecast.ts';
import * as z from 'zod';
import { StoredMoment, toStoredMoment } from '../../platform/clickhouse/stored-moment.ts';
import type { ReportContext } from '../../platform/context.ts';

/** A cabinet has a dozen of them on a bad morning; the weighing needs no more. */
const MOST = 500;

const Night = z.object({ night: StoredMoment, said: z.int(), unsaid: z.int() });
export type ForecastNight = z.output<typeof Night>;

/** The newest night of two that a cabinet's forecasts are of: soon after midnight it is still the one before. */
export async function findNight(
  { clickhouse }: ReportContext,
  cabinetId: number,
  tonight: Date,
): Promise<ForecastNight | undefined> {
  const [row] = await clickhouse.rows(
    'morning: night of the forecasts',
    `select night, countIf(reason = '') as said, countIf(reason != '') as unsaid
    from position_forecasts final
    where cabinet = {cabinet:UInt32}
      and night in (toDateTime({tonight:String}, 'UTC'), toDateTime({before:String}, 'UTC'))
    group by night
    order by night desc
    limit 1`,
    {
      cabinet: cabinetId,
      tonight: toStoredMoment(tonight),
      before: toStoredMoment(new Date(tonight.getTime() - DAY_MS)),
    },
    Night,
  );
  return row;
}

/** The moment that is nearest to now, and the evenings ahead; a night holds seven days of moments. */
export function chooseMoments(night: Date, now: Date): { present: number; evenings: number[] } {
  const hours = (now.getTime() - night.getTime()) / HOUR_MS;
  const step = POSITION_FORECAST.everyHours;
  const nearest = Math.round((hours - POSITION_FORECAST.firstHour) / step);
  const present = Math.min(MOMENTS_OF_FORECAST - 1, Math.max(0, nearest));
  const evenings = Array.from({ length: POSITION_FORECAST.days }, (_, day) =>
    momentOfForecast(day, POSITION_FORECAST.eveningHour),
  ).filter((moment) => hoursToMoment(moment) > hours);
  return { present, evenings: evenings.slice(0, MORNING_BOUNDS.evenings) };
}

const Row = z.object({
  product: z.int(),
  city: z.int(),
  term_id: z.int(),
  place: z.int(),
  top: z.literal(POSITION_FORECAST.tops),
  chance_now: z.int(),
  chance: z.int(),
  moment: z.int(),
  best: z.nullable(z.int()),
  worst: z.nullable(z.int()),
});
export type LikelyRow = z.output<typeof Row>;

const TOPS = POSITION_FORECAST.tops;
const topIndex = `multiIf(${TOPS.map((top, index) => `stands.place <= ${top}, ${index}`).join(', ')}, -1)`;

// Moments and tops are numbered from 0, arrays from 1; the chances hold all moments of the first top, then the next.
const sql = `
select product, city, term_id, place, [${TOPS.join(', ')}][top_index + 1] as top,
  chances[top_index * {moments:UInt8} + {present:UInt8} + 1] as chance_now,
  arrayMap(at -> chances[top_index * {moments:UInt8} + at + 1], {evenings:Array(UInt8)}) as ahead,
  arrayMin(ahead) as chance,
  {evenings:Array(UInt8)}[indexOf(ahead, chance)] as moment,
  best80[moment + 1] as best, worst80[moment + 1] as worst
from (
  select product, city, term_id, chances, best80, worst80, stands.place as place, ${topIndex} as top_index
  from position_forecasts as forecast final
  inner join (
    select product, city, term_id, max(answered_at) as answered, tupleElement(argMaxIfMerge(last_answer), 2) as place
    from position_latest
    where cabinet = {cabinet:UInt32}
    group by product, city, term_id
    having answered >= fromUnixTimestamp({since:Int64}) and place <= ${TOPS.at(-1)}
  ) as stands using (product, city, term_id)
  where cabinet = {cabinet:UInt32} and night = toDateTime({night:String}, 'UTC') and reason = ''
)
where chance < ${MORNING_BOUNDS.mostChance} and chance_now - chance >= ${MORNING_BOUNDS.leastLoss}
order by chance_now - chance desc, product, city, term_id
limit ${MOST}`;

type ForNight = { cabinetId: number; night: Date; now: Date };

/** What stands in a top now and will hardly stand there on one of the next evenings. */
export async function listLikely(
  { clickhouse }: ReportContext,
  { cabinetId, night, now }: ForNight,
): Promise<LikelyRow[]> {
  const { present, evenings } = chooseMoments(night, now);
  return clickhouse.rows(
    'morning: likely falls',
    sql,
    {
      cabinet: cabinetId,
      night: toStoredMoment(night),
      since: Math.floor(now.getTime() / 1000) - DAY_SECONDS,
      moments: MOMENTS_OF_FORECAST,
      present,
      evenings,
    },
    Row,
  );
}
