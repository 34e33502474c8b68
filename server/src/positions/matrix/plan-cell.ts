import { addDays, type Day, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import type { TimeGrouping } from '@vitrina/contract/grouping.ts';
import { type OutOfRange, planGrid } from './matrix-rules.ts';

/**
 * What a cell covers; the part of a week or a month that lies ahead, before the plan's history or outside the period that
 * is shown is not in it.
 */
export type CellSpan = { startsAt: Date; endsAt: Date };

/** The days that the matrix shows. */
type ShownPeriod = { from: Day; to: Day };

type Input = {
  at: Date;
  grouping: TimeGrouping;
  historyDays: number;
  now: Date;
  shown?: ShownPeriod | undefined;
};

const later = (one: Date, other: Date) => (one > other ? one : other);
const earlier = (one: Date, other: Date) => (one < other ? one : other);

/** What of a cell is shown; a cell that the period does not touch is shown by no matrix and stays whole. */
function clip(cell: CellSpan, { from, to }: ShownPeriod): CellSpan {
  const startsAt = later(cell.startsAt, startOfMoscowDay(from));
  const endsAt = earlier(cell.endsAt, startOfMoscowDay(addDays(to, 1)));
  return startsAt < endsAt ? { startsAt, endsAt } : cell;
}

function lastDayOf(day: Day, grouping: TimeGrouping): Day {
  if (grouping === 'Week') return addDays(day, (7 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7);
  if (grouping !== 'Month') return day;
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The cell of the matrix in which a moment lies, or the days that may be asked about instead. */
export function planCell({ at, grouping, historyDays, now, shown }: Input): CellSpan | OutOfRange {
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
  const cell = { startsAt: later(start, startOfMoscowDay(oldest)), endsAt: next ?? grid.endsAt };
  return shown === undefined ? cell : clip(cell, shown);
}
