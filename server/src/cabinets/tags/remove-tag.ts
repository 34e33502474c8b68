import type { DbContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import type { CabinetsTables } from '../tables.ts';

/** The products stay; only the tag goes from them. */
export async function removeTag({ db }: DbContext, cabinetId: number, tagId: number): Promise<void> {
  const removed = await db
    .withTables<CabinetsTables>()
    .deleteFrom('cabinet_tags')
    .where('cabinet_id', '=', cabinetId)
    .where('id', '=', tagId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) throw problem('tag.notFound');
}
