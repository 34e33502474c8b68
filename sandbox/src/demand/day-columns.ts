import type { QueryDay } from '../market/market.ts';

/** A day of many queries in plain numbers: as objects it would fill the memory several times over. */
export type DayColumns = {
  put(index: number, day: QueryDay): void;
  /** undefined for a query that was not put. */
  get(index: number): QueryDay | undefined;
};

const WIDTH = 13;

export function createDayColumns(queryCount: number): DayColumns {
  const cells = new Float64Array(queryCount * WIDTH);
  return {
    put(index, day) {
      const at = index * WIDTH;
      cells[at] = day.count;
      cells[at + 1] = day.uniqQueriesWithCa;
      cells[at + 2] = day.addedToCart;
      cells[at + 3] = day.avgPriceKopecks;
      cells[at + 4] = day.itemsViews;
      cells[at + 5] = day.uniqSellers;
      cells[at + 6] = day.usersWithoutInteraction;
      cells[at + 7] = day.softQueries;
      cells[at + 8] = day.zeroQueries;
      cells[at + 9] = day.gmvKopecks;
      cells[at + 10] = day.orders;
      cells[at + 11] = day.orderedUsers;
      cells[at + 12] = day.productsCount;
    },
    get(index) {
      const at = index * WIDTH;
      const cell = (place: number) => cells[at + place] ?? 0;
      // Nobody is listed for a day on which nobody searched.
      if (cell(0) === 0) return undefined;
      return {
        count: cell(0),
        uniqQueriesWithCa: cell(1),
        addedToCart: cell(2),
        avgPriceKopecks: cell(3),
        itemsViews: cell(4),
        uniqSellers: cell(5),
        usersWithoutInteraction: cell(6),
        softQueries: cell(7),
        zeroQueries: cell(8),
        gmvKopecks: cell(9),
        orders: cell(10),
        orderedUsers: cell(11),
        productsCount: cell(12),
      };
    },
  };
}
