import type { PositionEntry } from '@vitrina/contract/positions/entries.ts';
import type { EntryState } from '@vitrina/contract/positions/entry-state.ts';
import { containsText } from '../../platform/texts/plain-text.ts';
import { cleanProductSearch } from '../../ui/products/sku-rules.ts';

type Findable = Pick<PositionEntry, 'sku' | 'name' | 'cityName' | 'tagIds' | 'state'>;

type EntryFilter = {
  search: string;
  tagIds: readonly number[];
  /** Products with any of these tags, or those that have all of them. */
  tagMode: 'any' | 'all';
  state: EntryState | 'any';
};

/** product.md 5.6: digits only are a part of the SKU, anything else is one of the name or of the city. */
function findsText({ sku, name, cityName }: Findable, text: string): boolean {
  const { kind, search } = cleanProductSearch(text);
  if (search === '') return true;
  return kind === 'sku'
    ? String(sku).includes(search)
    : [name ?? '', cityName].some((shown) => containsText(shown, search));
}

function hasTags(own: readonly number[], { tagIds, tagMode }: EntryFilter): boolean {
  if (tagIds.length === 0) return true;
  return tagMode === 'all' ? tagIds.every((id) => own.includes(id)) : tagIds.some((id) => own.includes(id));
}

export function findEntries<Entry extends Findable>(
  entries: readonly Entry[],
  filter: EntryFilter,
): readonly Entry[] {
  return entries.filter(
    (entry) =>
      findsText(entry, filter.search) &&
      hasTags(entry.tagIds, filter) &&
      (filter.state === 'any' || entry.state === filter.state),
  );
}
