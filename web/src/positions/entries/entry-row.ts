import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import type { PositionEntry } from '@vitrina/contract/positions/entries.ts';
import type { PositionChange, PositionTrend } from '@vitrina/contract/positions/trends.ts';
import { placesWon } from '../../ui/sparkline/describe-change.ts';

export type EntryRow = PositionEntry & {
  tags: readonly CabinetTag[];
  /** undefined: on its way; null: nobody has checked anything yet. */
  trend: PositionTrend | null | undefined;
};

/** What the table shows of an entry; its line comes after the row itself. */
export function toRows(
  entries: readonly PositionEntry[],
  tags: readonly CabinetTag[],
  trends: readonly PositionTrend[] | undefined,
): EntryRow[] {
  const tagOf = new Map(tags.map((tag) => [tag.id, tag]));
  const trendOf = new Map(trends?.map((trend) => [trend.entryId, trend]));
  return entries.map((entry) => ({
    ...entry,
    tags: entry.tagIds.flatMap((id) => tagOf.get(id) ?? []),
    trend: trends === undefined ? undefined : (trendOf.get(entry.id) ?? null),
  }));
}

const NO_TRENDS: readonly [] = [];

/** A line that cannot be had leaves its cell hatched; the rows do not wait for it. undefined: lines are on their way. */
export function trendsOf(answer: {
  data: { trends: readonly PositionTrend[] } | undefined;
  isError: boolean;
}): readonly PositionTrend[] | undefined {
  return answer.data?.trends ?? (answer.isError ? NO_TRENDS : undefined);
}

/**
 * interface-rules.md G6: how much closer to the first, in places; below zero is further away. To the tenth, as it is
 * shown.
 */
export function risenBy(change: PositionChange | null | undefined): number | null {
  const won = placesWon(change?.before, change?.now);
  if (won === null) return null;
  const tenths = Math.round(won * 10);
  return tenths === 0 ? 0 : tenths / 10;
}
