import { POSITION_RULES } from '@vitrina/contract/positions/rules.ts';
import type { ShelfMoment } from '@vitrina/contract/products-in-search.ts';

/** Its real end, the deepest place that anybody reads (1000+), or simply not read further. */
export function endOfShelf({
  isWhole,
  placesRead,
}: Pick<ShelfMoment, 'isWhole' | 'placesRead'>): 'whole' | 'deep' | 'goesOn' {
  if (isWhole) return 'whole';
  return placesRead >= POSITION_RULES.deepestPlace ? 'deep' : 'goesOn';
}
