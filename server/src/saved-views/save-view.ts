import type { OutputOf } from '@vitrina/contract/route.ts';
import { saveView as route, SAVED_VIEW_BOUNDS, type SavedViewScreen } from '@vitrina/contract/saved-views.ts';
import { lockMember } from '../cabinets/lock-members.ts';
import type { DbContext } from '../platform/context.ts';
import { nameKey } from '../platform/name-key.ts';
import type { Db } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';
import { mayShare } from './rules.ts';
import type { SavedViewsTables } from './tables.ts';

type Place = { cabinetId: number; userId: number; screen: SavedViewScreen };
type NewView = Place & { name: string; state: string; isShared: boolean };

async function countOwn(trx: Db, { cabinetId, userId, screen }: Place): Promise<number> {
  const { count } = await trx
    .withTables<SavedViewsTables>()
    .selectFrom('saved_views')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cabinet_id', '=', cabinetId)
    .where('user_id', '=', userId)
    .where('screen', '=', screen)
    .executeTakeFirstOrThrow();
  return count;
}

export async function saveView({ db }: DbContext, view: NewView): Promise<OutputOf<typeof route>> {
  const { cabinetId, userId, screen, name, state, isShared } = view;
  return db.transaction().execute(async (trx) => {
    // Also the lock of whoever counts before they add.
    const roles = await lockMember(trx, cabinetId, userId);
    if (isShared && !mayShare(roles)) throw problem('cabinet.insufficientRights', { right: 'edit' });
    const place = { cabinet_id: cabinetId, user_id: userId, screen };
    const saved = await trx
      .withTables<SavedViewsTables>()
      .insertInto('saved_views')
      .values({ ...place, name, name_key: nameKey(name), state, is_shared: isShared })
      .onConflict((conflict) => conflict.constraint('saved_views_name_unique').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!saved) throw problem('savedView.exists');
    const maximum = SAVED_VIEW_BOUNDS.perScreen;
    if ((await countOwn(trx, view)) > maximum) throw problem('savedView.tooMany', { maximum });
    return route.output.parse({ viewId: saved.id });
  });
}
