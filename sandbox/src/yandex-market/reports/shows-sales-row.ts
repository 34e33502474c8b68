import type { DayNumber, Product } from '../../market/market.ts';
import { hash } from '../../platform/hash.ts';
import { addCounters, type Counters, NO_COUNTERS } from '../../traffic/traffic.ts';
import { countSales, type Sales } from '../count-sales.ts';
import { nameCategory } from '../get-category-tree.ts';
import { DELIVERY_DAYS, type Fate, fateOf } from '../order-fate.ts';
import { listDays, type ReportScope } from './report-scope.ts';

type Handed = { count: number; kopecks: number };

/** One line of the report on sales: of an offer or of a category on a day. */
export type ShowsSalesRow = {
  day: DayNumber;
  categoryName: string;
  brand: string;
  offerId: string;
  offerName: string;
  /** Of the same cards, of all sellers. */
  cardShows: number;
  all: Counters;
  boosted: Counters;
  promoted: Counters;
  /** Handed over on this day, whenever ordered. */
  delivered: Handed;
  deliveredPromoted: Handed;
  /** Handed over of what was ordered on this day. */
  deliveredOfOrdered: Handed;
  deliveredOfOrderedPromoted: Handed;
  cancelled: number;
  returned: number;
};

const NOTHING: Handed = { count: 0, kopecks: 0 };

function countFates(sku: number, day: DayNumber, orders: number, ...fates: Fate[]): number {
  let count = 0;
  for (let place = 0; place < orders; place += 1) {
    if (fates.includes(fateOf(sku, day, place))) count += 1;
  }
  return count;
}

/** Every product is in a promotion in some weeks. */
function isPromoted(sku: number, day: DayNumber): boolean {
  return hash('ym promotion', sku, Math.floor((day + 3) / 7)) % 5 < 2;
}

export function countProductRows(scope: ReportScope, product: Product): ShowsSalesRow[] {
  const { market, traffic, from, to, orderedAt } = scope;
  const { sku } = product;
  const salesOf = (day: DayNumber): Sales => countSales(traffic, sku, { from: day, to: day }, orderedAt);
  // What is handed over in the first days was ordered before them.
  const known = new Map(
    listDays({ from: from - DELIVERY_DAYS.handedOver, to }).map((day) => [day, salesOf(day)]),
  );
  const soldOn = (day: DayNumber) => known.get(day) ?? { all: NO_COUNTERS, boosted: NO_COUNTERS };
  const handedOf = (day: DayNumber): Handed => {
    const { all } = soldOn(day);
    const count = countFates(sku, day, all.orders, 'delivered', 'returned');
    return { count, kopecks: all.orders === 0 ? 0 : Math.round((all.ordersKopecks * count) / all.orders) };
  };
  return listDays(scope).map((day) => {
    const { all, boosted } = soldOn(day);
    const orderedOn = day - DELIVERY_DAYS.handedOver;
    const delivered = handedOf(orderedOn);
    const isOver = day + DELIVERY_DAYS.handedOver <= to;
    const deliveredOfOrdered = isOver ? handedOf(day) : NOTHING;
    return {
      day,
      categoryName: nameCategory({ market }, product.categoryId),
      brand: product.brand,
      offerId: product.offerId,
      offerName: product.title,
      cardShows: Math.round(all.views * (1.5 + (hash('ym rivals', sku) % 300) / 100)),
      all,
      boosted,
      promoted: isPromoted(sku, day) ? all : NO_COUNTERS,
      delivered,
      deliveredPromoted: isPromoted(sku, orderedOn) ? delivered : NOTHING,
      deliveredOfOrdered,
      deliveredOfOrderedPromoted: isPromoted(sku, day) ? deliveredOfOrdered : NOTHING,
      cancelled: countFates(sku, day, all.orders, 'cancelledAtOnce', 'refused'),
      returned: countFates(sku, day, all.orders, 'returned'),
    };
  });
}

const addHanded = (one: Handed, other: Handed): Handed => ({
  count: one.count + other.count,
  kopecks: one.kopecks + other.kopecks,
});

/** Two lines of one day as one of their category. */
export function addRows(one: ShowsSalesRow, other: ShowsSalesRow): ShowsSalesRow {
  return {
    ...one,
    cardShows: one.cardShows + other.cardShows,
    all: addCounters(one.all, other.all),
    boosted: addCounters(one.boosted, other.boosted),
    promoted: addCounters(one.promoted, other.promoted),
    delivered: addHanded(one.delivered, other.delivered),
    deliveredPromoted: addHanded(one.deliveredPromoted, other.deliveredPromoted),
    deliveredOfOrdered: addHanded(one.deliveredOfOrdered, other.deliveredOfOrdered),
    deliveredOfOrderedPromoted: addHanded(one.deliveredOfOrderedPromoted, other.deliveredOfOrderedPromoted),
    cancelled: one.cancelled + other.cancelled,
    returned: one.returned + other.returned,
  };
}
