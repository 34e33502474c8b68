import type { Context } from '../../platform/context.ts';
import type { CabinetsTables } from '../tables.ts';

export async function changeName(
  { db }: Pick<Context, 'db'>,
  cabinetId: number,
  name: string,
): Promise<void> {
  await db
    .withTables<CabinetsTables>()
    .updateTable('cabinets')
    .set({ name })
    .where('id', '=', cabinetId)
    .execute();
}
