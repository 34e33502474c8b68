import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { createUser } from './accounts/create-user.ts';
import type { AccountsTables } from './accounts/tables.ts';
import { createPromoCode } from './billing/promo/create-promo-code.ts';
import { setPlan } from './billing/set-plan.ts';
import { createCabinet } from './cabinets/create-cabinet.ts';
import { changePerformanceKey } from './cabinets/keys/change-performance-key.ts';
import type { CabinetsTables } from './cabinets/tables.ts';
import { collectOwnQueries } from './own-queries/collect-own-queries.ts';
import type { Context } from './platform/context.ts';
import { addEntry } from './positions/entries/add-entry.ts';
import { listSkus } from './products/list-skus.ts';
import { syncProducts } from './products/sync-products.ts';

const DEMO_EMAIL = 'demo@vitrina.test';
const DEMO_PROMO = { code: 'VITRINA500', points: 500, uses: 1000, days: 365 };
const MOSCOW = 213;
const TRACKED_PRODUCTS = 4;
const QUERIES_A_PRODUCT = 8;

const SandboxKeys = z.object({
  sellerId: z.coerce.string(),
  name: z.string(),
  keys: z.array(z.object({ profile: z.string(), apiKey: z.string() })),
  advertising: z.object({ clientId: z.string(), clientSecret: z.string() }),
});

async function askSandboxForKeys(context: Context) {
  const answer = await fetch(new URL('/keys', context.env.CLOCK_URL));
  return SandboxKeys.parse(await answer.json());
}

/** The demo seller of an earlier filling, with the cabinet that was made for them. */
export async function findDemoCabinet({ db }: Context): Promise<number | undefined> {
  const cabinet = await db
    .withTables<AccountsTables & CabinetsTables>()
    .selectFrom('cabinets')
    .innerJoin('users', 'users.id', 'cabinets.owner_id')
    .select('cabinets.id')
    .where('users.email', '=', DEMO_EMAIL)
    .executeTakeFirst();
  return cabinet?.id;
}

/** No default account: the password is made for this installation and told once, in the terminal. */
async function createDemoUser(
  context: Context,
): Promise<{ userId: number; email: string; password: string }> {
  const password = `Vitrina-${randomBytes(4).toString('hex')}`;
  // Left by a filling that was killed between the user and the cabinet: nobody knows its password.
  await context.db.withTables<AccountsTables>().deleteFrom('users').where('email', '=', DEMO_EMAIL).execute();
  const userId = await createUser(context, {
    email: DEMO_EMAIL,
    username: 'demo',
    fullName: 'Демо Продавец',
    password,
    isEmailVerified: true,
  });
  await setPlan(context, userId, 'expert', 365);
  return { userId, email: DEMO_EMAIL, password };
}

/** The demo seller's cabinet, made the way a person makes one: both keys are tested at the marketplace. */
async function createDemoCabinet(context: Context, userId: number): Promise<number> {
  const seller = await askSandboxForKeys(context);
  const key = seller.keys.find((one) => one.profile === 'premium-pro') ?? seller.keys[0];
  if (!key) throw new Error('The sandbox offers no keys.');
  const { apiKey } = key;
  const cabinetId = await createCabinet(context, userId, {
    name: seller.name,
    sellerId: seller.sellerId,
    apiKey,
  });
  await changePerformanceKey(context, cabinetId, seller.advertising);
  await syncProducts(context, cabinetId);
  await collectOwnQueries(context, cabinetId);
  return cabinetId;
}

const QueryOfProduct = z.object({ query: z.string() });

async function listBestQueries({ clickhouse }: Context, cabinetId: number, sku: number): Promise<string[]> {
  const rows = await clickhouse.rows(
    'list best own queries',
    `select query
     from own_query_day
     where cabinet = {cabinet:UInt32} and sku = {sku:UInt64}
     group by query
     order by sum(search_users) desc
     limit {limit:UInt8}`,
    { cabinet: cabinetId, sku, limit: QUERIES_A_PRODUCT },
    QueryOfProduct,
  );
  return rows.map((row) => row.query);
}

/** Puts the first products on tracking by the queries that brought buyers to them. */
async function trackDemoProducts(context: Context, cabinetId: number): Promise<void> {
  const skus = await listSkus(context, cabinetId);
  for (const sku of skus.slice(0, TRACKED_PRODUCTS)) {
    const queries = await listBestQueries(context, cabinetId, sku);
    if (queries.length > 0) await addEntry(context, { cabinetId, sku, cityId: MOSCOW, queries });
  }
}

/** The demo seller with a cabinet and tracked products; made once, and the password told by the one who made it. */
export async function createDemo(context: Context): Promise<{ email: string; password: string }> {
  const { userId, email, password } = await createDemoUser(context);
  await createPromoCode(context, DEMO_PROMO);
  const cabinetId = await createDemoCabinet(context, userId);
  await trackDemoProducts(context, cabinetId);
  return { email, password };
}
