import type { Day } from '@vitrina/contract/dates.ts';
import type { Marketplace } from '@vitrina/contract/ids.ts';
import type { StatisticsWindow } from '@vitrina/contract/search-history.ts';
import type { JumpMetric, JumpSpans } from '@vitrina/contract/sharp-jumps.ts';
import type { StoredDay } from '../queries/list-stored-days.ts';
import { listSumEnds, spansOf } from './spans.ts';

/** Columns of sq_win, sq_cum and sq_hist. */
export const METRIC_COLUMNS = {
  count: 'count',
  added_to_cart: 'cart',
  ord: 'ord',
  gmv: 'gmv',
} as const satisfies Record<JumpMetric, string>;

/** Two windows that end on a measured day, and whether their sums are there ready-made. */
export type WindowComparison = {
  marketplace: Marketplace;
  window: StatisticsWindow;
  metric: JumpMetric;
  day: Day;
  /** All measured days, oldest first. */
  days: readonly Day[];
  spans: JumpSpans;
  isReadyMade: boolean;
};

export function planComparison(
  { marketplace, window, metric }: Pick<WindowComparison, 'marketplace' | 'window' | 'metric'>,
  stored: readonly Pick<StoredDay, 'day' | 'windows'>[],
  day: Day,
): WindowComparison {
  const days = stored.map((line) => line.day);
  const spans = spansOf(days, day, window);
  const hasWindows = stored.some((line) => line.day === day && line.windows !== null);
  const isReadyMade = hasWindows && spans.comparedDays === window;
  return { marketplace, window, metric, day, days, spans, isReadyMade };
}

const weighed = (side: 'before' | 'after', ends: readonly { before: number; after: number }[]) =>
  ends
    .flatMap((end, place) => {
      const weight = end[side];
      return weight === 0 ? [] : [`${weight < 0 ? '-' : '+'} toInt64(end${place}.sum)`];
    })
    .join(' ');

/**
 * Every query of the market with its sums `before` and `after`, and the parameters that this names. Newest days are
 * ready-made; older ones, and windows that lack a day, are differences of running sums.
 */
export function jumpSource(comparison: WindowComparison): {
  sql: string;
  parameters: Record<string, unknown>;
} {
  const { marketplace, window, day, days, spans } = comparison;
  const column = METRIC_COLUMNS[comparison.metric];
  if (comparison.isReadyMade)
    return {
      sql: `(select query_id, toInt64(${column}_before) as before, toInt64(${column}) as after
        from sq_win
        prewhere mp = {marketplace:String} and win = {window:UInt8} and day = {now:Date})`,
      parameters: { marketplace, window, now: day },
    };
  const sums = listSumEnds(days, spans);
  // The newest day knows all queries, so it comes first even when nothing is taken from it.
  const newest = sums.find((end) => end.day === day) ?? { day, before: 0, after: 0 };
  const ends = [newest, ...sums.filter((end) => end !== newest)];
  const select = (place: number) => `(select query_id, ${column} as sum from sq_cum
    where mp = {marketplace:String} and day = {end${place}:Date}) as end${place}`;
  const joins = ends
    .map((_, place) => `any left join ${select(place)} on end0.query_id = end${place}.query_id`)
    .slice(1);
  return {
    sql: `(select end0.query_id as query_id, 0 ${weighed('before', ends)} as before, 0 ${weighed('after', ends)} as after
      from ${select(0)}
      ${joins.join('\n')})`,
    parameters: { marketplace, ...Object.fromEntries(ends.map((end, place) => [`end${place}`, end.day])) },
  };
}

/** Every day has the queries of the days before it in the same order, so the streams are merged. */
export const MERGED = "settings join_algorithm = 'full_sorting_merge'";
