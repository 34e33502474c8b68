import type { AlertScope } from '@vitrina/contract/positions/alerts.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';

/** What a rule is about must be there; of another cabinet it is not. */
export async function requireScope(db: Db, cabinetId: number, scope: AlertScope): Promise<void> {
  if (scope.kind === 'cabinet') return;
  const { rows } = await (scope.kind === 'tag'
    ? sql`select id from cabinet_tags where cabinet_id = ${cabinetId} and id = ${scope.tagId}`
    : sql`select id from position_entries
        where cabinet_id = ${cabinetId} and sku = ${scope.sku} and city_id = ${scope.cityId}`
  ).execute(db);
  if (rows.length === 0) throw problem(scope.kind === 'tag' ? 'tag.notFound' : 'position.notFound');
}
