import type { Db } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';
import type { CabinetsTables } from './tables.ts';

export async function getCabinetName(db: Db, cabinetId: number): Promise<string> {
  const cabinet = await db
    .withTables<CabinetsTables>()
    .selectFrom('cabinets')
    .select('name')
    .where('id', '=', cabinetId)
    .executeTakeFirst();
  if (!cabinet) throw problem('cabinet.notFound');
  return cabinet.name;
}
