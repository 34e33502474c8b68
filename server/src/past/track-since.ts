import * as z from 'zod';
import { createStorefront } from '../integrations/storefront/create-storefront.ts';
import type { Context } from '../platform/context.ts';
import { addEntry } from '../positions/entries/add-entry.ts';
import { restartChecks } from '../positions/schedule/restart-checks.ts';
import { isNearTheTop, NEAR_THE_TOP } from './is-near-the-top.ts';
import type { TwinSkus } from './plant-twins.ts';
import { unlessDone } from './unless-done.ts';

const MOSCOW = 213;
const OTHER_CITIES = [2, 65];
const CANDIDATES = 20;
const QUERIES_A_PRODUCT = 6;
const LEAST_QUERIES = 3;
/** Different ones in Moscow, beside those of the twins. */
const QUERIES = 36;
/** Of the first products, in each of the other cities. */
const PRODUCTS_ELSEWHERE = 2;
const QUERIES_ELSEWHERE = 3;
/** Of two cards that take each other's places, the same for both. */
const QUERIES_OF_TWINS = 4;

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
    if (isNearTheTop(answer)) found.push(query);
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
async function chooseTracked(context: Context, { cabinetId, twins }: Demo): Promise<Candidate[]> {
  const tracked: Candidate[] = [];
  const chosen = new Set<string>();
  for (const { sku, queries: known } of await listCandidates(context, cabinetId)) {
    if (twins?.includes(sku)) continue;
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

const Shared = z.object({ query: z.string() });

/** Queries that show both cards near the top, the largest first. */
async function listShared({ clickhouse }: Context, cabinetId: number, twins: TwinSkus): Promise<string[]> {
  const found = await clickhouse.rows(
    'list queries of twins',
    `select query
    from own_query_day
    where cabinet = {cabinet:UInt32} and sku in {skus:Array(UInt64)} and position <= {place:UInt16}
    group by query
    having uniq(sku) = 2
    order by sum(search_users) desc, query
    limit {limit:UInt8}`,
    { cabinet: cabinetId, skus: [...twins], place: NEAR_THE_TOP, limit: QUERIES_OF_TWINS },
    Shared,
  );
  return found.map(({ query }) => query);
}

/** Both in the same queries: that is how it is seen that they take each other's places. */
async function trackTwins({ context, since, cabinetId }: Tracking, twins: TwinSkus): Promise<void> {
  const queries = await listShared(context, cabinetId, twins);
  if (queries.length === 0) return;
  for (const sku of twins) await trackOnce(since, { cabinetId, sku, cityId: MOSCOW, queries });
}

type Demo = { cabinetId: number; twins: TwinSkus | undefined };

/**
 * The products that are found best have been on tracking since then, the first of them in other cities too, and the twins;
 * the first check that is due is one of now.
 */
export async function trackSince(context: Context, since: Context, demo: Demo): Promise<void> {
  const { cabinetId, twins } = demo;
  const tracked = await chooseTracked(context, demo);
  if (tracked.length === 0) throw new Error('No product of the demo was found on a shelf.');
  for (const { sku, queries } of tracked) await trackOnce(since, { cabinetId, sku, cityId: MOSCOW, queries });
  for (const product of tracked.slice(0, PRODUCTS_ELSEWHERE))
    await trackElsewhere({ context, since, cabinetId }, product);
  if (twins !== undefined) await trackTwins({ context, since, cabinetId }, twins);
  await restartChecks(context, cabinetId);
}
