import type { Figure, Size } from './figure.ts';
import { proveBonus } from './payments/bonus-rounds.ts';
import { HINTS_FROM, proveHints } from './payments/hint-flood.ts';
import { openWorld } from './payments/world.ts';

/** R4, R6: whatever comes at once, twice or forged, money that came is credited once, and no other. */
export async function prove(size: Size): Promise<Figure[]> {
  const world = await openWorld(HINTS_FROM);
  try {
    return [await proveBonus(world, size), ...(await proveHints(world, size))];
  } finally {
    await world.close();
  }
}
