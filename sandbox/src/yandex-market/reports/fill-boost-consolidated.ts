import { setImmediate as breathe } from 'node:timers/promises';
import type { Product } from '../../market/market.ts';
import { countSales, type Sales } from '../count-sales.ts';
import { campaignIdOf, campaignNameOf, countCampaign } from './count-campaign.ts';
import type { ReportScope } from './report-scope.ts';
import { type Column, fillSheet, percent, type Sheet } from './sheet.ts';

type Row = Sales & { product: Product; ids: string; names: string; costKopecks: number };

// Roughly what is handed over in the end: order-fate.ts.
const DELIVERED_SHARE = 0.9;
const delivered = (orders: number) => Math.floor(orders * DELIVERED_SHARE);

const COLUMNS: readonly Column<Row>[] = [
  ['SHOP_SKU', 'Ваш SKU', ({ product }) => product.offerId],
  ['OFFER_NAME', 'Название товара', ({ product }) => product.title],
  ['SHOWS_WITH_FEE', 'Показы товара с бустом, шт.', ({ boosted }) => boosted.views],
  ['SHOWS', 'Все показы товара, шт.', ({ all }) => all.views],
  ['CLICKS_VENDOR_WITH_FEE', 'Клики по товару с бустом, шт.', ({ boosted }) => boosted.clicks],
  ['CLICKS_VENDOR', 'Все клики по товару, шт.', ({ all }) => all.clicks],
  ['CLICKS_CPA_WITH_FEE', 'Добавления в корзину товаров с бустом, шт.', ({ boosted }) => boosted.carts],
  ['CLICKS_CPA', 'Все добавления товаров в корзину, шт.', ({ all }) => all.carts],
  ['ORDER_ITEMS_WITH_FEE', 'Заказанные товары с бустом, шт.', ({ boosted }) => boosted.orders],
  ['ORDER_ITEMS', 'Все заказанные товары, шт.', ({ all }) => all.orders],
  [
    'ORDER_ITEMS_DELIVERED_WITH_FEE',
    'Доставленные товары с бустом, шт.',
    ({ boosted }) => delivered(boosted.orders),
  ],
  ['ORDER_ITEMS_DELIVERED', 'Всего доставлено товаров, шт.', ({ all }) => delivered(all.orders)],
  ['DEDUCTED_BONUSES', 'Списано бонусов', () => 0],
  [
    'COST_REVENUE_RATIO',
    'Доля расходов на буст от выручки с бустом, %',
    ({ costKopecks, boosted }) => percent(costKopecks, boosted.ordersKopecks),
  ],
  [
    'REVENUE_SHARE',
    'Доля выручки с бустом от всей выручки, %',
    ({ boosted, all }) => percent(boosted.ordersKopecks, all.ordersKopecks),
  ],
  ['SALES_CAMPAIGN_IDS', 'ID кампаний', ({ ids }) => ids],
  ['SALES_CAMPAIGN_NAMES', 'Названия кампаний', ({ names }) => names],
];

/** The boost of sales: a line for every product that a campaign has. */
export async function fillBoostConsolidated(scope: ReportScope): Promise<Sheet[]> {
  const { report, traffic, orderedAt, from, to } = scope;
  const rows: Row[] = [];
  for (const product of scope.products) {
    const campaigns = scope.campaigns.filter(({ items }) => items.some(({ sku }) => sku === product.sku));
    const [first] = campaigns;
    if (first === undefined) continue;
    const items = first.items.filter(({ sku }) => sku === product.sku);
    rows.push({
      ...countSales(traffic, product.sku, { from, to }, orderedAt),
      product,
      ids: campaigns.map((campaign) => campaignIdOf(report.sellerId, campaign)).join(', '),
      names: campaigns.map(campaignNameOf).join(', '),
      costKopecks: countCampaign(scope, { ...first, items }, { from, to }).costKopecks,
    });
    await breathe();
  }
  return [fillSheet({ title: 'Сводный отчет', file: 'business_boost_consolidated' }, COLUMNS, rows)];
}
