import * as z from 'zod';
import type { ReportContext } from '../../platform/context.ts';

const Row = z.object({ viewers: z.int() });

/** Those who saw any product, over the products of which all are known; undefined: the counts are not ready. */
export async function findReadyViewers(
  { clickhouse }: ReportContext,
  cabinetId: number,
  madeOf: string,
): Promise<number | undefined> {
  const [row] = await clickhouse.rows(
    'ready viewers of products',
    `select arraySum(arrayMap(one -> ifNull(one, 0), view_users)) as viewers
    from own_request_counts final
    where cabinet = {cabinet:UInt32} and made_of = {madeOf:String}`,
    { cabinet: cabinetId, madeOf },
    Row,
  );
  return row?.viewers;
}
