import { cleanText } from '../../integrations/storefront/clean-text.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { normaliseText } from '../rules.ts';
import type { ProductsTables } from '../tables.ts';

const MAX_NAME_LENGTH = 500;

type Seen = { sku: number; name: string; imageUrl: string | null };

/** The storefront shows the name and picture of an external product; the newest sight of them is kept. */
export async function nameExternal(db: Db, cabinetId: number, { sku, name, imageUrl }: Seen): Promise<void> {
  if (name === '') return;
  const shown = cleanText(name, MAX_NAME_LENGTH);
  await db
    .withTables<ProductsTables>()
    .updateTable('products')
    .set({
      name: shown,
      search_text: normaliseText(shown),
      ...(imageUrl === null ? {} : { image_url: imageUrl }),
    })
    .where('cabinet_id', '=', cabinetId)
    .where('sku', '=', sku)
    .where('is_external', '=', true)
    .execute();
}
