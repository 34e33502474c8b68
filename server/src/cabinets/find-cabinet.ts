import type { Selectable } from 'kysely';
import type { DbContext } from '../platform/context.ts';
import type { CabinetsTables } from './tables.ts';

export type CabinetRow = Selectable<CabinetsTables['cabinets']>;

export async function findCabinet({ db }: DbContext, cabinetId: number): Promise<CabinetRow | undefined> {
  return db
    .withTables<CabinetsTables>()
    .selectFrom('cabinets')
    .selectAll()
    .where('id', '=', cabinetId)
    .executeTakeFirst();
}
