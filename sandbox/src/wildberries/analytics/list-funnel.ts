import { setImmediate as breathe } from 'node:timers/promises';
import { z } from 'zod';
import { formatDay, moscowDay } from '../../clock/moscow-day.ts';
import { weekdayOf } from '../../market/calendar.ts';
import type { Product } from '../../market/market.ts';
import { tagsOfProduct } from '../cards/tags.ts';
import { findOwnProduct, listOwnProducts } from '../own-products.ts';
import { listDays, type Period, PeriodAsk, readPeriod } from '../period.ts';
import type { WbCall, WbOperation } from '../wb-call.ts';
import { refuse } from '../wb-error.ts';
import { countFunnel, toRub } from './count-funnel.ts';
import {
  compareStatistics,
  describeFunnelDay,
  describeStatistic,
  type Statistic,
} from './describe-funnel.ts';
import { describeProduct } from './describe-product.ts';
import { isChosen } from './product-figures.ts';
import { OrderMode, ProductFilter } from './search-ask.ts';

const MOST_ARTICLES = 1000;
const MOST_HISTORIES = 20;
const HISTORY_DAYS = 7;

// The other columns of the contract are the same for all products here, so they order nothing.
const ORDERS = {
  openCard: ({ openCount }) => openCount,
  addToCart: ({ cartCount }) => cartCount,
  orderCount: ({ orderCount }) => orderCount,
  orderSum: ({ orderSum }) => orderSum,
  buyoutCount: ({ buyoutCount }) => buyoutCount,
  buyoutSum: ({ buyoutSum }) => buyoutSum,
  cancelCount: ({ cancelCount }) => cancelCount,
  cancelSum: ({ cancelSum }) => cancelSum,
  avgPrice: ({ avgPrice }) => avgPrice,
  shareOrderPercent: ({ shareOrderPercent }) => shareOrderPercent,
  addToWishlist: ({ addToWishlist }) => addToWishlist,
  localizationPercent: ({ localizationPercent }) => localizationPercent,
} as const satisfies Record<string, (statistic: Statistic) => number>;
const isOrder = (field: string): field is keyof typeof ORDERS => Object.hasOwn(ORDERS, field);

const Ask = ProductFilter.extend({
  nmIds: z.array(z.int()).max(MOST_ARTICLES).default([]),
  selectedPeriod: PeriodAsk,
  pastPeriod: PeriodAsk.optional(),
  orderBy: z.object({ field: z.string(), mode: OrderMode }).prefault({ field: 'openCard', mode: 'desc' }),
  limit: z.int().min(1).max(1000).default(50),
  offset: z.int().min(0).default(0),
});
const HistoryAsk = z.object({
  selectedPeriod: PeriodAsk,
  nmIds: z.array(z.int()).min(1).max(MOST_HISTORIES),
  aggregationLevel: z.enum(['day', 'week']).default('day'),
});

function readSelected(requested: z.infer<typeof PeriodAsk>, now: Date): Period {
  const period = readPeriod(requested, now);
  if ('refused' in period) throw refuse('analytics', 400, `selectedPeriod.${period.refused}`);
  return period;
}

/** Without a past period, as many days right before, but nothing earlier than the report goes back. */
function pastOf({ from, to }: Period, requested: z.infer<typeof PeriodAsk> | undefined, now: Date): Period {
  if (requested !== undefined && requested.start <= requested.end)
    return { from: requested.start, to: requested.end };
  const earliest = moscowDay(now) - 365;
  return { from: Math.max(earliest, from - (to - from + 1)), to: Math.max(earliest, from - 1) };
}

function describeCard(call: WbCall, product: Product) {
  const about = describeProduct(call, product);
  const { stock, priceKopecks } = call.market.products.state(product.sku, call.now, 'wb');
  const { nmId, name, vendorCode, brandName, subjectName, rating, feedbackRating } = about;
  const card = { nmId, title: name, vendorCode, brandName, subjectId: product.categoryId, subjectName };
  return {
    card,
    extended: {
      ...card,
      tags: tagsOfProduct(product).map(({ id, name: tag }) => ({ id, name: tag })),
      productRating: rating,
      feedbackRating,
      stocks: { wb: stock, mp: 0, balanceSum: toRub(stock * priceKopecks) },
    },
  };
}

/** POST /api/analytics/v3/sales-funnel/products */
export const listFunnel: WbOperation = async (call, { body }) => {
  const ask = Ask.parse(body);
  const period = readSelected(ask.selectedPeriod, call.now);
  const past = pastOf(period, ask.pastPeriod, call.now);
  const counted = [];
  for (const product of listOwnProducts(call)) {
    if (!isChosen(product, ask)) continue;
    counted.push({
      product,
      selected: countFunnel(call, product, period),
      earlier: countFunnel(call, product, past),
    });
    await breathe();
  }
  const allKopecks = counted.reduce((sum, { selected }) => sum + selected.ordersKopecks, 0);
  const allEarlierKopecks = counted.reduce((sum, { earlier }) => sum + earlier.ordersKopecks, 0);
  const rows = counted.map(({ product, selected, earlier }) => {
    const one = describeStatistic(product, period, selected, allKopecks);
    const other = describeStatistic(product, past, earlier, allEarlierKopecks);
    return { product, one, other };
  });
  const { field, mode } = ask.orderBy;
  const sign = mode === 'asc' ? 1 : -1;
  const valueOf = isOrder(field) ? ORDERS[field] : () => 0;
  const page = rows
    .toSorted((a, b) => sign * (valueOf(a.one) - valueOf(b.one)))
    .slice(ask.offset, ask.offset + ask.limit);
  return {
    data: {
      products: page.map(({ product, one, other }) => ({
        product: describeCard(call, product).extended,
        statistic: { selected: one, past: other, comparison: compareStatistics(one, other) },
      })),
      currency: 'RUB',
    },
  };
};

const mondayOf = (day: number) => day - weekdayOf(day);

/** POST /api/analytics/v3/sales-funnel/products/history: the last week only. */
export const listFunnelDays: WbOperation = (call, { body }) => {
  const ask = HistoryAsk.parse(body);
  const period = readSelected(ask.selectedPeriod, call.now);
  if (period.from < moscowDay(call.now) - HISTORY_DAYS)
    throw refuse('analytics', 400, 'selectedPeriod.start: must be within the last week');
  const days = listDays(period);
  const groups =
    ask.aggregationLevel === 'day' ? days.map((day) => [day]) : [...Map.groupBy(days, mondayOf).values()];
  return ask.nmIds.flatMap((nmId) => {
    const product = findOwnProduct(call, nmId);
    if (product === undefined) return [];
    return {
      product: describeCard(call, product).card,
      history: groups.map((group) => {
        const span = { from: group[0] ?? period.from, to: group.at(-1) ?? period.to };
        return describeFunnelDay(formatDay(span.from), countFunnel(call, product, span));
      }),
      currency: 'RUB',
    };
  });
};
