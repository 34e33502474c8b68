import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listPiggyBackerNotices } from '@vitrina/contract/radar/piggy-backers.ts';
import { routeQuery } from '../../../platform/api/route-query.ts';
import { useCabinet } from '../../../platform/session/session.ts';
import type { TablePage } from '../../../ui/data-table/column.ts';

export const PAGE_SIZES = [10, 20, 50] as const;
export const FIRST_PAGE: TablePage = { page: 1, pageSize: PAGE_SIZES[0] };

/** The log of the daily notice, of all cards of the cabinet. The example has none to read. */
export function useNotices(page: TablePage) {
  const { id: cabinetId, isExample } = useCabinet();
  return useQuery({
    ...routeQuery(listPiggyBackerNotices, { cabinetId, ...page }),
    placeholderData: keepPreviousData,
    enabled: !isExample,
  });
}
