import type { DbContext } from '../platform/context.ts';
import type { QueryTables } from './tables.ts';

/** Of all days that are stored, whichever filling brought them. */
export async function countStoredRows({ db }: DbContext): Promise<number> {
  const { rows } = await db
    .withTables<QueryTables>()
    .selectFrom('query_days')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('rows_count'), eb.lit(0)).as('rows'))
    .where('state', '=', 'stored')
    .executeTakeFirstOrThrow();
  return rows;
}
