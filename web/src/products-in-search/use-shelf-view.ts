import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { getLeadingShelf, getShelf, listShelfMoments } from '@vitrina/contract/products-in-search.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet } from '../platform/session/session.ts';
import { chooseMoment, findMoment, isShelfChosen } from './choose-moment.ts';
import { namesShelf, withLeading } from './leading-shelf.ts';
import type { ProductsInSearchSearch } from './search.ts';

const PATH = '/products-in-search';

/** What the address asks for, and the stored moments of that shelf. */
export function useShelfView() {
  const address = useSearch({ from: PATH });
  const navigate = useNavigate({ from: PATH });
  const cabinet = useCabinet();
  const leading = useQuery({
    ...routeQuery(getLeadingShelf, { cabinetId: cabinet.id }),
    enabled: !namesShelf(address),
    // Without it the screen waits for a question, as it says.
    meta: { isSilent: true },
  });
  const search = withLeading(address, leading.data?.shelf);
  const isRequested = isShelfChosen(search);
  const isLeading = isRequested && !namesShelf(address);
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
    isWaiting: !namesShelf(address) && leading.isPending,
    /** Which shelf the screen has chosen by itself, and whether its demand is known. */
    leading: isLeading ? leading.data?.shelf : undefined,
    shelf,
    moments,
    known,
    moment,
    against,
    change: (next: Partial<ProductsInSearchSearch>) =>
      void navigate({
        // Whatever is changed is changed of the shelf that is shown.
        search: (old: ProductsInSearchSearch) => ({
          ...old,
          ...(isLeading ? { query: search.query, city: search.city } : {}),
          ...next,
        }),
        replace: true,
      }),
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
