import type { CabinetTag } from '@vitrina/contract/cabinet.ts';
import { getCabinetProductTags } from '@vitrina/contract/cabinets/tags.ts';
import type { DbContext } from '../../platform/context.ts';
import type { CabinetsTables } from '../tables.ts';

export async function listTags({ db }: DbContext, cabinetId: number): Promise<CabinetTag[]> {
  const rows = await db
    .withTables<CabinetsTables>()
    .selectFrom('cabinet_tags')
    .leftJoin('product_tags', (join) =>
      join
        .onRef('product_tags.cabinet_id', '=', 'cabinet_tags.cabinet_id')
        .onRef('product_tags.tag_id', '=', 'cabinet_tags.id'),
    )
    .select(['cabinet_tags.id', 'cabinet_tags.name', 'cabinet_tags.color'])
    .select((eb) => eb.fn.count<number>('product_tags.sku').as('products_count'))
    .where('cabinet_tags.cabinet_id', '=', cabinetId)
    .groupBy('cabinet_tags.id')
    .orderBy('cabinet_tags.name_key')
    .execute();
  const { tags } = getCabinetProductTags.output.parse({
    tags: rows.map(({ id, name, color, products_count }) => ({
      id,
      name,
      color,
      productsCount: products_count,
    })),
  });
  return tags;
}
