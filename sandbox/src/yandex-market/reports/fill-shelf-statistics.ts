import { setImmediate as breathe } from 'node:timers/promises';
import { formatDay } from '../../clock/moscow-day.ts';
import type { DayNumber } from '../../market/market.ts';
import { nameCategory } from '../get-category-tree.ts';
import { type CampaignResult, campaignIdOf, countCampaign } from './count-campaign.ts';
import { listDays, type ReportScope } from './report-scope.ts';
import { type Column, fillSheet, percent, ratio, roubles, type Sheet } from './sheet.ts';

type Row = { day: DayNumber; id: number; title: string; categoryName: string; result: CampaignResult };

const THOUSAND = 1000;

const FIRST_COLUMNS: readonly Column<Row>[] = [
  ['DATE', 'Дата', ({ day }) => formatDay(day)],
  ['INCUT_ID', 'ID кампании', ({ id }) => id],
  ['TITLE', 'Название кампании', ({ title }) => title],
];
const COUNTED_COLUMNS: readonly Column<Row>[] = [
  ['IMPRESSIONS', 'Показы, шт.', ({ result }) => result.views],
  ['COVERAGE', 'Охват, чел.', ({ result }) => result.people],
  ['CLICKS', 'Клики, шт.', ({ result }) => result.clicks],
  ['CTR', 'CTR, %', ({ result }) => percent(result.clicks, result.views)],
  ['AVERAGE_IMPRESSION_FREQUENCY', 'Частота показа', ({ result }) => ratio(result.views, result.people)],
  ['TO_CART', 'Добавления в корзину, шт.', ({ result }) => result.carts],
  ['ORDERED', 'Заказанные товары, шт.', ({ result }) => result.orders],
  ['CONVERSION', 'Конверсия в заказы, %', ({ result }) => percent(result.orders, result.clicks)],
  ['ORDERED_AMOUNT', 'Стоимость заказанных товаров, ₽', ({ result }) => roubles(result.ordersKopecks)],
  ['CPO', 'СРО, ₽', ({ result }) => ratio(roubles(result.costKopecks), result.orders)],
  ['COST', 'Расчётные расходы, ₽', ({ result }) => roubles(result.costKopecks)],
  ['CPM', 'CPM, ₽', ({ result }) => ratio(roubles(result.costKopecks) * THOUSAND, result.views)],
  [
    'DRR',
    'Доля расчётных расходов от выручки с полкой',
    ({ result }) => percent(result.costKopecks, result.ordersKopecks),
  ],
];
const SUMMARY_COLUMNS: readonly Column<Row>[] = [
  ...FIRST_COLUMNS,
  ...COUNTED_COLUMNS,
  ['REAL_COST', 'Фактические расходы (с НДС), ₽', ({ result }) => roubles(result.costKopecks)],
  ['DEDUCTED_BONUSES', 'Списано бонусов', () => 0],
];
const CATEGORY_COLUMNS: readonly Column<Row>[] = [
  ...FIRST_COLUMNS,
  ['SHOW_CATEGORY_NAME', 'Категория показа полки', ({ categoryName }) => categoryName],
  ...COUNTED_COLUMNS,
];

function countDay(scope: ReportScope, day: DayNumber): { summary: Row[]; byCategory: Row[] } {
  const { market, report } = scope;
  const summary: Row[] = [];
  const byCategory: Row[] = [];
  // Campaigns for the top of the search are those that show shelves.
  for (const campaign of scope.campaigns.filter(({ place }) => place === 'top')) {
    if (day < campaign.fromDay || day >= (campaign.untilDay ?? Number.POSITIVE_INFINITY)) continue;
    const named = { day, id: campaignIdOf(report.sellerId, campaign), title: `Полка ${campaign.serial}` };
    const result = countCampaign(scope, campaign, { from: day, to: day });
    if (result.views > 0) summary.push({ ...named, categoryName: '', result });
    const categoryOf = (sku: number) => market.products.bySku(sku)?.categoryId ?? 0;
    for (const categoryId of new Set(campaign.items.map(({ sku }) => categoryOf(sku)))) {
      const items = campaign.items.filter(({ sku }) => categoryOf(sku) === categoryId);
      const ofCategory = countCampaign(scope, { ...campaign, items }, { from: day, to: day });
      const categoryName = nameCategory({ market }, categoryId);
      if (ofCategory.views > 0) byCategory.push({ ...named, categoryName, result: ofCategory });
    }
  }
  return { summary, byCategory };
}

/** Shelves: blocks with a banner and several goods, by day and by the category where they were shown. */
export async function fillShelfStatistics(scope: ReportScope): Promise<Sheet[]> {
  const days: ReturnType<typeof countDay>[] = [];
  for (const day of listDays(scope)) {
    days.push(countDay(scope, day));
    await breathe();
  }
  const all = { title: 'Общий отчет', file: 'shelfs_statistics_summary' };
  const categories = { title: 'Таргетинг по категориям', file: 'shelfs_statistics_by_category' };
  return [
    fillSheet(
      all,
      SUMMARY_COLUMNS,
      days.flatMap(({ summary }) => summary),
    ),
    fillSheet(
      categories,
      CATEGORY_COLUMNS,
      days.flatMap(({ byCategory }) => byCategory),
    ),
  ];
}
