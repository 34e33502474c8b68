import { z } from 'zod';
import { formatDay } from '../../clock/moscow-day.ts';
import { findOwnProduct } from '../own-products.ts';
import { hourOf, listDays, PeriodAsk, readPeriod, spanOf } from '../period.ts';
import { splitCount } from '../split-count.ts';
import type { WbOperation } from '../wb-call.ts';
import { refuse } from '../wb-error.ts';
import { mostTexts } from './list-search-texts.ts';

const MOST_DAYS = 7;

const Ask = z.object({ period: PeriodAsk, nmId: z.int(), searchTexts: z.array(z.string().max(300)).min(1) });

/** POST /api/v2/search-report/product/orders: day by day; a place of 0 says that the query did not show the product. */
export const listSearchOrders: WbOperation = (call, { body }) => {
  const { period: requested, nmId, searchTexts } = Ask.parse(body);
  const { market, queryMeter, traffic, now } = call;
  const most = mostTexts(call);
  if (searchTexts.length > most)
    throw refuse('analytics', 400, `searchTexts: at most ${most} for the current tariff`);
  const period = readPeriod(requested, now, { mostDays: MOST_DAYS });
  if ('refused' in period) throw refuse('analytics', 400, period.refused);
  const product = findOwnProduct(call, nmId);
  if (product === undefined) throw refuse('analytics', 400, `nmId: ${nmId} is not found`);

  const countedTo = hourOf(now);
  const figures = queryMeter.of(product, period, countedTo);
  const ordersOf = listDays(period).map((day) => {
    const span = spanOf({ from: day, to: day }, countedTo);
    const { orders } = traffic.organic({ marketplace: 'wb', sku: product.sku, ...span });
    const split = splitCount(
      orders,
      figures.map(({ share }) => share),
    );
    return new Map(figures.map(({ text }, place) => [text, split[place] ?? 0]));
  });
  const items = searchTexts.map((text) => {
    const index = market.queries.find(text);
    return {
      text,
      frequency: index === undefined ? 0 : queryMeter.frequency(index, period, countedTo),
      dateItems: listDays(period).map((day, place) => ({
        dt: formatDay(day),
        avgPosition: queryMeter.position(text, product.sku, day, countedTo) ?? 0,
        orders: ordersOf[place]?.get(text) ?? 0,
      })),
    };
  });
  const total = listDays(period).map((day, place) => {
    const ofDay = items.flatMap(({ dateItems }) => dateItems[place] ?? []);
    const seen = ofDay.filter(({ avgPosition }) => avgPosition > 0);
    const sum = seen.reduce((places, { avgPosition }) => places + avgPosition, 0);
    return {
      dt: formatDay(day),
      avgPosition: Math.round(sum / Math.max(1, seen.length)),
      orders: ofDay.reduce((orders, one) => orders + one.orders, 0),
    };
  });
  return { data: { total, items } };
};
