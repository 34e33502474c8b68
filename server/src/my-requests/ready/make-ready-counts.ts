import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { ONE_BLOCK } from '../../queries/one-block.ts';
import { weekParameters } from '../week-sql.ts';
import { columnsSql, STORED_NAMES } from './columns.ts';
import { findCountsSource } from './find-source.ts';

const Row = z.object({ made_of: z.string() });

/** Counts the requests of all products, unless that was done since anything of it changed. One row: it is stored as a whole. */
export async function makeReadyCounts(
  context: Pick<Context, 'db' | 'clock' | 'clickhouse'>,
  cabinetId: number,
): Promise<void> {
  const { clickhouse, clock } = context;
  const { days, excluded, madeOf } = await findCountsSource(context, cabinetId);
  if (days.week === null) return;
  const made = await clickhouse.rows(
    'what counts were made of',
    'select made_of from own_request_counts final where cabinet = {cabinet:UInt32}',
    { cabinet: cabinetId },
    Row,
  );
  if (made.some(({ made_of }) => made_of === madeOf)) return;
  await clickhouse.command(
    'make counts of requests',
    `insert into own_request_counts (cabinet, made_of, made_at, ${STORED_NAMES.join(', ')})
    select {cabinet:UInt32}, {madeOf:String}, fromUnixTimestamp64Milli({madeAt:Int64}, 'UTC'), *
    from (${columnsSql(excluded)}, ${ONE_BLOCK})`,
    { ...weekParameters(cabinetId, days, excluded), madeOf, madeAt: clock.now().getTime() },
  );
}
