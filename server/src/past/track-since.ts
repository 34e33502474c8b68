import * as z from 'zod';
import { createStorefront } from '../integrations/storefront/create-storefront.ts';
import type { Context } from '../platform/context.ts';
import { addEntry } from '../positions/entries/add-entry.ts';
import { restartChecks } from '../positions/schedule/restart-checks.ts';
import { unlessDone } from './unless-done.ts';

const MOSCOW = 213;
const OTHER_CITIES = [2, 65];
const CANDIDATES = 20;
const QUERIES_A_PRODUCT = 6;
const LEAST_QUERIES = 3;
/** Different ones in Moscow. */
const QUERIES = 40;
/** Of the first products, in each of the other cities. */
const PRODUCTS_ELSEWHERE = 2;
const QUERIES_ELSEWHERE = 4;
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
    { cabinet: cabinetId, place: NEAR_THE_TOP, queries: 2 * QUERIES_A_PRODUCT, products: CANDIDATES },
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

type Entry = Parameters<typeof addEntry>[1];

/** What an ended filling has put on tracking stays as it is. */
const trackOnce = (since: Context, entry: Entry) =>
  unlessDone('product.trackedInCity', () => addEntry(since, entry));

type Tracking = { context: Context; since: Context; cabinetId: number };

async function trackElsewhere({ context, since, cabinetId }: Tracking, product: Candidate): Promise<void> {
  for (const cityId of OTHER_CITIES) {
    const queries = await keepFound(context, product, { cityId, limit: QUERIES_ELSEWHERE });
    if (queries.length > 0) await trackOnce(since, { cabinetId, sku: product.sku, cityId, queries });
  }
}

/** Products with the queries that show them in Moscow, until so many different queries have come together. */
async function chooseTracked(context: Context, cabinetId: number): Promise<Candidate[]> {
  const tracked: Candidate[] = [];
  const chosen = new Set<string>();
  for (const { sku, queries: known } of await listCandidates(context, cabinetId)) {
    const limit = Math.min(QUERIES_A_PRODUCT, QUERIES - chosen.size);
    const others = known.filter((query) => !chosen.has(query));
    const queries = await keepFound(context, { sku, queries: others }, { cityId: MOSCOW, limit });
    if (queries.length < Math.min(LEAST_QUERIES, limit)) continue;
    for (const query of queries) chosen.add(query);
    tracked.push({ sku, queries });
    if (chosen.size === QUERIES) break;
  }
  return tracked;
}

/**
 * The products that are found best have been on tracking since then, the first of them in other cities too; the first
 * check that is due is one of now.
 */
export async function trackSince(context: Context, since: Context, cabinetId: number): Promise<void> {
  const tracked = await chooseTracked(context, cabinetId);
  if (tracked.length === 0) throw new Error('No product of the demo was found on a shelf.');
  for (const { sku, queries } of tracked) await trackOnce(since, { cabinetId, sku, cityId: MOSCOW, queries });
  for (const product of tracked.slice(0, PRODUCTS_ELSEWHERE))
    await trackElsewhere({ context, since, cabinetId }, product);
  await restartChecks(context, cabinetId);
}
