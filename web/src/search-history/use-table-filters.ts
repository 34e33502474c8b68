import { useQuery } from '@tanstack/react-query';
import { getCities, WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/route-query.ts';
import type { TableFilter } from '../ui/data-table/column.ts';
import type { QueryScope } from './use-query-scope.ts';

/** What narrows the table now, as chips. A city and empty lines are of asked queries, a part of the text of the market. */
export function useTableFilters({ asked, scope, change }: QueryScope): readonly TableFilter[] {
  const { t } = useTranslation();
  const isMarket = asked.queries.length === 0;
  const { data } = useQuery({
    ...routeQuery(getCities, {}),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: scope.cityId !== WHOLE_COUNTRY,
  });
  const city = data?.cities.find(({ id }) => id === scope.cityId);
  const filters: (TableFilter | false)[] = [
    isMarket &&
      asked.contains !== '' && {
        id: 'contains',
        label: t('ui.table.containing', { text: asked.contains }),
        onRemove: () => change({ contains: '' }),
      },
    scope.cityId !== WHOLE_COUNTRY && {
      id: 'city',
      label: t('searchHistory.cityIs', { name: city?.name ?? String(scope.cityId) }),
      onRemove: () => change({ city: WHOLE_COUNTRY }),
    },
    !isMarket &&
      asked.hideEmpty && {
        id: 'hideEmpty',
        label: t('searchHistory.withoutEmpty'),
        onRemove: () => change({ hideEmpty: false }),
      },
  ];
  return filters.filter((filter) => filter !== false);
}
