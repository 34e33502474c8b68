import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { getShelf, listShelfMoments } from '@vitrina/contract/products-in-search.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet } from '../platform/session/session.ts';
import { chooseMoment, findMoment, isShelfChosen } from './choose-moment.ts';
import type { ProductsInSearchSearch } from './search.ts';

const PATH = '/products-in-search';

/** What the address asks for, and the stored moments of that shelf. */
export function useShelfView() {
  const search = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const cabinet = useCabinet();
  const isRequested = isShelfChosen(search);
  const shelf = { cabinetId: cabinet.id, query: search.query.trim(), cityId: search.city };
  const moments = useQuery({
    ...routeQuery(listShelfMoments, shelf),
    enabled: isRequested,
  });
  const known = moments.data?.moments ?? [];
  const moment = chooseMoment(known, search.at);
  const against = findMoment(known, search.against);
  return {
    search,
    isRequested,
    shelf,
    moments,
    known,
    moment,
    against,
    change: (next: Partial<ProductsInSearchSearch>) =>
      void navigate({ search: (old: ProductsInSearchSearch) => ({ ...old, ...next }), replace: true }),
  };
}
export type ShelfView = ReturnType<typeof useShelfView>;

/** The shelf of a moment; while the slider moves, the one before stays on the screen. */
export function useStoredShelf({ shelf }: ShelfView, takenAt: string | undefined) {
  const query = routeQuery(getShelf, { ...shelf, takenAt: takenAt ?? '' });
  return useQuery({
    ...query,
    ...(takenAt === undefined ? { queryFn: skipToken } : {}),
    placeholderData: keepPreviousData,
    // A stored moment never changes; only who has been named and whose cards they are may.
    staleTime: 60_000,
  });
}
