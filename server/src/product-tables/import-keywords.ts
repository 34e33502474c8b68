import {
  type importKeywords as importRoute,
  KEYWORD_BOUNDS,
  previewKeywords as previewRoute,
} from '@vitrina/contract/product-tables.ts';
import { MY_REQUESTS_BOUNDS } from '@vitrina/contract/my-requests.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import { addProductQueries } from '../products/queries/add-product-queries.ts';
import { countFreeWords } from '../products/queries/count-words.ts';
import { normaliseText } from '../products/rules.ts';
import {
  type KeywordColumns,
  type KeywordFile,
  readKeywordFile,
} from '../queries/import/read-keyword-file.ts';
import { refuseFile } from '../queries/import/refuse-file.ts';

type ImportContext = Pick<Context, 'db' | 'clock'>;
type Asked = KeywordColumns & { cabinetId: number; skus: readonly number[] };

async function read(asked: Asked, bytes: Uint8Array): Promise<KeywordFile> {
  const file = await readKeywordFile({ bytes }, asked, MY_REQUESTS_BOUNDS.tag);
  if ('refused' in file) throw refuseFile(file);
  return file;
}

/** How many of the pairs are imported already, and whether the products are the cabinet's at all. */
async function countKnown({ db }: ImportContext, { cabinetId, skus }: Asked, queries: readonly string[]) {
  const { rows } = await sql<{ known: number; products: number }>`
    select
      (select count(*) from product_queries
        where cabinet_id = ${cabinetId} and sku = any(${[...skus]}::bigint[])
          and query = any(${[...queries]}::text[]) and imported_at is not null) as known,
      (select count(*) from products
        where cabinet_id = ${cabinetId} and sku = any(${[...skus]}::bigint[])) as products`.execute(db);
  const [counted] = rows;
  if (counted?.products !== new Set(skus).size) throw problem('product.notFound');
  return counted.known;
}

/** What the import would do, so that a person can change the columns before anything is stored. */
export async function previewKeywords(
  context: ImportContext,
  asked: Asked,
  bytes: Uint8Array,
): Promise<OutputOf<typeof previewRoute>> {
  const file = await read(asked, bytes);
  const queries = [...new Set(file.keywords.map(({ query }) => normaliseText(query)))];
  const [known, limit] = await Promise.all([
    countKnown(context, asked, queries),
    countFreeWords(context, asked.cabinetId),
  ]);
  const { columns, query, label, totalLines, duplicates, rejected } = file;
  return previewRoute.output.parse({
    columns,
    query,
    label,
    totalLines,
    queriesCount: queries.length,
    repeated: duplicates,
    added: queries.length * new Set(asked.skus).size - known,
    known,
    rejected: rejected.length,
    rejections: rejected.slice(0, KEYWORD_BOUNDS.rejections),
    sample: file.keywords.slice(0, KEYWORD_BOUNDS.preview),
    ...limit,
  });
}

export async function importKeywords(
  context: ImportContext,
  asked: Asked,
  bytes: Uint8Array,
): Promise<OutputOf<typeof importRoute>> {
  const { query, keywords, duplicates, rejected } = await read(asked, bytes);
  if (query === null) throw problem('import.unreadable', { reason: 'noQueryColumn' });
  const { added, duplicates: known } = await addProductQueries(context, {
    cabinetId: asked.cabinetId,
    skus: asked.skus,
    queries: keywords.map((keyword) => keyword.query),
    tag: new Map(keywords.flatMap(({ query: text, label }) => (label === null ? [] : [[text, label]]))),
  });
  return { added, known, repeated: duplicates, rejected: rejected.length };
}
