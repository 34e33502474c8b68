import { WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import type { TFunction } from 'i18next';
import type { TableFilter } from '../ui/data-table/column.ts';
import type { SearchHistorySearch } from './search.ts';

type Narrowed = {
  search: Pick<SearchHistorySearch, 'queries' | 'contains' | 'hideEmpty' | 'misspelt'>;
  /** undefined: not known by name. */
  city: { id: number; name: string | undefined };
  change: (next: Partial<SearchHistorySearch>) => void;
};

/** What narrows the table now, as chips. A city and empty lines are of asked queries, a part of the text of the market. */
export function listTableFilters({ search, city, change }: Narrowed, t: TFunction): readonly TableFilter[] {
  const isMarket = search.queries.length === 0;
  const filters: (TableFilter | false)[] = [
    isMarket &&
      search.contains !== '' && {
        id: 'contains',
        label: t('ui.table.containing', { text: search.contains }),
        onRemove: () => change({ contains: '' }),
      },
    isMarket &&
      search.misspelt && {
        id: 'misspelt',
        label: t('queries.misspeltOnly'),
        onRemove: () => change({ misspelt: false }),
      },
    city.id !== WHOLE_COUNTRY && {
      id: 'city',
      label: t('searchHistory.cityIs', { name: city.name ?? String(city.id) }),
      onRemove: () => change({ city: WHOLE_COUNTRY }),
    },
    !isMarket &&
      search.hideEmpty && {
        id: 'hideEmpty',
        label: t('searchHistory.withoutEmpty'),
        onRemove: () => change({ hideEmpty: false }),
      },
  ];
  return filters.filter((filter) => filter !== false);
}
