import { randomBytes } from 'node:crypto';
import { PRICES } from '@vitrina/contract/billing/prices.ts';
import type { NewPromoCode } from '@vitrina/contract/billing/promo.ts';
import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import * as z from 'zod';
import { createUser } from './accounts/create-user.ts';
import type { AccountsTables } from './accounts/tables.ts';
import { grantPlanDays } from './billing/plans/grant-plan-days.ts';
import { setPlan } from './billing/plans/set-plan.ts';
import { createPromoCode } from './billing/promo/create-promo-code.ts';
import type { BillingTables } from './billing/tables.ts';
import { createCabinet } from './cabinets/create-cabinet.ts';
import { chooseExample } from './cabinets/example/choose-example.ts';
import { changePerformanceKey } from './cabinets/keys/change-performance-key.ts';
import type { CabinetsTables } from './cabinets/tables.ts';
import { changeOperator } from './office/operators/change-operator.ts';
import { collectOwnQueries } from './own-queries/collect-own-queries.ts';
import { contextAt } from './past/context-at.ts';
import { planPast } from './past/plan-past.ts';
import { POSITION_PAST_DAYS } from './past/positions.ts';
import { readSandboxKeys } from './past/sandbox-keys.ts';
import { trackSince } from './past/track-since.ts';
import type { Context } from './platform/context.ts';
import { addEntry } from './positions/entries/add-entry.ts';
import { listSkus } from './products/list-skus.ts';
import { syncProducts } from './products/sync-products.ts';

const DEMO_EMAIL = 'demo@vitrina.test';
const DEMO_OPERATOR = 'operator@vitrina.test';
const DEMO_PROMO: NewPromoCode = {
  code: 'VITRINA500',
  gift: { kind: 'points', points: 500 },
  uses: 1000,
  days: 365,
};
const YEAR_DAYS = 365;
const MOSCOW = 213;
const TRACKED_PRODUCTS = 4;
const QUERIES_A_PRODUCT = 8;

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

type DemoAccount = { email: string; password: string };
type DemoPerson = { email: string; username: string; fullName: string };

/** No default account: the password is made for this installation and told once, in the terminal. */
async function createDemoPerson(
  context: Context,
  person: DemoPerson,
): Promise<DemoAccount & { userId: number }> {
  const { email } = person;
  const password = `Vitrina-${randomBytes(4).toString('hex')}`;
  // Left by a filling that was killed between the user and the cabinet: nobody knows its password.
  const left = context.db.withTables<AccountsTables & BillingTables>();
  const ids = left.selectFrom('users').select('id').where('email', '=', email);
  await left.deleteFrom('wallets').where('user_id', 'in', ids).execute();
  await left.deleteFrom('users').where('email', '=', email).execute();
  const userId = await createUser(context, { ...person, password, isEmailVerified: true });
  return { userId, email, password };
}

/** With a past what is bought of it has its slots, and the year is a gift of the support. */
async function giveYear(context: Context, userId: number, hasPast: boolean): Promise<void> {
  if (!hasPast) return setPlan(context, userId, 'expert', YEAR_DAYS);
  const at = context.clock.now();
  const gift = { userId, plan: 'expert', days: YEAR_DAYS, source: 'office', at } as const;
  await context.db.transaction().execute((trx) => grantPlanDays(trx, { ...gift, onceKey: `demo:${userId}` }));
}

async function createDemoSeller(
  context: Context,
  hasPast: boolean,
): Promise<DemoAccount & { userId: number }> {
  const seller = { email: DEMO_EMAIL, username: 'demo', fullName: 'Демо Продавец' };
  const made = await createDemoPerson(context, seller);
  const { userId } = made;
  // Who has been here for long has had a trial.
  const { days } = PRICES.trial;
  const at = new Date(context.clock.now().getTime() - days * DAY_MS);
  await context.db
    .transaction()
    .execute((trx) =>
      grantPlanDays(trx, { userId, ...PRICES.trial, source: 'trial', onceKey: `trial:${userId}`, at }),
    );
  await giveYear(context, userId, hasPast);
  return made;
}

/** Somebody for the office, whom the demo's seller knows nothing of; made an operator as `npm run operators` does it. */
async function createDemoOperator(context: Context): Promise<DemoAccount> {
  const operator = { email: DEMO_OPERATOR, username: 'operator', fullName: 'Демо Оператор' };
  const { email, password } = await createDemoPerson(context, operator);
  await changeOperator(context, email, true);
  return { email, password };
}

/** The demo seller's cabinet, made the way a person makes one: both keys are tested at the marketplace. */
async function createDemoCabinet(context: Context, then: Context, userId: number): Promise<number> {
  const { advertising, ...seller } = await readSandboxKeys(context);
  const cabinetId = await createCabinet(then, userId, seller);
  await changePerformanceKey(context, cabinetId, advertising);
  await chooseExample(context, cabinetId);
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

/**
 * The demo seller with a cabinet and tracked products, and an operator; made once, and the passwords told by the one who
 * made them. With a past they have been here for as long, and the rest of it is to be filled in.
 */
export async function createDemo(
  context: Context,
  { hasPast }: { hasPast: boolean },
): Promise<DemoAccount & { operator: DemoAccount }> {
  const since = startOfMoscowDay(addDays(moscowDay(context.clock.now()), 1 - POSITION_PAST_DAYS));
  const then = hasPast ? contextAt(context, since) : context;
  const { userId, email, password } = await createDemoSeller(then, hasPast);
  const operator = await createDemoOperator(then);
  await createPromoCode(context, DEMO_PROMO);
  const cabinetId = await createDemoCabinet(context, then, userId);
  if (hasPast) {
    await trackSince(context, then, cabinetId);
    await planPast(context, cabinetId);
  } else await trackDemoProducts(context, cabinetId);
  return { email, password, operator };
}
