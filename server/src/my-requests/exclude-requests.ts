import { MY_REQUESTS_BOUNDS } from '@vitrina/contract/my-requests.ts';
import type { TimedContext } from '../platform/context.ts';
import type { Db } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';
import type { ProductQueriesTables } from '../products/queries/tables.ts';
import { changeRequests, type Input } from './change-requests.ts';

/** Excluded queries travel with every report of the cabinet. */
async function requireFewExcluded(trx: Db, cabinetId: number): Promise<void> {
  const { count } = await trx
    .withTables<ProductQueriesTables>()
    .selectFrom('product_queries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cabinet_id', '=', cabinetId)
    .where('excluded_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const maximum = MY_REQUESTS_BOUNDS.excluded;
  if (count > maximum) throw problem('myRequests.tooManyExcluded', { maximum });
}

export async function excludeRequests(
  context: TimedContext,
  { isExcluded, ...input }: Input & { isExcluded: boolean },
): Promise<{ changed: number }> {
  const value = isExcluded ? context.clock.now() : null;
  const changed = await changeRequests(context, input, { column: 'excluded_at', value }, async (trx) => {
    if (isExcluded) await requireFewExcluded(trx, input.cabinetId);
  });
  return { changed };
}
