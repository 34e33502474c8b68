import type { TFunction } from 'i18next';
import type { TableFilter } from '../ui/data-table/column.ts';
import type { SharpJumpsSearch } from './search.ts';

type Narrowed = { search: SharpJumpsSearch; change: (next: Partial<SharpJumpsSearch>) => void };

/** What narrows the list now, each with a way to take it back. */
export function listChips({ search, change }: Narrowed, t: TFunction): readonly TableFilter[] {
  const chips: (TableFilter | false)[] = [
    search.contains !== '' && {
      id: 'contains',
      label: t('ui.table.containing', { text: search.contains }),
      onRemove: () => change({ contains: '' }),
    },
    search.hideSeasonal && {
      id: 'hideSeasonal',
      label: t('sharpJumps.filters.hideSeasonal'),
      onRemove: () => change({ hideSeasonal: false }),
    },
    search.misspelt && {
      id: 'misspelt',
      label: t('queries.misspeltOnly'),
      onRemove: () => change({ misspelt: false }),
    },
  ];
  return chips.filter((chip) => chip !== false);
}
