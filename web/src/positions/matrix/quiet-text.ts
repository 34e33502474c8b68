import { POSITION_RULES } from '@vitrina/contract/positions/rules.ts';

/** In the address: rows are not dimmed at all. */
const NONE = -1;

/** A number of places as typed; an empty field dims nothing, and no product moves by more than the deepest place. */
export function readQuiet(typed: string): number {
  return /^\d+$/.test(typed) ? Math.min(Number(typed), POSITION_RULES.deepestPlace) : NONE;
}

export function writeQuiet(quiet: number): string {
  return quiet === NONE ? '' : String(quiet);
}
