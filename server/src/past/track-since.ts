import * as z from 'zod';
import { createStorefront } from '../integrations/storefront/create-storefront.ts';
import type { Context } from '../platform/context.ts';
import { addEntry } from '../positions/entries/add-entry.ts';
import { restartChecks } from '../positions/schedule/restart-checks.ts';

const MOSCOW = 213;
const OTHER_CITIES = [2, 65];
const PRODUCTS = 4;
const CANDIDATES = 20;
const QUERIES_IN_MOSCOW = 6;
/** With those of Moscow at most forty, so that the step stays the shortest. */
const QUERIES_ELSEWHERE = 4;
const LEAST_QUERIES = 3;
/** Two pages of a shelf. A place far down takes as long to read as ten of these, in every hour of the past. */
const NEAR_THE_TOP = 60;

const Candidate = z.object({ sku: z.int(), queries: z.array(z.string()) });
type Candidate = z.infer<typeof Candidate>;

/** Products that buyers search for most, with the queries that show them near the top, the largest first. */
async function listCandidates({ clickhouse }: Context, cabinetId: number): Promise<Candidate[]> {
  return clickhouse.rows(
    'list products to track',
    `select sku,
      arrayMap(one -> one.2, arraySlice(arrayReverseSort(groupArray((users, query))), 1, {queries:UInt8})) as queries
    from (
      select sku, query, sum(search_users) as users
      from own_query_day
      where cabinet = {cabinet:UInt32} and position <= {place:UInt16}
      group by sku, query
    )
    group by sku
    order by sum(users) desc, sku
    limit {products:UInt8}`,
    { cabinet: cabinetId, place: NEAR_THE_TOP, queries: 2 * QUERIES_IN_MOSCOW, products: CANDIDATES },
    Candidate,
  );
}

/** Of some queries the first by which the product stands near the top of the shelf of a city now. */
async function keepFound(
  { env, send }: Context,
  { sku, queries }: Candidate,
  { cityId, limit }: { cityId: number; limit: number },
): Promise<string[]> {
  const storefront = createStorefront({ baseUrl: env.STOREFRONT_URL, send });
  const { signal } = new AbortController();
  const found: string[] = [];
  for (const query of queries) {
    if (found.length === limit) break;
    const answer = (await storefront.readShelf({ query, cityId, skus: [sku], signal })).answers.get(sku);
    if (answer?.outcome === 'found' && answer.place <= NEAR_THE_TOP) found.push(query);
  }
  return found;
}

type Tracking = { context: Context; since: Context; cabinetId: number };

async function trackElsewhere({ context, since, cabinetId }: Tracking, product: Candidate): Promise<void> {
  for (const cityId of OTHER_CITIES) {
    const queries = await keepFound(context, product, { cityId, limit: QUERIES_ELSEWHERE });
    if (queries.length > 0) await addEntry(since, { cabinetId, sku: product.sku, cityId, queries });
  }
}

/**
 * The products that are found best have been on tracking since then, the first of them in other cities too; the first
 * check that is due is one of now.
 */
export async function trackSince(context: Context, since: Context, cabinetId: number): Promise<void> {
  const tracked: Candidate[] = [];
  for (const { sku, queries: known } of await listCandidates(context, cabinetId)) {
    if (tracked.length === PRODUCTS) break;
    const place = { cityId: MOSCOW, limit: QUERIES_IN_MOSCOW };
    const queries = await keepFound(context, { sku, queries: known }, place);
    if (queries.length < LEAST_QUERIES) continue;
    tracked.push({ sku, queries });
    await addEntry(since, { cabinetId, sku, cityId: MOSCOW, queries });
  }
  const [first] = tracked;
  if (first !== undefined) await trackElsewhere({ context, since, cabinetId }, first);
  await restartChecks(context, cabinetId);
}
