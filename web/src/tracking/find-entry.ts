import { type PositionEntry } from '@vitrina/contract/positions/entries.ts';
import { POSITION_RULES } from '@vitrina/contract/positions/rules.ts';

type Tracked = Pick<PositionEntry, 'id' | 'sku' | 'cityId' | 'cityName' | 'queriesCount'>;

/** A product stands once in a city: more queries go to what is there. */
export function findEntry<Entry extends Tracked>(
  entries: readonly Entry[],
  { sku, cityId }: { sku: number | null; cityId: number },
): Entry | undefined {
  return entries.find((entry) => entry.sku === sku && entry.cityId === cityId);
}

/** How many queries the entry still takes. */
export function roomFor(entry: Tracked | undefined): number {
  return Math.max(0, POSITION_RULES.queriesPerEntry - (entry?.queriesCount ?? 0));
}
