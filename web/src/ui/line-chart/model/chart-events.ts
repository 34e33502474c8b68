import { DAY_SECONDS } from '@vitrina/contract/durations.ts';
import { pointAt, toSeconds } from './chart-data.ts';

/** What a person wrote about a moment, or with `isChange` a change that the radar saw, whose numbers are others. */
export type ChartNote = { id: number; at: string; text: string; author: string; isChange?: boolean };
/** What changed at a moment for every line, such as the step of the checks. */
export type ChartMark = {
  at: string;
  label: string;
  /** Dozens of them: each is only a line, and said where the pointer is and in the table. */
  isSilent?: boolean;
};

/** An event with the point it falls into. */
export type Placed<Event> = Event & { point: number; seconds: number };
export type ChartEvents = { notes: readonly Placed<ChartNote>[]; marks: readonly Placed<ChartMark>[] };
export type Flag = { left: number; notes: Placed<ChartNote>[] };

/** Events of the period in the order of time, each on the point whose day or hour it belongs to. */
export function placeEvents<Event extends { at: string }>(
  seconds: ArrayLike<number>,
  events: readonly Event[],
): Placed<Event>[] {
  const end = endOf(seconds);
  return events
    .map((event) => ({ event, at: toSeconds(event.at) }))
    .filter(({ at }) => at < end)
    .toSorted((a, b) => a.at - b.at)
    .flatMap(({ event, at }) => {
      const point = pointAt(seconds, at);
      const start = seconds[point];
      return start === undefined ? [] : [{ ...event, point, seconds: start }];
    });
}

/** The last point covers as much time as the one before it. */
function endOf(seconds: ArrayLike<number>): number {
  const last = seconds[seconds.length - 1] ?? 0;
  const before = seconds[seconds.length - 2];
  return last + (before === undefined ? DAY_SECONDS : last - before);
}

/** Notes that would lie on each other share a flag. `toLeft` is undefined outside of what is in view. */
export function groupFlags(
  notes: readonly Placed<ChartNote>[],
  toLeft: (seconds: number) => number | undefined,
  apart: number,
): Flag[] {
  const flags: Flag[] = [];
  for (const note of notes) {
    const left = toLeft(note.seconds);
    if (left === undefined) continue;
    const last = flags.at(-1);
    if (last !== undefined && left - last.left < apart) last.notes.push(note);
    else flags.push({ left, notes: [note] });
  }
  return flags;
}

/** What is said of each point: its marks and its notes. */
export function eventsByPoint({ notes, marks }: ChartEvents): ReadonlyMap<number, string[]> {
  const byPoint = new Map<number, string[]>();
  const add = (point: number, text: string) => byPoint.set(point, [...(byPoint.get(point) ?? []), text]);
  for (const { point, label } of marks) add(point, label);
  for (const { point, text } of notes) add(point, text);
  return byPoint;
}
