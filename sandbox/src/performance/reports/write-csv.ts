import { stringify } from 'csv-stringify/sync';
import { formatDay } from '../../clock/moscow-day.ts';
import type { Advertising } from '../count-advertising.ts';
import { addAdvertising, NO_ADVERTISING } from '../count-advertising.ts';
import { percent, perOne, writeComma, writeRub } from '../money.ts';
import { writeRussianDay } from '../period.ts';
import type { CampaignReport, ReportRow } from './count-report-rows.ts';
import type { Report } from './report.ts';

/** The headers changed between two years; real accounts meet both. */
export type Generation = 2025 | 2026;

type Column = { name: string; of(row: ReportRow): string; ofTotal?(sum: Advertising): string };
type Counted = Advertising;

const counted = (name: string, of: (row: Counted) => string): Column => ({ name, of, ofTotal: of });
const count = (name: string, key: 'views' | 'clicks' | 'carts' | 'orders' | 'modelOrders') =>
  counted(name, (row) => String(row[key]));
const rub = (name: string, of: (row: Counted) => number) => counted(name, (row) => writeRub(of(row), ','));

const SKU: Column = { name: 'sku', of: ({ sku }) => String(sku) };
const TITLE: Column = { name: 'Название товара', of: ({ title }) => title };
const price = (name: string): Column => ({ name, of: ({ priceKopecks }) => writeRub(priceKopecks, ',') });
const clickPrice = (row: Counted) => perOne(row.expenseKopecks, row.clicks);
const drr = (row: Counted) => writeComma(percent(row.expenseKopecks, row.ordersKopecks + row.modelKopecks));
const ctr = (row: Counted) => writeComma(percent(row.clicks, row.views));

const COLUMNS: Readonly<Record<Generation, readonly Column[]>> = {
  2025: [
    SKU,
    TITLE,
    price('Цена товара'),
    count('Показы', 'views'),
    count('Клики', 'clicks'),
    counted('CTR (%)', ctr),
    count('В корзину', 'carts'),
    rub('Ср. цена клика', clickPrice),
    rub('Ср. цена 1000 показов', (row) => perOne(row.expenseKopecks * 1000, row.views)),
    rub('Расход, с НДС', ({ expenseKopecks }) => expenseKopecks),
    count('Заказы', 'orders'),
    rub('Выручка', ({ ordersKopecks }) => ordersKopecks),
    count('Заказы модели', 'modelOrders'),
    rub('Выручка с заказов модели', ({ modelKopecks }) => modelKopecks),
    counted('ДРР, %', drr),
  ],
  2026: [
    SKU,
    TITLE,
    price('Цена товара, ₽'),
    count('Показы', 'views'),
    count('Клики', 'clicks'),
    counted('CTR, %', ctr),
    count('Добавления в корзину', 'carts'),
    rub('Средняя стоимость клика, ₽', clickPrice),
    rub('Расход, ₽', ({ expenseKopecks }) => expenseKopecks),
    count('Продано товаров', 'orders'),
    rub('Продажи в продвижении, ₽', ({ ordersKopecks }) => ordersKopecks),
    count('Продано товаров модели', 'modelOrders'),
    rub('Продажи в продвижении с заказов модели, ₽', ({ modelKopecks }) => modelKopecks),
    counted('ДРР, %', drr),
    rub('Заказано на сумму, ₽', ({ ordersKopecks, modelKopecks }) => ordersKopecks + modelKopecks),
    counted('ДРР общий, %', drr),
  ],
};

/** Cells apart by `;`, decimal commas; a line of title first and one of totals last. */
export function writeCsv(
  { campaign, rows }: CampaignReport,
  { fromDay, toDay, groupBy }: Pick<Report, 'fromDay' | 'toDay' | 'groupBy'>,
  generation: Generation,
): string {
  const day: Column = {
    name: 'День',
    of: (row) => (row.day === undefined ? '' : writeRussianDay(row.day)),
  };
  const added: Column = { name: 'Дата добавления', of: () => formatDay(campaign.fromDay) };
  const columns = [...(groupBy === 'NO_GROUP_BY' ? [] : [day]), ...COLUMNS[generation], added];
  const period = `${writeRussianDay(fromDay)}-${writeRussianDay(toDay)}`;
  const sum = rows.reduce(addAdvertising, NO_ADVERTISING);
  const lines = [
    ['', ` Кампания по продвижению товаров № ${campaign.id}, период ${period}`],
    columns.map(({ name }) => name),
    ...rows.map((row) => columns.map(({ of }) => of(row))),
    columns.map(({ ofTotal }, place) => (place === 0 ? 'Всего' : (ofTotal?.(sum) ?? ''))),
  ];
  // Spreadsheets of the older generation began with a byte order mark.
  return stringify(lines, { delimiter: ';', bom: generation === 2025 });
}
