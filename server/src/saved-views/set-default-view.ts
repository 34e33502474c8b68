import type { SavedViewScreen } from '@vitrina/contract/saved-views.ts';
import type { Db } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';
import type { SavedViewsTables } from './tables.ts';

type Place = { cabinetId: number; userId: number; screen: SavedViewScreen };

async function clearDefault(db: Db, { cabinetId, userId, screen }: Place): Promise<void> {
  await db
    .withTables<SavedViewsTables>()
    .deleteFrom('saved_view_defaults')
    .where('cabinet_id', '=', cabinetId)
    .where('user_id', '=', userId)
    .where('screen', '=', screen)
    .execute();
}

/** Locked, so that a colleague cannot remove it before it is chosen. */
async function lockVisible(trx: Db, { cabinetId, userId, screen }: Place, viewId: number): Promise<void> {
  const visible = await trx
    .withTables<SavedViewsTables>()
    .selectFrom('saved_views')
    .select('id')
    .where('cabinet_id', '=', cabinetId)
    .where('screen', '=', screen)
    .where('id', '=', viewId)
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('is_shared', '=', true)]))
    .forKeyShare()
    .executeTakeFirst();
  if (!visible) throw problem('savedView.notFound');
}

/** Any view that a person sees, one for a screen; null: none. */
export async function setDefaultView(db: Db, place: Place, viewId: number | null): Promise<void> {
  if (viewId === null) return clearDefault(db, place);
  const { cabinetId, userId, screen } = place;
  await db.transaction().execute(async (trx) => {
    await lockVisible(trx, place, viewId);
    await trx
      .withTables<SavedViewsTables>()
      .insertInto('saved_view_defaults')
      .values({ cabinet_id: cabinetId, user_id: userId, screen, view_id: viewId })
      .onConflict((conflict) =>
        conflict.columns(['cabinet_id', 'user_id', 'screen']).doUpdateSet({ view_id: viewId }),
      )
      .execute();
  });
}
