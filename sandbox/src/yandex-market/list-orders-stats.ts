import { setImmediate as breathe } from 'node:timers/promises';
import { z } from 'zod';
import { DayText, moscowDay } from '../clock/moscow-day.ts';
import type { DayNumber, Product } from '../market/market.ts';
import { type Ask, CampaignParams, PageToken, pageLimit } from './ask.ts';
import { countSales } from './count-sales.ts';
import { describeOrder } from './describe-order.ts';
import { shopOfProduct } from './list-shops.ts';
import type { MarketCall } from './market-call.ts';
import { badRequest } from './market-error.ts';
import { DELIVERY_DAYS } from './order-fate.ts';
import { type OrderPlace, readOrderNumber, writeOrderNumber } from './order-number.ts';
import { readPageToken, writePageToken } from './page-token.ts';
import { requireShop } from './require-business.ts';

const Body = z.object({
  dateFrom: DayText.optional(),
  dateTo: DayText.optional(),
  updateFrom: DayText.optional(),
  updateTo: DayText.optional(),
  orders: z.array(z.coerce.number().int().min(1)).min(1).max(200).nullish(),
  statuses: z.array(z.string()).min(1).nullish(),
  hasCis: z.boolean().optional(),
});
type Filter = z.infer<typeof Body>;
type Order = ReturnType<typeof describeOrder>;

const USUAL_DAYS = 30;
// A page may be shorter than its limit: what is looked through for one answer has a bound of its own.
const DAYS_OF_PRODUCTS_AT_ONCE = 2000;
const BREATHS = 100;

type Shelf = readonly { product: Product; serial: number }[];

function listShopShelf(call: MarketCall, campaignId: number): Shelf {
  return call.market.products
    .ofSeller(call.seller.id)
    .map((product, serial) => ({ product, serial }))
    .filter(
      ({ product: { sku } }) =>
        call.market.products.isSold(sku, 'ym') &&
        shopOfProduct(call.seller.id, sku)?.campaignId === campaignId,
    );
}

/** The days on which the asked orders were made, at most. */
function readDays(filter: Filter, today: DayNumber): { from: DayNumber; to: DayNumber } {
  const { dateFrom, dateTo, updateFrom, updateTo } = filter;
  const isByUpdate = updateFrom !== undefined || updateTo !== undefined;
  if (isByUpdate && (dateFrom !== undefined || dateTo !== undefined))
    throw badRequest('dateFrom and dateTo must not be combined with updateFrom and updateTo');
  const to = Math.min(today, (isByUpdate ? updateTo : dateTo) ?? today);
  const from = (isByUpdate ? updateFrom : dateFrom) ?? to - USUAL_DAYS;
  if (from > to && to < today) throw badRequest('dateTo must not be before dateFrom');
  return { from: isByUpdate ? from - DELIVERY_DAYS.returned : from, to };
}

function isRequested({ statuses, hasCis, updateFrom, updateTo }: Filter, order: Order): boolean {
  const updated = moscowDay(new Date(order.statusUpdateDate));
  return (
    (statuses?.includes(order.status) ?? true) &&
    // Nothing here carries a mandatory mark.
    hasCis !== true &&
    (updateFrom === undefined || updated >= updateFrom) &&
    (updateTo === undefined || updated <= updateTo)
  );
}

function listNamedOrders(call: MarketCall, shelf: Shelf, filter: Filter, ids: readonly number[]): Order[] {
  return ids.flatMap((id) => {
    const at = readOrderNumber(id);
    const product = shelf.find(({ serial }) => serial === at.serial)?.product;
    if (product === undefined || at.day > moscowDay(call.now)) return [];
    const sales = countSales(call.traffic, product.sku, { from: at.day, to: at.day }, call.now);
    if (at.place >= sales.all.orders) return [];
    const order = describeOrder(call, product, sales, at);
    return isRequested(filter, order) ? [order] : [];
  });
}

type Walk = { shelf: Shelf; filter: Filter; start: OrderPlace; to: DayNumber; limit: number };

async function walkOrders(call: MarketCall, { shelf, filter, start, to, limit }: Walk) {
  const orders: Order[] = [];
  let looked = 0;
  for (let { day } = start; day <= to; day += 1) {
    for (const { product, serial } of shelf) {
      if (day === start.day && serial < start.serial) continue;
      const first = day === start.day && serial === start.serial ? start.place : 0;
      if (looked === DAYS_OF_PRODUCTS_AT_ONCE)
        return { orders, next: writeOrderNumber({ day, serial, place: first }) };
      looked += 1;
      if (looked % BREATHS === 0) await breathe();
      const sales = countSales(call.traffic, product.sku, { from: day, to: day }, call.now);
      for (let place = first; place < sales.all.orders; place += 1) {
        if (orders.length === limit) return { orders, next: writeOrderNumber({ day, serial, place }) };
        const order = describeOrder(call, product, sales, { day, serial, place });
        if (isRequested(filter, order)) orders.push(order);
      }
    }
  }
  return { orders, next: undefined };
}

/** The orders of one shop, the oldest first. */
export async function listOrdersStats(call: MarketCall, { params, query, body }: Ask) {
  const shop = requireShop(call, CampaignParams.parse(params).campaignId);
  const filter = Body.parse(body);
  const shelf = listShopShelf(call, shop.campaignId);
  if (filter.orders)
    return { status: 'OK', result: { orders: listNamedOrders(call, shelf, filter, filter.orders) } };
  const { from, to } = readDays(filter, moscowDay(call.now));
  const token = readPageToken(PageToken.parse(query));
  const start = token === 0 ? { day: from, serial: 0, place: 0 } : readOrderNumber(token);
  const limit = pageLimit(200, 100, 'refused').parse(query);
  const { orders, next } = await walkOrders(call, { shelf, filter, start, to, limit });
  const paging = next === undefined ? {} : { nextPageToken: writePageToken(next) };
  return { status: 'OK', result: { orders, paging } };
}
