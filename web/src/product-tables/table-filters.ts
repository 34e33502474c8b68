import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import type { TFunction } from 'i18next';
import { readTags, writeTags } from '../products/tags/tags-in-address.ts';
import type { TableFilter } from '../ui/data-table/column.ts';
import type { ProductTablesSearch } from './search.ts';

type Change = (next: Partial<ProductTablesSearch>) => void;

/** interface-rules.md G1: what narrows the table, each with a way to take it back. */
export function listFilters(
  { search, tags: chosen, tagMode }: Pick<ProductTablesSearch, 'search' | 'tags' | 'tagMode'>,
  tags: readonly CabinetTag[],
  t: TFunction,
  change: Change,
): TableFilter[] {
  const tagIds = readTags(chosen);
  const ofTags = tagIds.map((id) => ({
    id: `tag-${id}`,
    label: t('products.tags.filter', {
      name: tags.find((tag) => tag.id === id)?.name ?? t('products.tags.gone'),
    }),
    onRemove: () => change({ tags: writeTags(tagIds.filter((one) => one !== id)) }),
  }));
  const ofMode =
    tagIds.length > 1 && tagMode === 'all'
      ? [{ id: 'tagMode', label: t('products.tags.allAtOnce'), onRemove: () => change({ tagMode: 'any' }) }]
      : [];
  const ofSearch =
    search === ''
      ? []
      : [
          {
            id: 'search',
            label: t('ui.table.containing', { text: search }),
            onRemove: () => change({ search: '' }),
          },
        ];
  return [...ofSearch, ...ofTags, ...ofMode];
}
