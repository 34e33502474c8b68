import * as z from 'zod';
import type { Context } from '../platform/context.ts';
import type { JumpMarket } from './jump-source.ts';
import { QUERY_TEXT } from '../own-queries/figures-sql.ts';

const Row = z.object({ text: z.string(), skus: z.array(z.int()) });

/** Own products that some queries found in either window, by the text of the query. */
export async function listFoundSkus(
  { clickhouse }: Pick<Context, 'clickhouse'>,
  cabinetId: number,
  { spans }: JumpMarket,
  ids: readonly number[],
): Promise<Map<string, number[]>> {
  const rows = await clickhouse.rows(
    'sharp jumps: own products',
    `select ${QUERY_TEXT} as text, groupUniqArray(own.sku) as skus
    from own_query_day as own
    where own.cabinet = {cabinet:UInt32} and own.day between {from:Date} and {to:Date}
      and text in (select q.text from q where q.id in {ids:Array(UInt32)})
    group by text`,
    { cabinet: cabinetId, from: spans.before.from, to: spans.after.to, ids },
    Row,
  );
  return new Map(rows.map(({ text, skus }) => [text, skus]));
}
