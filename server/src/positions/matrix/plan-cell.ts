import { addDays, type Day, moscowDay } from '@vitrina/contract/dates.ts';
import type { TimeGrouping } from '@vitrina/contract/grouping.ts';
import { type OutOfRange, planGrid } from './matrix-rules.ts';

/** What a cell covers; the part of a week or a month that lies ahead or before the plan's history is not in it. */
export type CellSpan = { startsAt: Date; endsAt: Date };

type Input = { at: Date; grouping: TimeGrouping; historyDays: number; now: Date };

function lastDayOf(day: Day, grouping: TimeGrouping): Day {
  if (grouping === 'Week') return addDays(day, (7 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7);
  if (grouping !== 'Month') return day;
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The cell of the matrix in which a moment lies, or the days that may be asked about instead. */
export function planCell({ at, grouping, historyDays, now }: Input): CellSpan | OutOfRange {
  const today = moscowDay(now);
  const oldest = addDays(today, -(Math.max(historyDays, 1) - 1));
  const day = moscowDay(at);
  const last = lastDayOf(day, grouping);
  const from = day < oldest && last >= oldest ? oldest : day;
  const grid = planGrid({ from, to: last > today ? today : last, grouping, historyDays, now });
  if ('refused' in grid) return grid;
  const index = grid.bucketStarts.findLastIndex((start) => start <= at);
  const next = grid.bucketStarts[index + 1];
  const start = grid.bucketStarts[Math.max(0, index)] ?? grid.startsAt;
  return { startsAt: start, endsAt: next ?? grid.endsAt };
}
