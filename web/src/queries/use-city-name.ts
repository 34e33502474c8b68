import { useQuery } from '@tanstack/react-query';
import { getCities, WHOLE_COUNTRY } from '@vitrina/contract/search-history.ts';
import { routeQuery } from '../platform/api/route-query.ts';

/** What a city is called, once that is known. */
export function useCityName(id: number): string | undefined {
  const { data } = useQuery({
    ...routeQuery(getCities, {}),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: id !== WHOLE_COUNTRY,
  });
  return data?.cities.find((city) => city.id === id)?.name;
}
