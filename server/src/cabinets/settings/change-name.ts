import type { DbContext } from '../../platform/context.ts';
import type { CabinetsTables } from '../tables.ts';

export async function changeName({ db }: DbContext, cabinetId: number, name: string): Promise<void> {
  await db
    .withTables<CabinetsTables>()
    .updateTable('cabinets')
    .set({ name })
    .where('id', '=', cabinetId)
    .execute();
}
