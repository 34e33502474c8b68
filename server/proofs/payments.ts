import type { Figure, Size } from './figure.ts';
import { proveBonus } from './payments/bonus-rounds.ts';
import { proveHints } from './payments/hint-flood.ts';

/** R4, R6: whatever comes at once, twice or forged, money that came is credited once, and no other. */
export async function prove(size: Size): Promise<Figure[]> {
  return [await proveBonus(size), ...(await proveHints(size))];
}
