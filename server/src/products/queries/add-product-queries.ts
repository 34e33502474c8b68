import { PLAN_LIMITS } from '@vitrina/contract/plans.ts';
import { sql } from 'kysely';
import { getCabinetPlan } from '../../cabinets/get-cabinet-plan.ts';
import { lockCabinet } from '../../cabinets/lock-cabinet.ts';
import type { TimedContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { normaliseText } from '../rules.ts';
import type { ProductsTables } from '../tables.ts';
import { countWords } from './count-words.ts';
import { requireFewLabels } from './require-few-labels.ts';

type Import = {
  cabinetId: number;
  skus: readonly number[];
  queries: readonly string[];
  /** One label of all of them, or of each as it is written; a query that has one keeps it. */
  tag?: string | ReadonlyMap<string, string> | undefined;
};

function tagsOf(queries: readonly string[], tag: Import['tag']): (string | null)[] {
  if (typeof tag !== 'object') return queries.map(() => tag ?? null);
  const byQuery = new Map([...tag].map(([query, label]) => [normaliseText(query), label]));
  return queries.map((query) => byQuery.get(query) ?? null);
}

async function requireProducts(trx: Db, cabinetId: number, skus: readonly number[]): Promise<void> {
  const { count } = await trx
    .withTables<ProductsTables>()
    .selectFrom('products')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('cabinet_id', '=', cabinetId)
    .where('sku', 'in', skus)
    .executeTakeFirstOrThrow();
  if (count !== skus.length) throw problem('product.notFound');
}

/** Brought again, a query of a product is a duplicate; one that was excluded or labelled only becomes imported too. */
async function insertImported(
  trx: Db,
  { cabinetId, skus, queries, tag }: Import,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into product_queries as known (cabinet_id, sku, query, imported_at, tag)
    select ${cabinetId}, sku, requested.query, ${now}, requested.tag
    from unnest(${skus}::bigint[]) as sku,
      unnest(${queries}::text[], ${tagsOf(queries, tag)}::text[]) as requested(query, tag)
    on conflict (cabinet_id, sku, query)
    do update set imported_at = excluded.imported_at, tag = coalesce(known.tag, excluded.tag)
    where known.imported_at is null`.execute(trx);
  return Number(numAffectedRows ?? 0n);
}

/** Queries that a person brings for products of the cabinet: all of them, or none when the plan has no room. */
export async function addProductQueries(
  context: TimedContext,
  given: Import,
): Promise<{ added: number; duplicates: number; maximum: number }> {
  const { cabinetId } = given;
  const skus = [...new Set(given.skus)];
  const queries = [...new Set(given.queries.map(normaliseText))].filter((query) => query !== '');
  const maximum = PLAN_LIMITS[await getCabinetPlan(context, cabinetId)].trackingWords;
  if (skus.length === 0 || queries.length === 0) return { added: 0, duplicates: 0, maximum };
  return context.db.transaction().execute(async (trx) => {
    await lockCabinet(trx, cabinetId);
    await requireProducts(trx, cabinetId, skus);
    const full = () => problem('cabinet.limitExceeded', { type: 'trackingWords', maximum });
    // Afterwards all of them are there: more than there may be are not even tried, however many millions they are.
    if (skus.length * queries.length > Math.max(maximum, await countWords(trx, cabinetId))) throw full();
    const added = await insertImported(trx, { ...given, skus, queries }, context.clock.now());
    // Counted behind the addition: thrown here, nothing of it stays.
    if (added > 0 && (await countWords(trx, cabinetId)) > maximum) throw full();
    if (added > 0 && given.tag !== undefined) await requireFewLabels(trx, cabinetId);
    return { added, duplicates: skus.length * queries.length - added, maximum };
  });
}
