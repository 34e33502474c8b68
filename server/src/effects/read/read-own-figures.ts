import type { Day } from '@vitrina/contract/dates.ts';
import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';
import type { Series } from '../estimate/compare-units.ts';

export const OWN_MEASURES = ['orders', 'openings', 'views'] as const;
type OwnMeasure = (typeof OWN_MEASURES)[number];
export type OwnFigures = Record<OwnMeasure | 'revenueKopecks', Series>;

const COLUMNS = [...OWN_MEASURES, 'revenueKopecks'] as const;

const Row = z.object({
  sku: z.int(),
  days: z.array(z.string()),
  orders: z.array(z.number()),
  openings: z.array(z.number()),
  views: z.array(z.number()),
  revenueKopecks: z.array(z.number()),
});

export function emptyFigures(days: number): OwnFigures {
  const empty = () => new Float64Array(days);
  return { orders: empty(), openings: empty(), views: empty(), revenueKopecks: empty() };
}

/**
 * Daily figures of some own products on days that are stored. On a stored day a product without a row had nothing: the
 * marketplace tells all of a cabinet's products at once.
 */
export async function readOwnFigures(
  { clickhouse }: ReportContext,
  cabinetId: number,
  skus: readonly number[],
  days: readonly Day[],
): Promise<Map<number, OwnFigures>> {
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return new Map();
  const rows = await clickhouse.rows(
    'effects: own figures',
    `select sku, groupArray(toString(day)) as days, groupArray(units) as orders, groupArray(card_users) as openings,
      groupArray(view_users) as views, groupArray(revenue_kopecks) as "revenueKopecks"
    from own_product_day final
    where cabinet = {cabinet:UInt32} and sku in {skus:Array(UInt64)} and day between {from:Date} and {to:Date}
    group by sku`,
    { cabinet: cabinetId, skus: [...skus], from, to },
    Row,
  );
  const places = new Map(days.map((day, place) => [day, place]));
  return new Map(
    rows.map((row) => {
      const figures = emptyFigures(days.length);
      for (const [index, day] of row.days.entries()) {
        const place = places.get(day);
        if (place !== undefined)
          for (const measure of COLUMNS) figures[measure][place] = row[measure][index] ?? 0;
      }
      return [row.sku, figures];
    }),
  );
}
