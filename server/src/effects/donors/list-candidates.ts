import type { DbContext } from '../../platform/context.ts';
import type { ProductsTables } from '../../products/tables.ts';
import { isSameKind, kindWords } from './kind-words.ts';

type CandidateProduct = { sku: number; name: string; isSameKind: boolean };

/** Own products whose figures are looked at: those of the same kind, then others while there is room. */
const MOST_CANDIDATES = 200;
/** Names that are compared with the product's. */
const MOST_NAMES = 5000;

export async function listCandidates(
  { db }: DbContext,
  cabinetId: number,
  product: { sku: number; name: string },
): Promise<CandidateProduct[]> {
  const rows = await db
    .withTables<ProductsTables>()
    .selectFrom('products')
    .select(['sku', 'name'])
    .where('cabinet_id', '=', cabinetId)
    .where('is_external', '=', false)
    .where('is_archived', '=', false)
    .where('sku', '!=', product.sku)
    .orderBy('sku')
    .limit(MOST_NAMES)
    .execute();
  const words = kindWords(product.name);
  const judged = rows.map((row) => ({ ...row, isSameKind: isSameKind(words, kindWords(row.name)) }));
  return [...judged.filter((one) => one.isSameKind), ...judged.filter((one) => !one.isSameKind)].slice(
    0,
    MOST_CANDIDATES,
  );
}
