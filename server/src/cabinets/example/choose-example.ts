import type { DbContext } from '../../platform/context.ts';
import type { CabinetsTables } from '../tables.ts';

/** One at most; null: none. false: there is no such cabinet, and the former example stays. */
export async function chooseExample({ db }: DbContext, cabinetId: number | null): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const cabinets = trx.withTables<CabinetsTables>();
    if (cabinetId !== null) {
      const known = await cabinets
        .selectFrom('cabinets')
        .select('id')
        .where('id', '=', cabinetId)
        .executeTakeFirst();
      if (!known) return false;
    }
    await cabinets
      .updateTable('cabinets')
      .set({ is_example: false })
      .where('is_example', '=', true)
      .execute();
    if (cabinetId !== null)
      await cabinets.updateTable('cabinets').set({ is_example: true }).where('id', '=', cabinetId).execute();
    return true;
  });
}
