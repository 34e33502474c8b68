import * as z from 'zod';
import { ASKED_TEXTS, QUERY_TEXT_ID } from '../own-queries/figures-sql.ts';
import type { ReportContext } from '../platform/context.ts';
import type { JumpMarket } from './jump-source.ts';

const Row = z.object({ query_id: z.int(), skus: z.array(z.int()) });

/** Those of some own products that some queries found in either window, by the id of the query. */
export async function listFoundSkus(
  { clickhouse }: ReportContext,
  { cabinetId, skus }: { cabinetId: number; skus: readonly number[] },
  { spans }: JumpMarket,
  ids: readonly number[],
): Promise<Map<number, number[]>> {
  if (skus.length === 0) return new Map();
  const rows = await clickhouse.rows(
    'sharp jumps: own products',
    `select asked.query_id as query_id, found.skus as skus
    from
    (
      select ${QUERY_TEXT_ID} as text_id, groupUniqArray(own.sku) as skus
      from own_query_day as own
      where own.cabinet = {cabinet:UInt32} and own.sku in {skus:Array(UInt64)} and own.day between {from:Date} and {to:Date}
        and text_id in (select text_id from ${ASKED_TEXTS})
      group by text_id
    ) as found
    inner join ${ASKED_TEXTS} as asked on found.text_id = asked.text_id`,
    { cabinet: cabinetId, skus, from: spans.before.from, to: spans.after.to, ids },
    Row,
  );
  return new Map(rows.map((row) => [row.query_id, row.skus]));
}
