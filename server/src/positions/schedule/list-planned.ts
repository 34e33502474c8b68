import type { LockedCheck } from './lock-checks.ts';
import type { Planned } from './plan-reschedules.ts';

/** The checks whose slots have not begun, each with when its products were last looked at. */
export function listPlanned(checks: readonly LockedCheck[], now: Date): Planned[] {
  return checks
    .filter((check) => check.slotAt > now)
    .map((check) => ({ ...check, checkedAt: check.skus.map((sku) => ({ sku, at: lookOf(check, sku) })) }));
}

function lookOf({ places }: LockedCheck, sku: number): Date | null {
  const seconds = places[sku]?.[2];
  return seconds === undefined ? null : new Date(seconds * 1000);
}
