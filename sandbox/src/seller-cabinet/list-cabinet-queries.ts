import type { Market } from '../market/market.ts';
import { createMemory } from '../platform/create-memory.ts';
import { type CabinetQuery, type Days, measureQuery } from './measure-query.ts';

export type TableAsk = Days & {
  text: string;
  limit: number;
  offset: number;
  sortBy: SortColumn;
  isAscending: boolean;
};

export const SORT_COLUMNS = ['count', 'ca', 'caQty', 'avgCaRub', 'itemsViews', 'uniqSellers', 'gmv'] as const;
type SortColumn = (typeof SORT_COLUMNS)[number];

// Queries are numbered by popularity, so a frequent word keeps its most popular ones.
const MOST_MATCHES = 2000;
// Pages of one table are asked for one after the other.
const KEPT_TABLES = 20;

export type CabinetTable = (ask: TableAsk) => CabinetQuery[];

/** The table of all queries that contain a text. */
export function createCabinetTable(market: Market): CabinetTable {
  const memory = createMemory<CabinetQuery[]>(KEPT_TABLES);

  function measureMatching(folded: string, days: Days): CabinetQuery[] {
    const found: CabinetQuery[] = [];
    for (let index = 0; index < market.queries.count && found.length < MOST_MATCHES; index += 1) {
      if (!market.queries.text(index).includes(folded)) continue;
      const query = measureQuery(market, index, days);
      if (query !== undefined) found.push(query);
    }
    return found;
  }

  return ({ text, from, to, limit, offset, sortBy, isAscending }) => {
    const folded = text.trim().toLowerCase().replaceAll('ё', 'е');
    const rows = memory.of(`${from} ${to} ${folded}`, () => measureMatching(folded, { from, to }));
    const sign = isAscending ? 1 : -1;
    return rows.toSorted((one, other) => sign * (one[sortBy] - other[sortBy])).slice(offset, offset + limit);
  };
}
