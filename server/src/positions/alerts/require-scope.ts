import type { AlertScope } from '@vitrina/contract/positions/alerts.ts';
import type { CabinetsTables } from '../../cabinets/tables.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import type { PositionsTables } from '../tables.ts';

/** What a rule is about must be there; of another cabinet it is not. */
export async function requireScope(db: Db, cabinetId: number, scope: AlertScope): Promise<void> {
  if (scope.kind === 'cabinet') return;
  if (scope.kind === 'tag') {
    const tag = await db
      .withTables<CabinetsTables>()
      .selectFrom('cabinet_tags')
      .select('id')
      .where('cabinet_id', '=', cabinetId)
      .where('id', '=', scope.tagId)
      .executeTakeFirst();
    if (!tag) throw problem('tag.notFound');
    return;
  }
  const entry = await db
    .withTables<PositionsTables>()
    .selectFrom('position_entries')
    .select('id')
    .where('cabinet_id', '=', cabinetId)
    .where('sku', '=', scope.sku)
    .where('city_id', '=', scope.cityId)
    .executeTakeFirst();
  if (!entry) throw problem('position.notFound');
}
