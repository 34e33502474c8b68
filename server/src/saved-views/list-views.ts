import {
  listSavedViews as route,
  type SavedView,
  type SavedViewScreen,
} from '@vitrina/contract/saved-views.ts';
import type { AccountsTables } from '../accounts/tables.ts';
import type { Db } from '../platform/postgres/database.ts';
import { isMineInSql } from './rules.ts';
import type { SavedViewsTables } from './tables.ts';

type Input = { userId: number; cabinetId: number; screen: SavedViewScreen };

export async function listViews(db: Db, { userId, cabinetId, screen }: Input): Promise<SavedView[]> {
  const rows = await db
    .withTables<SavedViewsTables & Pick<AccountsTables, 'users'>>()
    .selectFrom('saved_views')
    .innerJoin('users', 'users.id', 'saved_views.user_id')
    .leftJoin('saved_view_defaults as chosen', (join) =>
      join.onRef('chosen.view_id', '=', 'saved_views.id').on('chosen.user_id', '=', userId),
    )
    .select(['saved_views.id', 'name', 'state', 'is_shared', 'users.full_name'])
    .select((eb) => eb('chosen.view_id', 'is not', null).as('is_default'))
    .select(isMineInSql(userId).as('is_mine'))
    .where('saved_views.cabinet_id', '=', cabinetId)
    .where('saved_views.screen', '=', screen)
    .where((eb) => eb.or([eb('saved_views.user_id', '=', userId), eb('is_shared', '=', true)]))
    .orderBy('name_key')
    .orderBy('saved_views.id')
    .execute();
  const { views } = route.output.parse({
    views: rows.map((row) => ({
      id: row.id,
      name: row.name,
      state: row.state,
      isDefault: row.is_default,
      isShared: row.is_shared,
      isMine: row.is_mine,
      author: row.full_name,
    })),
  });
  return views;
}
