import { setImmediate as breathe } from 'node:timers/promises';
import { formatDay } from '../../clock/moscow-day.ts';
import type { DayNumber, Product } from '../../market/market.ts';
import type { Campaign } from '../../traffic/create-campaigns.ts';
import { type CampaignResult, campaignIdOf, campaignNameOf, countCampaign } from './count-campaign.ts';
import { listDays, type ReportScope } from './report-scope.ts';
import { type Column, fillSheet, percent, ratio, roubles, type Sheet } from './sheet.ts';

type CampaignRow = { day: DayNumber; id: number; name: string; result: CampaignResult };
type OfferRow = { product: Product; ids: string; names: string; result: CampaignResult };

const THOUSAND = 1000;
const cpm = ({ costKopecks, views }: CampaignResult) => ratio(roubles(costKopecks) * THOUSAND, views);

const CAMPAIGN_COLUMNS: readonly Column<CampaignRow>[] = [
  ['DATE', 'Дата', ({ day }) => formatDay(day)],
  ['SALE_CAMPAIGN_ID', 'ID кампании', ({ id }) => id],
  ['SALE_CAMPAIGN_NAME', 'Название кампании', ({ name }) => name],
  ['SHOWS', 'Показы, шт.', ({ result }) => result.views],
  ['COVERAGE', 'Охват, чел.', ({ result }) => result.people],
  ['CLICKS', 'Клики, шт.', ({ result }) => result.clicks],
  ['CTR', 'CTR, %', ({ result }) => percent(result.clicks, result.views)],
  ['SHOWS_FREQUENCY', 'Частота показа', ({ result }) => ratio(result.views, result.people)],
  ['CART_ADDITION', 'Добавления в корзину, шт.', ({ result }) => result.carts],
  ['ORDERED_COUNT', 'Заказанные товары, шт.', ({ result }) => result.orders],
  ['CONVERSION', 'Конверсия в заказы, %', ({ result }) => percent(result.orders, result.clicks)],
  ['ORDERED_AMOUNT', 'Стоимость заказанных товаров, ₽', ({ result }) => roubles(result.ordersKopecks)],
  ['CPO', 'СРО, ₽', ({ result }) => ratio(roubles(result.costKopecks), result.orders)],
  ['COST', 'Расчётные расходы, ₽', ({ result }) => roubles(result.costKopecks)],
  [
    'COST_SHARE',
    'Доля расчетных расходов от выручки с бустом продаж с оплатой за показы',
    ({ result }) => percent(result.costKopecks, result.ordersKopecks),
  ],
  ['CPM', 'CPM, ₽', ({ result }) => cpm(result)],
  ['REAL_COST', 'Фактические расходы, ₽', ({ result }) => roubles(result.costKopecks)],
  ['DEDUCTED_BONUSES', 'Списано бонусов', () => 0],
];

const OFFER_COLUMNS: readonly Column<OfferRow>[] = [
  ['OFFER_ID', 'Ваш SKU', ({ product }) => product.offerId],
  ['OFFER_NAME', 'Название товара', ({ product }) => product.title],
  ['SHOWS', 'Показы товаров с бустом продаж с оплатой за показы', ({ result }) => result.views],
  ['CLICKS', 'Клики по товарам с бустом продаж с оплатой за показы', ({ result }) => result.clicks],
  ['CART_ADDITION', 'Добавления в корзину с бустом продаж с оплатой за показы', ({ result }) => result.carts],
  ['ORDERED_COUNT', 'Заказанные товары с бустом продаж с оплатой за показы', ({ result }) => result.orders],
  ['CPM', 'CPM', ({ result }) => cpm(result)],
  [
    'COST',
    'Расчётные расходы на буст продаж с оплатой за показы, ₽',
    ({ result }) => roubles(result.costKopecks),
  ],
  [
    'ORDERED_AMOUNT',
    'Выручка с бустом продаж с оплатой за показы',
    ({ result }) => roubles(result.ordersKopecks),
  ],
  ['SALES_CAMPAIGN_IDS', 'ID кампаний', ({ ids }) => ids],
  ['SALES_CAMPAIGN_NAMES', 'Названия кампаний', ({ names }) => names],
];

function countOffers(scope: ReportScope, campaigns: readonly Campaign[]): OfferRow[] {
  return scope.products.flatMap((product) => {
    const own = campaigns.flatMap((campaign) => {
      const items = campaign.items.filter(({ sku }) => sku === product.sku);
      return items.length === 0 ? [] : [{ ...campaign, items }];
    });
    // A product is counted once, however many seasons of a campaign it was in.
    const [first] = own;
    if (first === undefined) return [];
    return [
      {
        product,
        ids: own.map((campaign) => campaignIdOf(scope.report.sellerId, campaign)).join(', '),
        names: own.map(campaignNameOf).join(', '),
        result: countCampaign(scope, first, scope),
      },
    ];
  });
}

const isRunning = ({ fromDay, untilDay }: Campaign, day: DayNumber) =>
  day >= fromDay && (untilDay === undefined || day < untilDay);

/** The boost of shows: by campaign and day, and by offer over the whole period. */
export async function fillShowsBoost(scope: ReportScope): Promise<Sheet[]> {
  const rows: CampaignRow[] = [];
  for (const campaign of scope.campaigns) {
    for (const day of listDays(scope).filter((one) => isRunning(campaign, one))) {
      const result = countCampaign(scope, campaign, { from: day, to: day });
      const id = campaignIdOf(scope.report.sellerId, campaign);
      if (result.views > 0) rows.push({ day, id, name: campaignNameOf(campaign), result });
    }
    await breathe();
  }
  const byCampaign = { title: 'Отчёт по кампаниям', file: 'business_shows_boost_consolidated_campaigns' };
  const byOffer = { title: 'Отчёт по товарам', file: 'business_shows_boost_consolidated_offers' };
  const sorted = rows.toSorted((one, other) => one.day - other.day || one.id - other.id);
  return [
    fillSheet(byCampaign, CAMPAIGN_COLUMNS, sorted),
    fillSheet(byOffer, OFFER_COLUMNS, countOffers(scope, scope.campaigns)),
  ];
}
