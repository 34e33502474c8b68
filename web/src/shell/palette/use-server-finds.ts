import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { listPositionEntries } from '@vitrina/contract/positions/entries.ts';
import { listProducts } from '@vitrina/contract/products.ts';
import { suggestQueries } from '@vitrina/contract/search-history.ts';
import { routeQuery } from '../../platform/api/route-query.ts';
import { SILENT } from '../../platform/api/silent.ts';
import type { Find } from './find.ts';
import { goalFind } from './goal-find.ts';
import type { DataGoal } from './recent.ts';
import { failedOf, goalsOf, isStillAsking, isWorthAsking, requestedText } from './served-finds.ts';

const TYPING_PAUSE_MS = 150;

type ServerFind = Find & { goal: DataGoal };

export type Served = { finds: ServerFind[]; isLoading: boolean; error: Error | null; retry: () => void };
export const NOTHING_SERVED: Served = { finds: [], isLoading: false, error: null, retry: () => undefined };

/** What the server knows by the typed text in this cabinet. A newer text cancels the requests of an older one. */
export function useServerFinds(typed: string, cabinetId: CabinetId): Served {
  const navigate = useNavigate();
  const [settled] = useDebouncedValue(requestedText(typed), TYPING_PAUSE_MS);
  const enabled = isWorthAsking(settled);
  const products = useQuery({
    ...routeQuery(listProducts, { cabinetId, search: settled, page: 1, pageSize: 10 }),
    ...SILENT,
    enabled,
  });
  const queries = useQuery({
    ...routeQuery(suggestQueries, { cabinetId, marketplace: 'ozon', text: settled }),
    ...SILENT,
    enabled,
  });
  const entries = useQuery({ ...routeQuery(listPositionEntries, { cabinetId }), ...SILENT, enabled });

  const answers = {
    products: products.data?.products,
    entries: entries.data?.entries,
    queries: queries.data?.queries,
  };
  const input = [products, queries, entries];
  const failed = failedOf(input);
  return {
    finds: enabled
      ? goalsOf(settled, answers, cabinetId).map((goal) => ({ ...goalFind(goal, navigate), goal }))
      : [],
    isLoading: isStillAsking(typed, settled, input),
    error: enabled ? (failed[0]?.error ?? null) : null,
    retry: () => failed.forEach((one) => void one.refetch()),
  };
}
