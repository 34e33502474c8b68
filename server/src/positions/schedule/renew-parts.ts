import type { StepMinutes } from '@vitrina/contract/positions/rules.ts';
import { type Dealt, dealParts } from './deal-parts.ts';
import { countParts, slotOfRound, startOfRound } from './slots.ts';

/** A check with its planned slot. */
export type Renewed = Omit<Dealt, 'keptPart'> & {
  part: number;
  slotAt: Date;
  movedParts: number;
  /** Its slot is promised to somebody: it keeps its part as well. */
  isHeld: boolean;
};

/**
 * Deals the checks of a cabinet anew. Slots of the running round stay where they are, so that it ends as it began; those
 * that are planned for a later one already move to their new part of it.
 */
export function renewParts<Check extends Renewed>(
  checks: readonly Check[],
  { cabinetId, stepMinutes, now }: { cabinetId: number; stepMinutes: StepMinutes; now: Date },
): Check[] {
  const parts = dealParts(
    checks.map((check) => ({ ...check, keptPart: check.isHeld ? check.part : null })),
    countParts(stepMinutes),
  );
  const running = startOfRound(now, cabinetId, stepMinutes);
  return checks.map((check, index) => {
    const part = parts[index] ?? 0;
    const isLater = startOfRound(check.slotAt, cabinetId, stepMinutes) > running;
    if (check.isHeld || !isLater) return { ...check, part };
    const slotAt = slotOfRound(check.slotAt, { cabinetId, part }, stepMinutes);
    return { ...check, part, slotAt, movedParts: 0 };
  });
}
