import type { BudgetEntry, BudgetShelf } from '@vitrina/contract/positions/budget.ts';
import type { PositionEntry } from '@vitrina/contract/positions/entries.ts';

type Named = Pick<PositionEntry, 'id' | 'sku' | 'name' | 'cityName'>;

export type ShelfRow = BudgetShelf & { products: readonly string[] };
export type EntryBudgetRow = BudgetEntry & { product: string; city: string };

const nameOf = ({ name, sku }: Named) => name ?? String(sku);

/** The budget's numbers with the names that the list of entries knows; an entry that has just come has none yet. */
export function nameRows(
  { shelves, entries }: { shelves: readonly BudgetShelf[]; entries: readonly BudgetEntry[] },
  known: readonly Named[],
) {
  const byId = new Map(known.map((entry) => [entry.id, entry]));
  return {
    shelves: shelves.map((shelf): ShelfRow => {
      const products = shelf.entryIds.flatMap((id) => byId.get(id) ?? []).map(nameOf);
      return { ...shelf, products };
    }),
    entries: entries.map((entry): EntryBudgetRow => {
      const named = byId.get(entry.entryId);
      return { ...entry, product: named ? nameOf(named) : '', city: named?.cityName ?? '' };
    }),
  };
}
