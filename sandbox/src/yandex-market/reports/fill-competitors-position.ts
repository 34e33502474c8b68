import { setImmediate as breathe } from 'node:timers/promises';
import { formatDay } from '../../clock/moscow-day.ts';
import type { DayNumber } from '../../market/market.ts';
import { hash } from '../../platform/hash.ts';
import { countSales } from '../count-sales.ts';
import { listDays, type ReportScope } from './report-scope.ts';
import { type Column, fillSheet, percent, roubles, type Sheet } from './sheet.ts';

const LEADER_KOPECKS = 300_000_000;
const FALL = 0.85;
// The leaders are nearer to each other than the law of the tail says.
const SHIFT = 2;

const countSellers = (categoryId: number) => 60 + (hash('ym sellers', categoryId) % 340);

/** What the other sellers of a category sold for on a day, in no order. */
function listRivals(categoryId: number, day: DayNumber): number[] {
  const scale = LEADER_KOPECKS * (0.4 + (hash('ym category', categoryId) % 100) / 80);
  return Array.from({ length: countSellers(categoryId) - 1 }, (_, rank) => {
    const swing = 0.7 + (hash('ym rival', categoryId, rank, day) % 600) / 1000;
    return Math.round(scale * (rank + SHIFT) ** -FALL * swing);
  });
}

type Row = { day: DayNumber; ownKopecks: number; rivals: readonly number[] };

const LEADERS_SHARE = 0.05;

const total = ({ ownKopecks, rivals }: Row) => rivals.reduce((sum, one) => sum + one, ownKopecks);
const countAll = ({ rivals }: Row) => rivals.length + 1;

function averageOfLeaders({ ownKopecks, rivals }: Row): number {
  const sorted = [...rivals, ownKopecks].toSorted((one, other) => other - one);
  const leaders = sorted.slice(0, Math.max(1, Math.round(sorted.length * LEADERS_SHARE)));
  return leaders.reduce((sum, one) => sum + one, 0) / leaders.length;
}

/** The turnover of the seller one place above; of the first, of the one below. */
function nearest({ ownKopecks, rivals }: Row): number {
  const above = rivals.filter((one) => one > ownKopecks);
  return above.length > 0 ? Math.min(...above) : Math.max(...rivals);
}

const COLUMNS: readonly Column<Row>[] = [
  ['DAY', 'День', ({ day }) => formatDay(day)],
  ['SELLERS_COUNT', 'Продавцов в категории', countAll],
  // -1: no orders of this category on that day.
  [
    'POSITION',
    'Ваша позиция',
    ({ ownKopecks, rivals }) => (ownKopecks === 0 ? -1 : 1 + rivals.filter((one) => one > ownKopecks).length),
  ],
  ['TOTAL_GMV', 'Общий оборот в категории, ₽', (row) => roubles(total(row))],
  ['GMV', 'Ваш оборот в категории, ₽', ({ ownKopecks }) => roubles(ownKopecks)],
  ['AVG_TOTAL_GMV', 'Средний оборот в категории, ₽', (row) => roubles(total(row) / countAll(row))],
  ['SHARE', 'Ваша доля, %', (row) => percent(row.ownKopecks, total(row))],
  [
    'AVG_GMV_OF_TOP_FIVE_PERCENT_SELLERS',
    'Средний оборот 5% лидеров, ₽',
    (row) => roubles(averageOfLeaders(row)),
  ],
  ['NEAREST_COMPETITOR_GMV', 'Оборот ближайшего конкурента, ₽', (row) => roubles(nearest(row))],
];

/** The seller's place by turnover in one category, day by day. */
export async function fillCompetitorsPosition(scope: ReportScope): Promise<Sheet[]> {
  const { products, traffic, orderedAt, report } = scope;
  const rows: Row[] = [];
  for (const day of listDays(scope)) {
    const ownKopecks = products.reduce(
      (sum, { sku }) => sum + countSales(traffic, sku, { from: day, to: day }, orderedAt).all.ordersKopecks,
      0,
    );
    rows.push({ day, ownKopecks, rivals: listRivals(report.categoryId ?? 0, day) });
    await breathe();
  }
  return [fillSheet({ title: 'Конкурентная позиция', file: 'competitors_position' }, COLUMNS, rows)];
}
