import { setImmediate as breathe } from 'node:timers/promises';
import { formatDay } from '../../clock/moscow-day.ts';
import type { ReportScope } from './report-scope.ts';
import { type Column, fillSheet, percent, type Sheet, wholeRoubles } from './sheet.ts';
import { addRows, countProductRows, type ShowsSalesRow } from './shows-sales-row.ts';

const COLUMNS: readonly Column<ShowsSalesRow>[] = [
  ['DAY', 'День', ({ day }) => formatDay(day)],
  ['MONTH', 'Месяц', ({ day }) => formatDay(day).slice(0, 7)],
  ['YEAR', 'Год', ({ day }) => Number(formatDay(day).slice(0, 4))],
  ['CATEGORY_NAME', 'Категория', ({ categoryName }) => categoryName],
  ['BRAND_NAME', 'Бренд', ({ brand }) => brand],
  ['OFFER_ID', 'Ваш SKU', ({ offerId }) => offerId],
  ['OFFER_NAME', 'Название товара', ({ offerName }) => offerName],
  ['BY_MSKU_SHOWS', 'Показы товаров всех продавцов, шт.', ({ cardShows }) => cardShows],
  [
    'VISIBILITY_INDEX',
    'Индекс видимости, %',
    ({ all, cardShows }) => percent(all.views, cardShows).toFixed(2),
  ],
  ['SHOWS', 'Показы моих товаров, шт.', ({ all }) => all.views],
  ['SHOWS_WITH_PROMOTION', 'Показы моих товаров с акциями, шт.', ({ promoted }) => promoted.views],
  ['SHOWS_SHARE', 'Доля показов с бустом, %', ({ all, boosted }) => percent(boosted.views, all.views)],
  ['CLICKS', 'Клики по товарам, шт.', ({ all }) => all.clicks],
  ['CLICKS_WITH_PROMOTION', 'Клики по товарам с акциями, шт.', ({ promoted }) => promoted.clicks],
  ['TO_CART_CONVERSION', 'Конверсия из показа в корзину, %', ({ all }) => percent(all.carts, all.views)],
  ['TO_CART', 'Добавления в корзину, шт.', ({ all }) => all.carts],
  ['TO_CART_WITH_PROMOTION', 'Добавления в корзину по акциям, шт.', ({ promoted }) => promoted.carts],
  [
    'TO_CART_SHARE',
    'Доля добавлений товаров с бустом в корзину, %',
    ({ all, boosted }) => percent(boosted.carts, all.carts),
  ],
  ['ORDER_ITEMS', 'Заказанные товары, шт.', ({ all }) => all.orders],
  ['ORDER_ITEMS_WITH_PROMOTION', 'Заказанные товары по акциям, шт.', ({ promoted }) => promoted.orders],
  ['ORDER_ITEMS_TOTAL_AMOUNT', 'Заказано товаров на сумму, ₽', ({ all }) => wholeRoubles(all.ordersKopecks)],
  [
    'ORDER_ITEMS_TOTAL_AMOUNT_WITH_PROMOTION',
    'Заказано товаров с акциями на сумму, ₽',
    ({ promoted }) => wholeRoubles(promoted.ordersKopecks),
  ],
  ['TO_ORDER_CONVERSION', 'Конверсия из корзины в заказ, %', ({ all }) => percent(all.orders, all.carts)],
  [
    'ORDER_ITEMS_SHARE',
    'Доля заказанных товаров с бустом, %',
    ({ all, boosted }) => percent(boosted.orders, all.orders),
  ],
  ['ORDER_ITEMS_DELIVERED_COUNT', 'Доставлено за период, шт.', ({ delivered }) => delivered.count],
  [
    'ORDER_ITEMS_DELIVERED_COUNT_WITH_PROMOTION',
    'Доставлено за период по акциям, шт.',
    ({ deliveredPromoted }) => String(deliveredPromoted.count),
  ],
  [
    'ORDER_ITEMS_DELIVERED_TOTAL_AMOUNT',
    'Доставлено за период на сумму, ₽',
    ({ delivered }) => wholeRoubles(delivered.kopecks),
  ],
  [
    'ORDER_ITEMS_DELIVERED_TOTAL_AMOUNT_WITH_PROMOTION',
    'Доставлено за период по акциям на сумму, ₽',
    ({ deliveredPromoted }) => wholeRoubles(deliveredPromoted.kopecks),
  ],
  [
    'ORDER_ITEMS_DELIVERED_FROM_ORDERED_COUNT',
    'Доставлено из заказанных за период, шт.',
    ({ deliveredOfOrdered }) => deliveredOfOrdered.count,
  ],
  [
    'ORDER_ITEMS_DELIVERED_FROM_ORDERED_TOTAL_AMOUNT',
    'Доставлено из заказанных на сумму за период, ₽',
    ({ deliveredOfOrdered }) => wholeRoubles(deliveredOfOrdered.kopecks),
  ],
  [
    'ORDER_ITEMS_DELIVERED_FROM_ORDERED_TOTAL_AMOUNT_WITH_PROMOTION',
    'Доставлено из заказанных на сумму за период по акциям, ₽',
    ({ deliveredOfOrderedPromoted }) => wholeRoubles(deliveredOfOrderedPromoted.kopecks),
  ],
  ['ORDER_ITEMS_CANCELED_COUNT', 'Отмены и невыкупы, шт.', ({ cancelled }) => cancelled],
  ['ORDER_ITEMS_RETURNED_COUNT', 'Возвращённые товары, шт.', ({ returned }) => returned],
];

function groupByCategory(rows: readonly ShowsSalesRow[]): ShowsSalesRow[] {
  const groups = new Map<string, ShowsSalesRow>();
  for (const row of rows) {
    const key = `${row.day} ${row.categoryName}`;
    const group = groups.get(key);
    const bare = { ...row, brand: '', offerId: '', offerName: '' };
    groups.set(key, group === undefined ? bare : addRows(group, row));
  }
  return [...groups.values()];
}

/** The report on sales: a line for every offer, or every category, and day. */
export async function fillShowsSales(scope: ReportScope): Promise<Sheet[]> {
  const rows: ShowsSalesRow[] = [];
  for (const product of scope.products) {
    rows.push(...countProductRows(scope, product));
    await breathe();
  }
  const grouped = scope.report.grouping === 'CATEGORIES' ? groupByCategory(rows) : rows;
  const sorted = grouped.toSorted((one, other) => one.day - other.day);
  return [fillSheet({ title: 'Аналитика продаж', file: 'sales_funnel_report' }, COLUMNS, sorted)];
}
