import type { DayNumber, Market, QueryDay } from '../market/market.ts';
import { hash } from '../platform/hash.ts';

/** One query over some days in the columns of the cabinet's table; its spellings are the marketplace's own. */
export type CabinetQuery = {
  query: string;
  count: number;
  /** Percent. */
  ca: number;
  caQty: number;
  caRub: number;
  uniqQueriesWCa: number;
  avgCaRub: number;
  avgCountItems: number;
  itemsViews: number;
  uniqSellers: number;
  meanBid: number;
  predictedCategories: number[];
  softQueryCount: number;
  softQueryShare: number;
  usersWithoutInterectionCount: number;
  usersWithoutInterectionShare: number;
  zrCount: number;
  zrShare: number;
  ord: number;
  gmv: number;
  /** Percent. */
  searchUsersToOrdUsers: number;
  dailyAvg: number;
};

export type Days = { from: DayNumber; to: DayNumber };

const WHOLE_COUNTRY = 0;
const KOPECKS = 100;
// Some people repeat a query within a day.
const USERS_PER_SEARCH = 0.82;

const round = (value: number) => Math.round(value * 100) / 100;
const percent = (part: number, whole: number) => round((part / whole) * 100);

function listDays(market: Market, index: number, { from, to }: Days): QueryDay[] {
  return Array.from(
    { length: to - from + 1 },
    (_, step) => market.day('ozon', index, from + step, WHOLE_COUNTRY) ?? [],
  ).flat();
}

/** undefined: nobody searched in these days. */
export function measureQuery(market: Market, index: number, days: Days): CabinetQuery | undefined {
  const rows = listDays(market, index, days);
  const sum = (pick: (row: QueryDay) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const count = sum((row) => row.count);
  if (count === 0) return undefined;
  const perSearch = (pick: (row: QueryDay) => number) => sum((row) => pick(row) * row.count) / count;
  const [carts, cartSearches] = [sum((row) => row.addedToCart), sum((row) => row.uniqQueriesWithCa)];
  const priceRub = perSearch((row) => row.avgPriceKopecks) / KOPECKS;
  const [soft, zero, idle] = [
    sum((row) => row.softQueries),
    sum((row) => row.zeroQueries),
    sum((row) => row.usersWithoutInteraction),
  ];
  const query = market.queries.text(index);
  return {
    query,
    count,
    ca: percent(cartSearches, count),
    caQty: carts,
    caRub: Math.round(carts * priceRub),
    uniqQueriesWCa: cartSearches,
    avgCaRub: round(priceRub),
    avgCountItems: Math.round(perSearch((row) => row.productsCount)),
    itemsViews: round(sum((row) => row.itemsViews) / count),
    uniqSellers: Math.round(perSearch((row) => row.uniqSellers)),
    meanBid: round(4 + (hash('bid', query) % 2400) / 100),
    predictedCategories: [market.queries.categoryId(index)],
    softQueryCount: soft,
    softQueryShare: percent(soft, count),
    usersWithoutInterectionCount: idle,
    usersWithoutInterectionShare: percent(idle, count),
    zrCount: zero,
    zrShare: percent(zero, count),
    ord: sum((row) => row.orders),
    gmv: round(sum((row) => row.gmvKopecks) / KOPECKS),
    searchUsersToOrdUsers: percent(
      sum((row) => row.orderedUsers),
      count * USERS_PER_SEARCH,
    ),
    dailyAvg: round(count / (days.to - days.from + 1)),
  };
}
