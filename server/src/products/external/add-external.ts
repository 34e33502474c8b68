import { PRODUCT_BOUNDS } from '@vitrina/contract/products.ts';
import { sql } from 'kysely';
import { lockCabinet } from '../../cabinets/lock-cabinet.ts';
import type { TimedContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { normaliseText } from '../rules.ts';
import type { ProductsTables } from '../tables.ts';

async function countExternal(trx: Db, cabinetId: number): Promise<number> {
  const { count } = await trx
    .withTables<ProductsTables>()
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cabinet_id', '=', cabinetId)
    .where('is_external', '=', true)
    .executeTakeFirstOrThrow();
  return count;
}

/** What its positions have already shown of it; tools share rows, not code. */
async function findSeen(trx: Db, cabinetId: number, sku: number) {
  const { rows } = await sql<{ name: string; image_url: string | null }>`
    select name, image_url from position_entries
    where cabinet_id = ${cabinetId} and sku = ${sku} and name is not null
    limit 1`.execute(trx);
  const [seen] = rows;
  const name = seen?.name ?? '';
  return { name, search_text: normaliseText(name), image_url: seen?.image_url ?? null };
}

/** Somebody else's product by its SKU; its name comes with the first sight of its card or its place on a shelf. */
export async function addExternal(
  { db, clock }: TimedContext,
  cabinetId: number,
  sku: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockCabinet(trx, cabinetId))) throw problem('cabinet.notFound');
    const added = await trx
      .withTables<ProductsTables>()
      .insertInto('products')
      .values({
        cabinet_id: cabinetId,
        sku,
        product_id: null,
        offer_id: '',
        ...(await findSeen(trx, cabinetId, sku)),
        price_kopecks: null,
        stock: null,
        is_archived: false,
        is_external: true,
        synced_at: clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['cabinet_id', 'sku']).doNothing())
      .returning('sku')
      .executeTakeFirst();
    if (!added) throw problem('product.exists');
    const maximum = PRODUCT_BOUNDS.external;
    if ((await countExternal(trx, cabinetId)) > maximum)
      throw problem('product.tooManyExternal', { maximum });
  });
}
