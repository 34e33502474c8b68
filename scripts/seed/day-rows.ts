import type { DayNumber, Market, MarketplaceId, QueryDay } from '../../sandbox/src/market/market.ts';

/** In the order of the bytes of a row. */
export const DAY_COLUMNS = [
  'mp',
  'day',
  'query_id',
  'count',
  'ca',
  'cart',
  'views',
  'idle',
  'soft',
  'zero',
  'gmv',
  'ord',
  'buyers',
  'price',
  'sellers',
  'products',
] as const;

// As in the Enum8 of the table.
const MARKETPLACES: Readonly<Record<MarketplaceId, number>> = { ozon: 1, wb: 2, ym: 3 };

const ROW_BYTES = 67;
const QUERY_AT = 3;
const COUNT_AT = 7;
const WHOLE_COUNTRY = 0;
/** Most queries are not searched on a day: room for a part of them, and more when it is needed. */
const FIRST_SHARE = 0.25;

function writeRow(
  at: DataView,
  from: number,
  of: { marketplace: number; day: number },
  figures: QueryDay,
): void {
  at.setInt8(from, of.marketplace);
  at.setUint16(from + 1, of.day, true);
  at.setUint32(from + COUNT_AT, figures.count, true);
  at.setUint32(from + 11, figures.uniqQueriesWithCa, true);
  at.setUint32(from + 15, figures.addedToCart, true);
  at.setBigUint64(from + 19, BigInt(figures.itemsViews), true);
  at.setUint32(from + 27, figures.usersWithoutInteraction, true);
  at.setUint32(from + 31, figures.softQueries, true);
  at.setUint32(from + 35, figures.zeroQueries, true);
  at.setBigUint64(from + 39, BigInt(figures.gmvKopecks), true);
  at.setUint32(from + 47, figures.orders, true);
  at.setUint32(from + 51, figures.orderedUsers, true);
  at.setUint32(from + 55, figures.avgPriceKopecks, true);
  at.setUint32(from + 59, figures.uniqSellers, true);
  at.setUint32(from + 63, figures.productsCount, true);
}

/** A day of a market in the binary format of its table, with the places of queries in the market for their numbers. */
export function writeDayRows(market: Market, marketplace: MarketplaceId, day: DayNumber): ArrayBuffer {
  const of = { marketplace: MARKETPLACES[marketplace], day };
  const total = market.queries.count;
  let bytes = new ArrayBuffer(ROW_BYTES * Math.ceil(total * FIRST_SHARE));
  let view = new DataView(bytes);
  let end = 0;
  for (let index = 0; index < total; index += 1) {
    const figures = market.day(marketplace, index, day, WHOLE_COUNTRY);
    if (figures === undefined) continue;
    if (end === bytes.byteLength) {
      bytes = bytes.transfer(bytes.byteLength * 2);
      view = new DataView(bytes);
    }
    writeRow(view, end, of, figures);
    view.setUint32(end + QUERY_AT, index, true);
    end += ROW_BYTES;
  }
  return bytes.transfer(end);
}

export type DayRows = {
  rows: number;
  bytes: ArrayBuffer;
  /** Searches by the places of queries in the market; before `setNumbers`. */
  eachQuery(take: (index: number, count: number) => void): void;
  /** Puts numbers, by place in the market, where the places were. */
  setNumbers(numbers: Uint32Array): void;
};

export function openDayRows(bytes: ArrayBuffer): DayRows {
  const view = new DataView(bytes);
  const rows = bytes.byteLength / ROW_BYTES;
  return {
    rows,
    bytes,
    eachQuery: (take) => {
      for (let from = 0; from < bytes.byteLength; from += ROW_BYTES)
        take(view.getUint32(from + QUERY_AT, true), view.getUint32(from + COUNT_AT, true));
    },
    setNumbers: (numbers) => {
      for (let at = QUERY_AT; at < bytes.byteLength; at += ROW_BYTES)
        view.setUint32(at, numbers[view.getUint32(at, true)] ?? 0, true);
    },
  };
}
