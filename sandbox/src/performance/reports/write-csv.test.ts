import { describe, expect, test } from 'vitest';
import { dayOf } from '../../market/calendar.ts';
import type { OwnCampaign } from '../own-campaign.ts';
import type { ReportRow } from './count-report-rows.ts';
import { writeCsv } from './write-csv.ts';
import { writeJson } from './write-json.ts';

const campaign: OwnCampaign = {
  id: '11007001',
  title: 'Поиск 1',
  kind: 'SKU',
  state: 'CAMPAIGN_STATE_RUNNING',
  placement: 'PLACEMENT_TOP_PROMOTION',
  items: [],
  fromDay: dayOf(2026, 2, 9),
  untilDay: undefined,
  updatedAt: new Date(0),
};
const row: ReportRow = {
  day: dayOf(2026, 11, 20),
  sku: 148_000_190,
  title: 'Чашка; большая "XL"',
  priceKopecks: 129_900,
  bidKopecks: 1250,
  views: 2000,
  clicks: 50,
  carts: 10,
  orders: 2,
  ordersKopecks: 259_800,
  expenseKopecks: 55_005,
  modelOrders: 0,
  modelKopecks: 0,
};
const period = { fromDay: dayOf(2026, 11, 20), toDay: dayOf(2026, 11, 21), groupBy: 'DATE' as const };

describe('a report as CSV', () => {
  test('of 2025 begins with a mark of byte order and names its columns as then', () => {
    const lines = writeCsv({ campaign, rows: [row] }, period, 2025).split('\n');
    expect(lines).toEqual([
      '\uFEFF; Кампания по продвижению товаров № 11007001, период 20.11.2026-21.11.2026',
      'День;sku;Название товара;Цена товара;Показы;Клики;CTR (%);В корзину;Ср. цена клика;Ср. цена 1000 показов;Расход, с НДС;Заказы;Выручка;Заказы модели;Выручка с заказов модели;ДРР, %;Дата добавления',
      '20.11.2026;148000190;"Чашка; большая ""XL""";1299,00;2000;50;2,50;10;11,00;275,03;550,05;2;2598,00;0;0,00;21,17;2026-02-09',
      'Всего;;;;2000;50;2,50;10;11,00;275,03;550,05;2;2598,00;0;0,00;21,17;',
      '',
    ]);
  });

  test('of 2026 has other names and three columns more or less', () => {
    const lines = writeCsv({ campaign, rows: [row, row] }, period, 2026).split('\n');
    expect(lines[1]).toBe(
      'День;sku;Название товара;Цена товара, ₽;Показы;Клики;CTR, %;Добавления в корзину;Средняя стоимость клика, ₽;Расход, ₽;Продано товаров;Продажи в продвижении, ₽;Продано товаров модели;Продажи в продвижении с заказов модели, ₽;ДРР, %;Заказано на сумму, ₽;ДРР общий, %;Дата добавления',
    );
    expect(lines.at(-2)).toMatch(/^Всего;;;;4000;100;2,50;20;/);
  });

  test('without groups there is no column of days, and without lines only the totals', () => {
    const lines = writeCsv({ campaign, rows: [] }, { ...period, groupBy: 'NO_GROUP_BY' }, 2026).split('\n');
    expect(lines[1]?.startsWith('sku;')).toBe(true);
    expect(lines).toHaveLength(4);
  });

  test('as JSON what is zero is left out', () => {
    const [only] = Object.values(writeJson([{ campaign, rows: [row] }]));
    expect(only).toMatchObject({
      title: 'Поиск 1',
      report: { rows: [{ views: '2000', moneySpent: '550,05', date: '20.11.2026', avgBid: '12,50' }] },
    });
    expect(JSON.stringify(only)).not.toContain('models');
  });
});
