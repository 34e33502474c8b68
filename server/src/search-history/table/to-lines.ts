import type { QueryRow } from '@vitrina/contract/search-history.ts';
import { NO_METRICS, toMetricValues } from '../../queries/metrics.ts';
import { toWindowSums, type WindowRow } from '../../queries/window-row.ts';
import { type SnapshotRow, snapshotMetrics } from './list-snapshot-page.ts';
import type { TablePlan } from './table-plan.ts';
import { spreadCounts } from './table-plan.ts';

type Counts = ReadonlyMap<string, number>;
const NO_COUNTS: Counts = new Map();

/** What the screens call the provider's own lines. */
const FEED_SOURCE = 'feed';

/** A line of the provider: its window says how many days were measured, should some be missing. */
export function toFeedLine(
  plan: TablePlan,
  end: NonNullable<TablePlan['end']>,
  row: WindowRow,
  counts: Counts = NO_COUNTS,
): QueryRow {
  return {
    query: row.text,
    source: FEED_SOURCE,
    isShared: true,
    windowDays: end.coverage.days,
    unit: 'searches',
    day: end.day,
    timestamp: end.takenAt?.toISOString() ?? null,
    sparkline: spreadCounts(plan, counts),
    ...toMetricValues(toWindowSums(row, plan.window, end.coverage)),
  };
}

/** A query that was asked for and of which nothing is known in the period. */
export function toEmptyLine(plan: TablePlan, query: string): QueryRow {
  return {
    query,
    source: FEED_SOURCE,
    isShared: true,
    windowDays: null,
    unit: 'searches',
    day: null,
    timestamp: null,
    sparkline: spreadCounts({ ...plan, days: [] }, NO_COUNTS),
    ...NO_METRICS,
  };
}

export function toSnapshotLine(plan: TablePlan, row: SnapshotRow): QueryRow {
  return {
    query: row.text,
    source: row.source,
    isShared: row.cabinet === 0,
    windowDays: row.window_days,
    unit: row.unit,
    day: row.day,
    timestamp: `${row.taken_at.replace(' ', 'T')}Z`,
    // Daily counts are the provider's alone: a source's number is one number.
    sparkline: spreadCounts({ ...plan, days: [] }, NO_COUNTS),
    ...snapshotMetrics(row),
  };
}
