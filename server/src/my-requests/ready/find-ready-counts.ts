import type { ReportContext } from '../../platform/context.ts';
import { CountColumns, STORED_COLUMNS } from './columns.ts';

/** The counts that were made of just this; undefined: they are not ready. */
export async function findReadyCounts(
  { clickhouse }: ReportContext,
  cabinetId: number,
  madeOf: string,
): Promise<CountColumns | undefined> {
  const [columns] = await clickhouse.rows(
    'ready counts of requests',
    `select ${STORED_COLUMNS}
    from own_request_counts final
    where cabinet = {cabinet:UInt32} and made_of = {madeOf:String}`,
    { cabinet: cabinetId, madeOf },
    CountColumns,
  );
  return columns;
}
