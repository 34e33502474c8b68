import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import { type Assignable, assignTickOffsets } from './assign-tick-offsets.ts';
import { countTickOffsets, slotOfRound, startOfRound } from './slots.ts';

/** A check with its planned slot. */
export type Renewed = Omit<Assignable, 'keptOffset'> & {
  tickOffset: number;
  slotAt: Date;
  movedTicks: number;
  /** Its slot is promised to somebody: it keeps its part as well. */
  isHeld: boolean;
};

/**
 * Deals the checks of a cabinet anew. Slots of the running round stay where they are, so that it ends as it began; those
 * that are planned for a later one already move to their new part of it.
 */
export function renewTickOffsets<Check extends Renewed>(
  checks: readonly Check[],
  { cabinetId, stepMinutes, now }: { cabinetId: number; stepMinutes: StepMinutes; now: Date },
): Check[] {
  const tickOffsets = assignTickOffsets(
    checks.map((check) => ({ ...check, keptOffset: check.isHeld ? check.tickOffset : null })),
    countTickOffsets(stepMinutes),
  );
  const running = startOfRound(now, cabinetId, stepMinutes);
  return checks.map((check, index) => {
    const tickOffset = tickOffsets[index] ?? 0;
    const isLater = startOfRound(check.slotAt, cabinetId, stepMinutes) > running;
    if (check.isHeld || !isLater) return { ...check, tickOffset };
    const slotAt = slotOfRound(check.slotAt, { cabinetId, tickOffset }, stepMinutes);
    return { ...check, tickOffset, slotAt, movedTicks: 0 };
  });
}
