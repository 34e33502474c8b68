import type { TimedContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import type { CardsTables } from '../tables.ts';
import { countWatched } from './add-products.ts';
import { changeWatching } from './change-watching.ts';
import { reconcileTags } from './reconcile-tags.ts';
import { requireRoom } from './require-room.ts';
import { type Watching } from './watching.ts';

type Input = { cabinetId: number; tagIds: readonly number[] };

async function replaceTags({ db, cabinet }: Watching, tagIds: readonly number[]): Promise<void> {
  await db.deleteFrom('radar_tags').where('cabinet_id', '=', cabinet.id).execute();
  if (tagIds.length === 0) return;
  const known = await db
    .selectFrom('cabinet_tags')
    .select('id')
    .where('cabinet_id', '=', cabinet.id)
    .where('id', 'in', [...tagIds])
    .execute();
  if (known.length < tagIds.length) throw problem('tag.notFound');
  await db
    .insertInto('radar_tags')
    .values(tagIds.map((tagId) => ({ cabinet_id: cabinet.id, tag_id: tagId })))
    .execute();
}

/**
 * Everything with one of these tags is watched, now and later. Without room for what has them now the change is refused;
 * what gets them later rests while there is none.
 */
export async function watchTags(
  context: TimedContext,
  { cabinetId, tagIds }: Input,
): Promise<{ added: number; removed: number }> {
  return changeWatching(context, cabinetId, async (watching) => {
    const unique = [...new Set(tagIds)];
    if (unique.length > 0 && watching.cabinet.is_blocked) throw problem('cabinet.blocked');
    await replaceTags(watching, unique);
    const changed = await reconcileTags(watching);
    if (changed.added > 0) requireRoom(watching.plan, await countWatched(watching));
    return changed;
  });
}

/** After the tags of products, or a tag itself, have changed. */
export async function followTags(context: TimedContext, cabinetId: number): Promise<void> {
  const watched = await context.db
    .withTables<CardsTables>()
    .selectFrom('radar_tags')
    .select('tag_id')
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirst();
  const byTag = await context.db
    .withTables<CardsTables>()
    .selectFrom('radar_products')
    .select('sku')
    .where('cabinet_id', '=', cabinetId)
    .where('tag_id', 'is not', null)
    .executeTakeFirst();
  if (watched || byTag) await changeWatching(context, cabinetId, reconcileTags);
}
