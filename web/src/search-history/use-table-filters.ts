import { useQuery } from '@tanstack/react-query';
import { getCities, WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '../platform/api/route-query.ts';
import type { TableFilter } from '../ui/data-table/column.ts';
import { listTableFilters } from './list-table-filters.ts';
import type { QueryScope } from './use-query-scope.ts';

export function useTableFilters({ search, scope: { cityId }, change }: QueryScope): readonly TableFilter[] {
  const { t } = useTranslation();
  const { data } = useQuery({
    ...routeQuery(getCities, {}),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: cityId !== WHOLE_COUNTRY,
  });
  const name = data?.cities.find(({ id }) => id === cityId)?.name;
  return listTableFilters({ search, city: { id: cityId, name }, change }, t);
}
