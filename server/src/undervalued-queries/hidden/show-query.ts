import type { DbContext } from '../../platform/context.ts';
import { normaliseQuery } from '../../queries/rules.ts';
import type { UndervaluedTables } from '../tables.ts';

/** Back into the list; one that was not hidden stays as it is. */
export async function showQuery(
  { db }: DbContext,
  cabinetId: number,
  text: string,
): Promise<Record<string, never>> {
  await db
    .withTables<UndervaluedTables>()
    .deleteFrom('undervalued_hidden')
    .where('cabinet_id', '=', cabinetId)
    .where('query', '=', normaliseQuery(text))
    .execute();
  return {};
}
