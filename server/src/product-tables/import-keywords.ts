import { MY_REQUESTS_BOUNDS } from '@vitrina/contract/my-requests.ts';
import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import {
  type importKeywords as importRoute,
  KEYWORD_BOUNDS,
  previewKeywords as previewRoute,
} from '@vitrina/contract/product-tables.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import type { TimedContext } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import { addProductQueries } from '../products/queries/add-product-queries.ts';
import { countFreeWords } from '../products/queries/count-words.ts';
import { normaliseText } from '../products/rules.ts';
import type { KeywordColumns } from '../queries/import/read-keyword-file.ts';
import { refuseColumns } from '../queries/import/refuse-file.ts';
import { withKeywordFile } from '../queries/import/with-uploaded-table.ts';

type ImportContext = TimedContext;
type Input = KeywordColumns & { cabinetId: number; skus: readonly number[] };

/** So many texts go into one statement: building its parameters holds everybody else up. */
const QUERIES_AT_ONCE = 5000;
/** No plan has room for more, so that a larger file is refused before it is looked up. */
const MOST_QUERIES = Math.max(...Object.values(PLAN_LIMITS).map(({ trackingWords }) => trackingWords));

const readingOptions = ({ query, label }: Input) => ({
  columns: { query, label },
  longestLabel: MY_REQUESTS_BOUNDS.tag,
});

/** How many of the pairs are imported already, and whether the products are the cabinet's at all. */
async function countKnown(context: ImportContext, input: Input, queries: readonly string[]): Promise<number> {
  let known = 0;
  for (let at = 0; at === 0 || at < queries.length; at += QUERIES_AT_ONCE)
    known += await countKnownAmong(context, input, queries.slice(at, at + QUERIES_AT_ONCE));
  return known;
}

async function countKnownAmong(
  { db }: ImportContext,
  { cabinetId, skus }: Input,
  queries: readonly string[],
): Promise<number> {
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
export function previewKeywords(
  context: ImportContext,
  input: Input,
  bytes: Uint8Array,
): Promise<OutputOf<typeof previewRoute>> {
  return withKeywordFile(bytes, readingOptions(input), async (file, keywords) => {
    const queries = [...new Set(keywords.map(({ query }) => normaliseText(query)))];
    const [known, limit] = await Promise.all([
      countKnown(context, input, queries),
      countFreeWords(context, input.cabinetId),
    ]);
    const { columns, query, label, totalLines, duplicates, rejected, rejectedCount } = file;
    return previewRoute.output.parse({
      columns,
      query,
      label,
      totalLines,
      queriesCount: queries.length,
      repeated: duplicates,
      added: queries.length * new Set(input.skus).size - known,
      known,
      rejected: rejectedCount,
      rejections: rejected.slice(0, KEYWORD_BOUNDS.rejections),
      sample: keywords.slice(0, KEYWORD_BOUNDS.preview),
      ...limit,
    });
  });
}

export function importKeywords(
  context: ImportContext,
  input: Input,
  bytes: Uint8Array,
): Promise<OutputOf<typeof importRoute>> {
  return withKeywordFile(bytes, readingOptions(input), async (file, keywords) => {
    if (file.query === null) throw refuseColumns(file.columns);
    if (keywords.length > MOST_QUERIES) {
      const { maximum } = await countFreeWords(context, input.cabinetId);
      throw problem('cabinet.limitExceeded', { type: 'trackingWords', maximum });
    }
    const { added, duplicates: known } = await addProductQueries(context, {
      cabinetId: input.cabinetId,
      skus: input.skus,
      queries: keywords.map((keyword) => keyword.query),
      tag: new Map(keywords.flatMap(({ query, label }) => (label === null ? [] : [[query, label]]))),
    });
    return { added, known, repeated: file.duplicates, rejected: file.rejectedCount };
  });
}
