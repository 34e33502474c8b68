import type { PositionEntry } from '@vitrina/contract/positions.ts';
import { containsText } from '../platform/plain-text.ts';
import { cleanProductSearch } from '../ui/sku-rules.ts';

type Findable = Pick<PositionEntry, 'sku' | 'name' | 'cityName'>;

/** spec 5: digits only are a part of the SKU, anything else is one of the name or of the city. */
export function findEntries<Entry extends Findable>(
  entries: readonly Entry[],
  asked: string,
): readonly Entry[] {
  const { kind, search } = cleanProductSearch(asked);
  if (search === '') return entries;
  return entries.filter(({ sku, name, cityName }) =>
    kind === 'sku'
      ? String(sku).includes(search)
      : [name ?? '', cityName].some((text) => containsText(text, search)),
  );
}
