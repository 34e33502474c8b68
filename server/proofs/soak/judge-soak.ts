import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { percentile } from '../../../bench/percentile.ts';

export type Point = { atMs: number; value: number };

/** The line through all points with the least squares between them, in units a minute. Two moments are the least it takes. */
export function slopePerMinute(points: readonly Point[]): number {
  const count = Math.max(1, points.length);
  const middle = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / count;
  const [atMs, value] = [middle((point) => point.atMs), middle((point) => point.value)];
  let [together, alone] = [0, 0];
  for (const point of points) {
    together += (point.atMs - atMs) * (point.value - value);
    alone += (point.atMs - atMs) ** 2;
  }
  return alone === 0 ? 0 : (together / alone) * MINUTE_MS;
}

/** After this much of a run its processes have loaded and kept what they will keep: 20 minutes, or a third of a short run. */
export function warmUpMs(minutes: number): number {
  return Math.min(20, minutes / 3) * MINUTE_MS;
}

export type Thirds = { first: number; last: number; change: number };

/** The 99th percentiles of the first and the last third of a span, and by which part of the first they differ. */
export function compareThirds(points: readonly Point[], fromMs: number, toMs: number): Thirds {
  const third = (toMs - fromMs) / 3;
  const p99 = (from: number, to: number) =>
    percentile(
      points.filter(({ atMs }) => atMs >= from && atMs < to).map(({ value }) => value),
      0.99,
    );
  const [first, last] = [p99(fromMs, fromMs + third), p99(toMs - third, toMs)];
  return { first, last, change: (last - first) / first };
}

/** What a page was sent, and when: an event as text, or the order to read everything again. */
export type Received = { atMs: number; text: string };
export const AGAIN = 'again';

/**
 * Events published while a page was open that reached it neither by themselves nor by a later order to read again. The
 * last ones may still be on their way, so whoever calls leaves them out.
 */
export function listLostEvents(
  published: readonly Received[],
  { openedAtMs, received }: { openedAtMs: number; received: readonly Received[] },
): string[] {
  const waiting = new Map<string, number>();
  for (const { text } of received) waiting.set(text, (waiting.get(text) ?? 0) + 1);
  const lastAgainMs = received.findLast(({ text }) => text === AGAIN)?.atMs ?? Number.NEGATIVE_INFINITY;
  const lost: string[] = [];
  for (const { atMs, text } of published) {
    if (atMs < openedAtMs) continue;
    const copies = waiting.get(text) ?? 0;
    if (copies > 0) waiting.set(text, copies - 1);
    else if (atMs > lastAgainMs) lost.push(text);
  }
  return lost;
}

/** The least of each third: what is left of a saw of memory when its tips, which chance has made, are taken off. */
export function leastOfThirds(values: readonly number[]): number[] {
  const third = Math.max(1, Math.ceil(values.length / 3));
  const parts = [0, 1, 2].map((nth) => values.slice(nth * third, (nth + 1) * third));
  return parts.flatMap((part) => (part.length === 0 ? [] : [Math.min(...part)]));
}
