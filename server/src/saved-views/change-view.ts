import { lockMember } from '../cabinets/lock-members.ts';
import type { DbContext } from '../platform/context.ts';
import { nameKey } from '../platform/name-key.ts';
import { isUniqueViolation } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';
import { isMineInSql, mayShare } from './rules.ts';
import type { SavedViewsTables } from './tables.ts';

type Change = {
  cabinetId: number;
  userId: number;
  viewId: number;
  name?: string | undefined;
  state?: string | undefined;
  isShared?: boolean | undefined;
};

/** An owner who changes what a former colleague left behind takes it over. */
export async function changeView({ db }: DbContext, change: Change): Promise<void> {
  const { cabinetId, userId, viewId } = change;
  try {
    await db.transaction().execute(async (trx) => {
      const tables = trx.withTables<SavedViewsTables>();
      const roles = await lockMember(trx, cabinetId, userId);
      const view = await tables
        .selectFrom('saved_views')
        .select(['name', 'state', 'is_shared'])
        .where('cabinet_id', '=', cabinetId)
        .where('id', '=', viewId)
        .where(isMineInSql(userId))
        .forUpdate()
        .executeTakeFirst();
      if (!view) throw problem('savedView.notFound');
      const { name = view.name, state = view.state, isShared = view.is_shared } = change;
      if (isShared && !mayShare(roles)) throw problem('cabinet.insufficientRights', { right: 'edit' });
      await tables
        .updateTable('saved_views')
        .set({ user_id: userId, name, name_key: nameKey(name), state, is_shared: isShared })
        .where('id', '=', viewId)
        .execute();
    });
  } catch (error) {
    if (isUniqueViolation(error, 'saved_views_name_unique')) throw problem('savedView.exists');
    throw error;
  }
}
