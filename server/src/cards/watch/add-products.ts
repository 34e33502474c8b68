import type { TimedContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { changeWatching } from './change-watching.ts';
import { insertProducts } from './insert-products.ts';
import { requireRoom } from './require-room.ts';
import { type Watching } from './watching.ts';

type Input = { cabinetId: number; skus: readonly number[] };

export async function countWatched({ db, cabinet }: Pick<Watching, 'db' | 'cabinet'>): Promise<number> {
  const { count } = await db
    .selectFrom('radar_products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cabinet_id', '=', cabinet.id)
    .executeTakeFirstOrThrow();
  return count;
}

/** What a tag brought is from now on the person's too, and stays when the tag goes. */
async function takeOver(
  { db, cabinet }: Watching,
  userId: number,
  skus: readonly number[],
): Promise<number[]> {
  const known = await db
    .selectFrom('radar_products')
    .select('sku')
    .where('cabinet_id', '=', cabinet.id)
    .where('sku', 'in', [...skus])
    .execute();
  await db
    .updateTable('radar_products')
    .set({ tag_id: null, added_by: userId })
    .where('cabinet_id', '=', cabinet.id)
    .where('sku', 'in', [...skus])
    .where('tag_id', 'is not', null)
    .execute();
  return known.map(({ sku }) => sku);
}

/** Own products or any other by its SKU: all of them or, without room, none. */
export async function addProducts(
  context: TimedContext,
  userId: number,
  { cabinetId, skus }: Input,
): Promise<{ added: number; known: number }> {
  return changeWatching(context, cabinetId, async (watching) => {
    const { db, cabinet, plan } = watching;
    if (cabinet.is_blocked) throw problem('cabinet.blocked');
    const unique = [...new Set(skus)];
    const known = new Set(await takeOver(watching, userId, unique));
    const added = unique.filter((sku) => !known.has(sku));
    if (added.length > 0) requireRoom(plan, (await countWatched(watching)) + added.length);
    await db
      .deleteFrom('radar_exclusions')
      .where('cabinet_id', '=', cabinetId)
      .where('sku', 'in', unique)
      .execute();
    await insertProducts(watching, { skus: added, by: { userId } });
    return { added: added.length, known: known.size };
  });
}
