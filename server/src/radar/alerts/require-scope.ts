import type { RadarAlertScope } from '@vitrina/contract/radar/alerts.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';

/** What a rule is about must be there; of another cabinet it is not. */
export async function requireScope(db: Db, cabinetId: number, scope: RadarAlertScope): Promise<void> {
  if (scope.kind === 'cabinet') return;
  const { rows } = await (scope.kind === 'tag'
    ? sql`select id from cabinet_tags where cabinet_id = ${cabinetId} and id = ${scope.tagId}`
    : sql`select sku from radar_products where cabinet_id = ${cabinetId} and sku = ${scope.sku}`
  ).execute(db);
  if (rows.length === 0) throw problem(scope.kind === 'tag' ? 'tag.notFound' : 'radarProduct.notFound');
}
