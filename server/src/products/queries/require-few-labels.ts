import { MY_REQUESTS_BOUNDS } from '@vitrina/contract/my-requests.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import type { ProductQueriesTables } from './tables.ts';

/** Counted behind the change, which is undone when there are too many: a label needs no word of the plan. */
export async function requireFewLabels(trx: Db, cabinetId: number): Promise<void> {
  const { count } = await trx
    .withTables<ProductQueriesTables>()
    .selectFrom('product_queries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cabinet_id', '=', cabinetId)
    .where('tag', 'is not', null)
    .executeTakeFirstOrThrow();
  const maximum = MY_REQUESTS_BOUNDS.labels;
  if (count > maximum) throw problem('myRequests.tooManyLabels', { maximum });
}
