import { NOTHING_KNOWN, outcomeNumber } from '@vitrina/contract/positions/matrix-cells.ts';
import type { Gap, Grid } from './matrix-rules.ts';

/** When an entry was on pause, both ends included; null: it still is. */
export type PauseSpan = { fromAt: Date; untilAt: Date | null };

const PAUSED = outcomeNumber('paused');

const isDuring = (at: number, { fromAt, untilAt }: PauseSpan) =>
  fromAt.getTime() <= at && (untilAt === null || at <= untilAt.getTime());

/** Slots of a gap that nobody was there for, without those that nobody was to come to. */
export function withoutPauses(gap: Gap, pauses: readonly PauseSpan[]): Gap[] {
  const stepMs = gap.stepMinutes * 60_000;
  const parts: Gap[] = [];
  let open: Gap | undefined;
  for (let slot = gap.fromAt.getTime(); slot < gap.untilAt.getTime(); slot += stepMs) {
    if (pauses.some((pause) => isDuring(slot, pause))) open = undefined;
    else if (open === undefined) {
      open = { ...gap, fromAt: new Date(slot), untilAt: new Date(slot + stepMs) };
      parts.push(open);
    } else open.untilAt = new Date(slot + stepMs);
  }
  return parts;
}

/** Names the buckets of a pause that tell nothing else. What has not come yet is no pause. */
export function markPaused(cells: number[], grid: Grid, pause: PauseSpan, now: Date): void {
  const untilMs = Math.min((pause.untilAt ?? now).getTime(), grid.endsAt.getTime());
  const fromMs = Math.max(pause.fromAt.getTime(), grid.startsAt.getTime());
  if (fromMs > untilMs) return;
  for (const [bucket, start] of grid.bucketStarts.entries()) {
    const end = grid.bucketStarts[bucket + 1] ?? grid.endsAt;
    const isTouched = start.getTime() <= untilMs && end.getTime() > fromMs;
    if (isTouched && cells[bucket] === NOTHING_KNOWN) cells[bucket] = PAUSED;
  }
}
