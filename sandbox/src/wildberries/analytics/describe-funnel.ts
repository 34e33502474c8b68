import type { Product } from '../../market/market.ts';
import { hash } from '../../platform/hash.ts';
import { type Period, writePeriod } from '../period.ts';
import { type Funnel, toRub } from './count-funnel.ts';
import { dynamicsOf, wholePercent } from './metric.ts';

// What the market does not know is told alike for all: nobody counts wishes or buys by the club.
const WISHES_OF_CARTS = 0.4;
const NO_CLUB = {
  orderCount: 0,
  orderSum: 0,
  buyoutSum: 0,
  buyoutCount: 0,
  cancelSum: 0,
  cancelCount: 0,
  avgPrice: 0,
  buyoutPercent: 0,
  avgOrderCountPerDay: 0,
};

const daysOf = ({ from, to }: Period) => to - from + 1;
const hundredths = (value: number) => Math.round(value * 100) / 100;

/** How long goods travel: the same for a product at any time. */
function describeDelivery({ sku }: Product) {
  const minutes = 24 * 60 + (hash('delivery', sku) % (3 * 24 * 60));
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    mins: minutes % 60,
  };
}

function describeConversions({ clicks, carts, orders, buyouts, cancels }: Funnel) {
  return {
    addToCartPercent: wholePercent(carts, clicks),
    cartToOrderPercent: wholePercent(orders, carts),
    buyoutPercent: wholePercent(buyouts, buyouts + cancels),
  };
}

/** `allKopecks`: what all products of the report were ordered for. */
export function describeStatistic(product: Product, period: Period, funnel: Funnel, allKopecks: number) {
  const { clicks, carts, orders, ordersKopecks, buyouts, buyoutsKopecks, cancels, cancelsKopecks } = funnel;
  return {
    period: writePeriod(period),
    openCount: clicks,
    cartCount: carts,
    orderCount: orders,
    orderSum: toRub(ordersKopecks),
    buyoutCount: buyouts,
    buyoutSum: toRub(buyoutsKopecks),
    cancelCount: cancels,
    cancelSum: toRub(cancelsKopecks),
    avgPrice: orders === 0 ? 0 : toRub(ordersKopecks / orders),
    avgOrdersCountPerDay: hundredths(orders / daysOf(period)),
    shareOrderPercent: allKopecks === 0 ? 0 : hundredths((ordersKopecks / allKopecks) * 100),
    addToWishlist: Math.round(carts * WISHES_OF_CARTS),
    timeToReady: describeDelivery(product),
    localizationPercent: 30 + (hash('local', product.sku) % 50),
    wbClub: NO_CLUB,
    conversions: describeConversions(funnel),
  };
}
export type Statistic = ReturnType<typeof describeStatistic>;

/** The changes from the earlier period, in whole percent. */
export function compareStatistics(one: Statistic, past: Statistic) {
  const change = (
    field: 'openCount' | 'cartCount' | 'orderCount' | 'orderSum' | 'buyoutCount' | 'buyoutSum',
  ) => dynamicsOf(one[field], past[field]);
  return {
    openCountDynamic: change('openCount'),
    cartCountDynamic: change('cartCount'),
    orderCountDynamic: change('orderCount'),
    orderSumDynamic: change('orderSum'),
    buyoutCountDynamic: change('buyoutCount'),
    buyoutSumDynamic: change('buyoutSum'),
    cancelCountDynamic: dynamicsOf(one.cancelCount, past.cancelCount),
    cancelSumDynamic: dynamicsOf(one.cancelSum, past.cancelSum),
    avgOrdersCountPerDayDynamic: dynamicsOf(one.avgOrdersCountPerDay, past.avgOrdersCountPerDay),
    avgPriceDynamic: dynamicsOf(one.avgPrice, past.avgPrice),
    shareOrderPercentDynamic: dynamicsOf(one.shareOrderPercent, past.shareOrderPercent),
    addToWishlistDynamic: dynamicsOf(one.addToWishlist, past.addToWishlist),
    timeToReadyDynamic: { days: 0, hours: 0, mins: 0 },
    localizationPercentDynamic: 0,
    wbClubDynamic: NO_CLUB,
    conversions: {
      addToCartPercent: one.conversions.addToCartPercent - past.conversions.addToCartPercent,
      cartToOrderPercent: one.conversions.cartToOrderPercent - past.conversions.cartToOrderPercent,
      buyoutPercent: one.conversions.buyoutPercent - past.conversions.buyoutPercent,
    },
  };
}

/** One line of the report by days. */
export function describeFunnelDay(date: string, funnel: Funnel) {
  const { addToCartPercent, cartToOrderPercent, buyoutPercent } = describeConversions(funnel);
  return {
    date,
    openCount: funnel.clicks,
    cartCount: funnel.carts,
    orderCount: funnel.orders,
    orderSum: toRub(funnel.ordersKopecks),
    buyoutCount: funnel.buyouts,
    buyoutSum: toRub(funnel.buyoutsKopecks),
    buyoutPercent,
    addToCartConversion: addToCartPercent,
    cartToOrderConversion: cartToOrderPercent,
    addToWishlistCount: Math.round(funnel.carts * WISHES_OF_CARTS),
  };
}
