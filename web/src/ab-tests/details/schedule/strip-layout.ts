import type { getAbSchedule } from '@vitrina/contract/ab-tests/results.ts';
import { addDays, type Day, listDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';

export type Schedule = OutputOf<typeof getAbSchedule>;
export type ScheduleWindow = Schedule['windows'][number];
type ScheduleEvent = Schedule['events'][number];

/** In percent of a day. */
type Extent = { left: number; width: number };
export type StripCell = Extent & { window: ScheduleWindow };
type StripMark = Extent & { event: ScheduleEvent };
export type StripRow = { day: Day; cells: readonly StripCell[]; marks: readonly StripMark[] };

const percent = (ms: number) => Math.round((ms / DAY_MS) * 1e5) / 1e3;

/** What of a span of time lies in a day; undefined: nothing does. */
function extentIn(day: Day, fromMs: number, toMs: number): Extent | undefined {
  const start = startOfMoscowDay(day).getTime();
  const from = Math.max(fromMs, start);
  const to = Math.min(toMs, start + DAY_MS);
  if (to < from || from >= start + DAY_MS) return undefined;
  return { left: percent(from - start), width: percent(to - from) };
}

function daysOf(fromMs: number, toMs: number): Day[] {
  // What ends at midnight has nothing in the next day.
  return listDays(moscowDay(new Date(fromMs)), moscowDay(new Date(Math.max(fromMs, toMs - 1))));
}

function groupByDay<Thing>(
  things: readonly Thing[],
  spanOf: (thing: Thing) => readonly [number, number],
): ReadonlyMap<Day, (Extent & { thing: Thing })[]> {
  const byDay = new Map<Day, (Extent & { thing: Thing })[]>();
  for (const thing of things) {
    const [from, to] = spanOf(thing);
    for (const day of daysOf(from, to)) {
      const extent = extentIn(day, from, to);
      if (extent === undefined) continue;
      const known = byDay.get(day);
      if (known === undefined) byDay.set(day, [{ ...extent, thing }]);
      else known.push({ ...extent, thing });
    }
  }
  return byDay;
}

/** A row for each Moscow day; a window that crosses midnight has a cell in both. An event without an end lasts until now. */
export function layOutStrip(
  { windows, events }: Schedule,
  { from, to }: { from: Day; to: Day },
  at: Date,
): readonly StripRow[] {
  const cells = groupByDay(windows, (window) => [Date.parse(window.from), Date.parse(window.to)]);
  const marks = groupByDay(events, (event) => {
    const start = Date.parse(event.at);
    const isMoment = event.kind === 'priceChanged' || event.kind === 'saleBegan';
    const end = event.until === null ? (isMoment ? start : at.getTime()) : Date.parse(event.until);
    return [start, Math.max(start, end)];
  });
  return listDays(from, to).map((day) => ({
    day,
    cells: (cells.get(day) ?? []).map(({ thing, left, width }) => ({ window: thing, left, width })),
    marks: (marks.get(day) ?? []).map(({ thing, left, width }) => ({ event: thing, left, width })),
  }));
}

/** Where the line of now stands in a day; undefined: in another day. */
export function nowIn(day: Day, at: Date): number | undefined {
  return extentIn(day, at.getTime(), at.getTime())?.left;
}

export type StripPlace = { row: number; cell: number };

function nearestCell({ cells }: StripRow, { left, width }: StripCell): number {
  const middle = left + width / 2;
  const index = cells.findIndex((cell) => cell.left + cell.width > middle);
  return index === -1 ? cells.length - 1 : index;
}

function nextRow(rows: readonly StripRow[], row: number, step: 1 | -1): number | undefined {
  for (let next = row + step; next >= 0 && next < rows.length; next += step)
    if ((rows[next]?.cells.length ?? 0) > 0) return next;
  return undefined;
}

/** interface-rules.md G15: arrows go through time and from day to day, Home and End to the edges of a day. */
export function moveInStrip(rows: readonly StripRow[], place: StripPlace, key: string): StripPlace {
  const { row, cell } = place;
  const here = rows[row];
  const current = here?.cells[cell];
  if (here === undefined || current === undefined) return place;
  const last = here.cells.length - 1;
  const [above, below] = [nextRow(rows, row, -1), nextRow(rows, row, 1)];
  const inRow = (next: number | undefined) => {
    const other = next === undefined ? undefined : rows[next];
    return next === undefined || other === undefined
      ? place
      : { row: next, cell: nearestCell(other, current) };
  };
  switch (key) {
    case 'ArrowRight':
      return cell < last ? { row, cell: cell + 1 } : below === undefined ? place : { row: below, cell: 0 };
    case 'ArrowLeft':
      if (cell > 0) return { row, cell: cell - 1 };
      return above === undefined ? place : { row: above, cell: (rows[above]?.cells.length ?? 1) - 1 };
    case 'ArrowUp':
      return inRow(above);
    case 'ArrowDown':
      return inRow(below);
    case 'Home':
      return { row, cell: 0 };
    case 'End':
      return { row, cell: last };
    default:
      return place;
  }
}

/** The first window that may be reached: the one of now, else the last one that was shown. */
export function firstPlace(rows: readonly StripRow[]): StripPlace | undefined {
  const places = rows.flatMap(({ cells }, row) => cells.map(({ window }, cell) => ({ row, cell, window })));
  const found =
    places.find(({ window }) => window.state === 'showing') ??
    places.findLast(({ window }) => window.state === 'shown') ??
    places[0];
  return found && { row: found.row, cell: found.cell };
}

export type StripPeriod = { from: Day; to: Day; hasEarlier: boolean; hasLater: boolean };

type Dates = { startedAt: string | null; finishedAt: string | null; finishesBy: string | null };

/** Of what is planned so many days are shown: the rest may still change. */
const DAYS_AHEAD = 2;

/** The days of one page of the schedule: those that end with a day, or the newest for one that is none of them. */
export function stripPeriod(
  { startedAt, finishedAt, finishesBy }: Dates,
  until: string,
  { at, mostDays }: { at: Date; mostDays: number },
): StripPeriod {
  const dayOf = (instant: string) => moscowDay(new Date(instant));
  const first = startedAt === null ? moscowDay(at) : dayOf(startedAt);
  const ahead = addDays(moscowDay(at), DAYS_AHEAD);
  const planned = finishesBy === null || dayOf(finishesBy) > ahead ? ahead : dayOf(finishesBy);
  const end = finishedAt === null ? planned : dayOf(finishedAt);
  const last = end < first ? first : end;
  const to = until < first || until > last ? last : until;
  const earliest = addDays(to, 1 - mostDays);
  const from = earliest < first ? first : earliest;
  return { from, to, hasEarlier: from > first, hasLater: to < last };
}

export type Suggestion = {
  kind: NonNullable<ScheduleWindow['suggestion']>;
  from: string;
  to: string;
  windows: number;
};

/** What the product proposes to leave out, as spans of neighbouring windows with one reason. */
export function listSuggestions(windows: readonly ScheduleWindow[]): readonly Suggestion[] {
  const found: Suggestion[] = [];
  let before: ScheduleWindow | undefined;
  for (const window of windows) {
    const isOpen = window.suggestion !== null && window.voidReason === null;
    const last = found.at(-1);
    if (isOpen && last !== undefined && before?.suggestion === window.suggestion && last.to === before.to) {
      found[found.length - 1] = { ...last, to: window.to, windows: last.windows + 1 };
    } else if (isOpen && window.suggestion !== null) {
      found.push({ kind: window.suggestion, from: window.from, to: window.to, windows: 1 });
    }
    before = window;
  }
  return found;
}
