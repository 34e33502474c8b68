import * as z from 'zod';
import { FINAL_BY_PARTITION } from '../own-queries/figures-sql.ts';
import type { Span } from '../own-queries/own-days.ts';
import type { ReportContext } from '../platform/context.ts';
import type { PhraseSums } from './rules.ts';

type AdSums = { phrases: PhraseSums[]; campaigns: PhraseSums[] };

const Row = z.object({
  kind: z.enum(['phrase', 'product']),
  sku: z.int(),
  query: z.string(),
  views: z.int(),
  clicks: z.int(),
  spentKopecks: z.nullable(z.int()),
});

/**
 * What advertising did for products: `phrases` by what people had searched for, `campaigns` in all. Own lines are few, so
 * the engine's last word on a line (`final`) is cheap here.
 */
export async function listAdSums(
  { clickhouse }: ReportContext,
  { cabinetId, skus }: { cabinetId: number; skus: readonly number[] },
  { from, to }: Span,
): Promise<AdSums> {
  if (skus.length === 0) return { phrases: [], campaigns: [] };
  const rows = await clickhouse.rows(
    'list ad sums of products',
    `select kind, sku, phrase as query, sum(ad.views) as views, sum(ad.clicks) as clicks,
       if(countIf(isNull(spent_kopecks)) = 0, sum(spent_kopecks), null) as spentKopecks
     from own_ad_day as ad final
     where cabinet = {cabinet:UInt32} and kind in ('phrase', 'product') and sku in {skus:Array(UInt64)}
       and day between {from:Date} and {to:Date}
     group by kind, sku, phrase
     ${FINAL_BY_PARTITION}`,
    { cabinet: cabinetId, skus, from, to },
    Row,
  );
  return {
    phrases: rows.filter(({ kind }) => kind === 'phrase'),
    campaigns: rows.filter(({ kind }) => kind === 'product'),
  };
}
