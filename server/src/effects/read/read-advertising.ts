import type { Day } from '@vitrina/contract/dates.ts';
import { EFFECT_BOUNDS } from '@vitrina/contract/effects/effects.ts';
import * as z from 'zod';
import { listFigureDays } from '../../own-queries/figure-days.ts';
import type { StoresContext } from '../../platform/context.ts';
import type { Series } from '../estimate/compare-units.ts';

const Row = z.object({ sku: z.int(), days: z.array(z.string()), clicks: z.array(z.number()) });

/** Clicks of campaigns by day of some own products; null: advertising is not known of nearly all these days. */
export async function readAdvertising(
  context: StoresContext,
  cabinetId: number,
  skus: readonly number[],
  days: readonly Day[],
): Promise<Map<number, Series> | null> {
  const known = new Set(await listFigureDays(context, cabinetId, 'ads'));
  const [from, to] = [days[0], days.at(-1)];
  const found = days.filter((day) => known.has(day)).length;
  if (from === undefined || to === undefined || 100 * found < EFFECT_BOUNDS.coverage * days.length)
    return null;
  const rows = await context.clickhouse.rows(
    'effects: advertising',
    `select sku, groupArray(toString(on_day)) as days, groupArray(day_clicks) as clicks
    from (
      select sku, day as on_day, sum(own_ad_day.clicks) as day_clicks
      from own_ad_day final
      where cabinet = {cabinet:UInt32} and kind = 'product' and sku in {skus:Array(UInt64)}
        and day between {from:Date} and {to:Date}
      group by sku, day
    )
    group by sku`,
    { cabinet: cabinetId, skus: [...skus], from, to },
    Row,
  );
  const places = new Map(days.map((day, place) => [day, place]));
  const bySku = new Map(skus.map((sku) => [sku, new Float64Array(days.length)]));
  for (const row of rows)
    for (const [index, day] of row.days.entries()) {
      const place = places.get(day);
      const series = bySku.get(row.sku);
      if (place !== undefined && series !== undefined) series[place] = row.clicks[index] ?? 0;
    }
  return bySku;
}
