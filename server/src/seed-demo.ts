import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { PRICES } from '@vitrina/contract/billing/prices.ts';
import type { NewPromoCode } from '@vitrina/contract/billing/promo.ts';
import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import * as z from 'zod';
import { hashPassword } from './accounts/password.ts';
import type { AccountsTables } from './accounts/tables.ts';
import { grantPlanDays } from './billing/plans/grant-plan-days.ts';
import { setPlan } from './billing/plans/set-plan.ts';
import { createPromoCode } from './billing/promo/create-promo-code.ts';
import { createCabinet } from './cabinets/create-cabinet.ts';
import { chooseExample } from './cabinets/example/choose-example.ts';
import { changePerformanceKey } from './cabinets/keys/change-performance-key.ts';
import { changeOperator } from './office/operators/change-operator.ts';
import { collectOwnQueries } from './own-queries/collect-own-queries.ts';
import { listOwnQueryDays } from './own-queries/list-own-query-days.ts';
import { connectReceiver } from './past/connect-receiver.ts';
import { contextAt } from './past/context-at.ts';
import { planPast } from './past/plan-past.ts';
import { plantTwins, type TwinSkus } from './past/plant-twins.ts';
import { POSITION_PAST_DAYS } from './past/positions.ts';
import { type Person, requireUser } from './past/require-user.ts';
import { readSandboxKeys } from './past/sandbox-keys.ts';
import { trackSince } from './past/track-since.ts';
import type { Context, DbContext } from './platform/context.ts';
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
const TRIES = 5;
const TRY_AGAIN_MS = 1000;

type Demo = {
  cabinetId: number;
  /** false: its making was ended, and is to go on. */
  isWhole: boolean;
};

/** Names the gift that a demo with a past begins with. */
const YEAR_KEY = 'demo:';

/** The demo of an earlier filling. One that has a past is whole once its past is planned, which is the last thing done. */
export async function findDemo({ db }: DbContext): Promise<Demo | undefined> {
  const { rows } = await sql<Demo>`
    select cabinet.id as "cabinetId",
      exists (select from past_fillings where cabinet_id = cabinet.id) or not exists (
        select from plan_grants where user_id = owner.id and once_key = ${YEAR_KEY} || owner.id
      ) as "isWhole"
    from cabinets as cabinet
    join users as owner on owner.id = cabinet.owner_id
    where owner.email = ${DEMO_EMAIL}
    order by cabinet.id
    limit 1`.execute(db);
  return rows[0];
}

type DemoAccount = { email: string; password: string };
export type DemoAccounts = DemoAccount & { operator: DemoAccount };

/**
 * No default account: the password is made for this installation and reported once, in the terminal. Of somebody whom an
 * ended filling has left nobody knows it, so they get another one.
 */
async function createDemoPerson(context: Context, person: Person): Promise<DemoAccount & { userId: number }> {
  const password = `Vitrina-${randomBytes(4).toString('hex')}`;
  const userId = await requireUser(context, person);
  await context.db
    .withTables<AccountsTables>()
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', userId)
    .execute();
  return { userId, email: person.email, password };
}

/** With a past what is bought of it has its slots, and the year is a gift of the support. */
async function giveYear(context: Context, userId: number, hasPast: boolean): Promise<void> {
  if (!hasPast) return setPlan(context, userId, 'expert', YEAR_DAYS);
  const at = context.clock.now();
  const gift = {
    plan: 'expert',
    days: YEAR_DAYS,
    source: 'office',
    onceKey: `${YEAR_KEY}${userId}`,
  } as const;
  await context.db.transaction().execute((trx) => grantPlanDays(trx, { ...gift, userId, at }));
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

/** Without own queries nothing could be tracked: a marketplace that does not answer at once is called again. */
async function collectDemo(context: Context, cabinetId: number): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (tries > 0) await wait(TRY_AGAIN_MS);
    await syncProducts(context, cabinetId);
    await collectOwnQueries(context, cabinetId);
    if ((await listOwnQueryDays(context, cabinetId)).length > 0) return;
  }
  throw new Error('The own queries of the demo did not come.');
}

/** The demo seller's cabinet, made the way a person makes one: both keys are tested at the marketplace. */
async function createDemoCabinet(context: Context, then: Context, userId: number): Promise<number> {
  const { advertising, ...seller } = await readSandboxKeys(context);
  const left = await findDemo(context);
  const cabinetId = left?.cabinetId ?? (await createCabinet(then, userId, seller));
  await changePerformanceKey(context, cabinetId, advertising);
  await chooseExample(context, cabinetId);
  await collectDemo(context, cabinetId);
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

type Begun = { sinceThen: Context; userId: number; hasPast: boolean; twins: TwinSkus | undefined };

/**
 * The demo seller and an operator; with a past they have been here for as long. `onAccounts` hears of their passwords.
 * Nothing of the market may be collected before: what was is to be of one piece.
 */
export async function beginDemo(
  context: Context,
  { hasPast, onAccounts }: { hasPast: boolean; onAccounts: (accounts: DemoAccounts) => void },
): Promise<Begun> {
  const since = startOfMoscowDay(addDays(moscowDay(context.clock.now()), 1 - POSITION_PAST_DAYS));
  const then = hasPast ? contextAt(context, since) : context;
  const { userId, email, password } = await createDemoSeller(then, hasPast);
  onAccounts({ email, password, operator: await createDemoOperator(then) });
  await createPromoCode(context, DEMO_PROMO);
  const twins = hasPast
    ? await plantTwins(context, (await readSandboxKeys(context)).sellerId, since)
    : undefined;
  return { sinceThen: then, userId, hasPast, twins };
}

/** The seller's cabinet with tracked products; the rest of a past is to be filled in. What an ended filling has left is gone on with. */
export async function finishDemo(
  context: Context,
  { sinceThen, userId, hasPast, twins }: Begun,
): Promise<number> {
  const cabinetId = await createDemoCabinet(context, sinceThen, userId);
  await connectReceiver(context, { cabinetId, userId, since: hasPast ? sinceThen.clock.now() : undefined });
  if (hasPast) {
    await trackSince(context, sinceThen, { cabinetId, twins });
    await planPast(context, cabinetId);
  } else await trackDemoProducts(context, cabinetId);
  return cabinetId;
}
