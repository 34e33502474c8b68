import { sql } from 'kysely';
import type { TimedContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { changeWatching } from './change-watching.ts';
import { touch } from './watching.ts';

type Input = { cabinetId: number; skus: readonly number[] };

/** All of them or none. What has a watched tag stays off until a person adds it or it loses its tags. */
export async function removeProducts(
  context: TimedContext,
  { cabinetId, skus }: Input,
): Promise<{ removed: number }> {
  return changeWatching(context, cabinetId, async ({ db, touched }) => {
    const unique = [...new Set(skus)];
    const removed = await db
      .deleteFrom('radar_products')
      .where('cabinet_id', '=', cabinetId)
      .where('sku', 'in', unique)
      .returning(['card_id', 'own_card_id'])
      .execute();
    if (removed.length < unique.length) throw problem('radarProduct.notFound');
    await sql`
      insert into radar_exclusions (cabinet_id, sku)
      select distinct put.cabinet_id, put.sku from product_tags as put
      join radar_tags as watched on watched.cabinet_id = put.cabinet_id and watched.tag_id = put.tag_id
      where put.cabinet_id = ${cabinetId} and put.sku = any(${unique}::bigint[])
      on conflict do nothing`.execute(db);
    touch(touched, removed, { isDue: false });
    return { removed: removed.length };
  });
}
