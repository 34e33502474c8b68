import type { Figure, Size } from './figure.ts';
import { proveBonus } from './payments/bonus-rounds.ts';
import { proveHints } from './payments/hint-flood.ts';
import { proveKills } from './payments/killed-payments.ts';

/** R4, R5, R6: whatever is lost, doubled, forged or killed, money that came is credited once, and no other. */
export async function prove(size: Size): Promise<Figure[]> {
  return [await proveBonus(size), ...(await proveHints(size)), ...(await proveKills(size))];
}
