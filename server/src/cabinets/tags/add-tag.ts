import { CABINET_BOUNDS, type CabinetTag } from '@vitrina/contract/cabinet.ts';
import { addCabinetProductTag } from '@vitrina/contract/cabinets/tags.ts';
import type { DbContext } from '../../platform/context.ts';
import { nameKey } from '../../platform/name-key.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { lockCabinet } from '../lock-cabinet.ts';
import type { CabinetsTables } from '../tables.ts';

async function countTags(trx: Db, cabinetId: number): Promise<number> {
  const { count } = await trx
    .withTables<CabinetsTables>()
    .selectFrom('cabinet_tags')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cabinet_id', '=', cabinetId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function addTag(
  { db }: DbContext,
  cabinetId: number,
  { name, color }: { name: string; color: string },
): Promise<CabinetTag> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockCabinet(trx, cabinetId))) throw problem('cabinet.notFound');
    const added = await trx
      .withTables<CabinetsTables>()
      .insertInto('cabinet_tags')
      .values({ cabinet_id: cabinetId, name, name_key: nameKey(name), color })
      .onConflict((conflict) => conflict.constraint('cabinet_tags_name_unique').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw problem('tag.exists');
    const maximum = CABINET_BOUNDS.tags;
    if ((await countTags(trx, cabinetId)) > maximum) throw problem('tag.tooMany', { maximum });
    return addCabinetProductTag.output.parse({ tag: { id: added.id, name, color, productsCount: 0 } }).tag;
  });
}
