import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TagId } from '@vitrina/contract/ids.ts';
import { getProductStandings } from '@vitrina/contract/positions/matrix.ts';
import { listProducts, type Product } from '@vitrina/contract/products.ts';
import { listRadarCounts } from '@vitrina/contract/radar/products.ts';
import { useMemo } from 'react';
import { call } from '../platform/api/call.ts';
import { routeQuery } from '../platform/api/route-query.ts';
import { useCabinet } from '../platform/session/session.ts';
import { useLeaving } from '../platform/undoable.ts';
import { readTags } from '../products/tags/tags-in-address.ts';
import { useTags } from '../products/tags/use-tags.ts';
import { staying } from './external/leaving-products.ts';
import { toRows } from './product-row.ts';
import { LARGEST_PAGE, lookAgainMs, readPages } from './read-pages.ts';
import type { ProductTablesSearch } from './search.ts';

const NONE: readonly Product[] = [];

/** One page of products with their tags and places, and how to read all the pages for a file. */
export function useProductTable({ tags: search, open: _open, ...rest }: ProductTablesSearch) {
  const cabinet = useCabinet();
  const tags = useTags();
  const leaving = useLeaving();
  const tagIds = readTags(search).map((id) => TagId.parse(id));
  const input = { cabinetId: cabinet.id, ...rest, tagIds, withExternal: true };
  const products = useQuery({
    ...routeQuery(listProducts, input),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => lookAgainMs(state.data),
  });
  const shown = products.data?.products ?? NONE;
  const skus = shown.map(({ sku }) => sku);
  const standings = useQuery({
    ...routeQuery(getProductStandings, { cabinetId: cabinet.id, skus }),
    enabled: skus.length > 0,
    placeholderData: keepPreviousData,
  });
  const counts = useQuery({
    ...routeQuery(listRadarCounts, { cabinetId: cabinet.id, skus }),
    enabled: skus.length > 0,
    placeholderData: keepPreviousData,
  });
  const changes = counts.isPlaceholderData ? undefined : counts.data?.counts;
  const known = standings.isPlaceholderData ? undefined : standings.data?.standings;
  const rows = useMemo(
    () => toRows(staying(shown, leaving), tags, known, changes),
    [shown, tags, known, changes, leaving],
  );

  const readAll = () =>
    readPages({
      tags,
      pageOf: (page) => call(listProducts, { ...input, page, pageSize: LARGEST_PAGE }),
      standingsOf: (of) => call(getProductStandings, { cabinetId: cabinet.id, skus: [...of] }),
      countsOf: (of) => call(listRadarCounts, { cabinetId: cabinet.id, skus: [...of] }),
    });

  return { products, rows: products.data && rows, tags, tagIds, readAll };
}

export type ProductTableState = ReturnType<typeof useProductTable>;
