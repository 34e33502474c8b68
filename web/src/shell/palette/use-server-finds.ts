import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CabinetId } from '@vitrina/contract/ids.ts';
import { listPositionEntries } from '@vitrina/contract/positions.ts';
import { listProducts } from '@vitrina/contract/products.ts';
import { suggestQueries } from '@vitrina/contract/search-history.ts';
import { routeQuery } from '../../platform/route-query.ts';
import type { Find } from './find.ts';
import { goalFind } from './goal-find.ts';
import { matches } from './matches.ts';
import type { Goal } from './recent.ts';

const TYPING_PAUSE_MS = 150;
const SHORTEST_TEXT = 2;
const LONGEST_TEXT = 200;
const MOST = 5;
/** Whatever failed is said in the palette itself. */
const SILENT = { meta: { isSilent: true } };

type DataGoal = Exclude<Goal, { kind: 'page' }>;
type ServerFind = Find & { goal: DataGoal };

export type Served = { finds: ServerFind[]; isLoading: boolean; error: Error | null; retry: () => void };
export const NOTHING_SERVED: Served = { finds: [], isLoading: false, error: null, retry: () => undefined };

/** What the server knows by the typed text in this cabinet. A newer text cancels the requests of an older one. */
export function useServerFinds(typed: string, cabinetId: CabinetId): Served {
  const navigate = useNavigate();
  const [settled] = useDebouncedValue(typed.slice(0, LONGEST_TEXT), TYPING_PAUSE_MS);
  const enabled = settled.length >= SHORTEST_TEXT;
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

  const goals: DataGoal[] = [
    ...(products.data?.products ?? [])
      .slice(0, MOST)
      .map(({ sku, name }): DataGoal => ({ kind: 'product', sku, name, cabinetId })),
    ...(entries.data?.entries ?? [])
      .map(({ id, sku, name, cityName }) => ({
        id,
        sku: String(sku),
        name: name ?? String(sku),
        city: cityName,
      }))
      .filter(({ sku, name, city }) => matches(settled, `${name} ${sku} ${city}`))
      .slice(0, MOST)
      .map(({ id, name, city }): DataGoal => ({ kind: 'entry', id, name, city, cabinetId })),
    ...(queries.data?.queries ?? [])
      .slice(0, MOST)
      .map(({ query }): DataGoal => ({ kind: 'query', query, cabinetId })),
  ];
  const asked = [products, queries, entries];
  const isWaiting = asked.some(({ isFetching, data }) => isFetching && data === undefined);
  return {
    finds: enabled ? goals.map((goal) => ({ ...goalFind(goal, navigate), goal })) : [],
    // While somebody types, the answer to the shorter text is not the answer.
    isLoading: typed.length >= SHORTEST_TEXT && (settled !== typed.slice(0, LONGEST_TEXT) || isWaiting),
    error: enabled ? (asked.find(({ error }) => error !== null)?.error ?? null) : null,
    retry: () => asked.filter(({ error }) => error !== null).forEach((one) => void one.refetch()),
  };
}
