import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TagId } from '@vitrina/contract/ids.ts';
import { listRadarProducts } from '@vitrina/contract/radar/products.ts';
import { useMemo } from 'react';
import { call } from '../../platform/api/call.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { useLeaving } from '../../platform/undoable.ts';
import { readTags } from '../../products/tags/tags-in-address.ts';
import { useTags } from '../../products/tags/use-tags.ts';
import { readAll } from '../read-all.ts';
import type { RadarChangesSearch } from '../search.ts';
import { staying } from './leaving-products.ts';
import { toRows } from './product-row.ts';

const LOOK_AGAIN_MS = 10_000;

/** A page of what is watched, and how to read all of it for a file. */
export function useProducts(search: RadarChangesSearch) {
  const { id: cabinetId } = useCabinet();
  const known = useTags();
  const leaving = useLeaving();
  const { search: contains, tags, tagMode, whose, sort, direction, page, pageSize } = search;
  const input = {
    cabinetId,
    contains,
    tagIds: readTags(tags).map((id) => TagId.parse(id)),
    tagMode,
    whose,
    sort,
    isDescending: direction === 'desc',
  };
  const products = useQuery({
    ...routeQuery(listRadarProducts, { ...input, page, pageSize }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });
  const shown = products.data?.products;
  const rows = useMemo(() => shown && toRows(staying(shown, leaving), known), [shown, leaving, known]);
  const readWhole = () =>
    readAll(async (one) => {
      const answer = await call(listRadarProducts, { ...input, ...one });
      return { rows: toRows(answer.products, known), total: answer.total };
    });
  return { products, rows, known, readAll: readWhole };
}
