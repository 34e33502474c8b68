import type { DbContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import type { NotesTables } from '../notes/tables.ts';
import type { ProductsTables } from '../tables.ts';

/** Own products come and go with the marketplace's list and cannot be removed here. */
export async function removeExternal({ db }: DbContext, cabinetId: number, sku: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const tables = trx.withTables<ProductsTables & NotesTables>();
    const removed = await tables
      .deleteFrom('products')
      .where('cabinet_id', '=', cabinetId)
      .where('sku', '=', sku)
      .where('is_external', '=', true)
      .returning('sku')
      .executeTakeFirst();
    if (!removed) throw problem('product.notFound');
    // Tags and queries go with the row; notes know products by their SKU alone.
    await tables.deleteFrom('notes').where('cabinet_id', '=', cabinetId).where('sku', '=', sku).execute();
  });
}
