import { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import { FrequencyUnit } from '@vitrina/contract/query-metrics.ts';
import type { SourceSeries } from '@vitrina/contract/search-history.ts';
import * as z from 'zod';
import type { StoresContext } from '../../platform/context.ts';
import { hasOtherSources } from '../table/has-other-sources.ts';
import { lastSnapshotDay } from '../table/table-plan.ts';

/** A line of one number is no line: the table shows it. */
const FEWEST_POINTS = 2;
/** The newest: a year of days, or thirty years of months. */
const MOST_POINTS = 400;

const Line = z.object({
  query: z.string(),
  source: z.string(),
  unit: FrequencyUnit,
  is_shared: z.int().transform(Boolean),
  points: z.array(z.tuple([Day, z.int().nullable(), z.int()])),
});

type Input = { marketplace: Marketplace; cabinetId: number; texts: readonly string[]; to: Day };

/**
 * Numbers of other sources over time, each source, unit and kind of window a line of its own. A file tells of months
 * long before the period of the screen, so its days are its own too, up to the period's end.
 */
export async function listSourceSeries(
  context: StoresContext,
  { marketplace, cabinetId, texts, to }: Input,
): Promise<SourceSeries[]> {
  if (!(await hasOtherSources(context, marketplace, cabinetId))) return [];
  const lines = await context.clickhouse.rows(
    'series of other sources',
    `select text as query, source, unit, cabinet = 0 as is_shared,
      arraySort(groupArray(tuple(day, window_days, assumeNotNull(count)))) as points
    from
    (
      select *
      from sq_source_day final
      where mp = {marketplace:String} and cabinet in (0, {cabinetId:UInt32}) and text in {texts:Array(String)}
        and day <= {last:Date} and isNotNull(count)
      order by cabinet, mp, text, source, unit, span, day desc
      limit {most:UInt16} by cabinet, mp, text, source, unit, span
    )
    group by cabinet, text, source, unit, span
    having length(points) >= {fewest:UInt8}
    order by unit, source, span, text, cabinet`,
    {
      marketplace,
      cabinetId,
      texts: [...texts],
      last: lastSnapshotDay(to),
      most: MOST_POINTS,
      fewest: FEWEST_POINTS,
    },
    Line,
  );
  return lines.map(({ is_shared, points, ...line }) => ({
    ...line,
    isShared: is_shared,
    points: points.map(([day, windowDays, count]) => ({ day, windowDays, count })),
  }));
}
