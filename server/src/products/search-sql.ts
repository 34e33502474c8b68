import { type RawBuilder, sql } from 'kysely';
import { readProductSearch } from './rules.ts';

function likePart(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

/** product.md 5.6: digits find by SKU, anything else by the name or the article. */
export function searchSql(search: string): RawBuilder<boolean> {
  const read = readProductSearch(search);
  if (read === undefined) return sql<boolean>`true`;
  return 'sku' in read
    ? sql<boolean>`products.sku::text like ${likePart(read.sku)}`
    : sql<boolean>`products.search_text like ${likePart(read.text)}`;
}

type Tagged = { cabinetId: number; tagIds: readonly number[]; tagMode: 'any' | 'all' };

/** True for products with any, or all, of the tags; `sku` is their column. A product has a tag at most once, so rows count tags. */
export function tagsSql(
  { cabinetId, tagIds, tagMode }: Tagged,
  sku: RawBuilder<unknown> = sql.ref('products.sku'),
): RawBuilder<boolean> {
  const unique = [...new Set(tagIds)];
  if (unique.length === 0) return sql<boolean>`true`;
  // Nothing in it depends on the row: PostgreSQL runs it once and not for each of 10,000 products.
  return sql<boolean>`${sku} in (
    select tag.sku from product_tags as tag
    where tag.cabinet_id = ${cabinetId} and tag.tag_id = any(${unique}::integer[])
    group by tag.sku
    having count(*) >= ${tagMode === 'any' ? 1 : unique.length})`;
}
