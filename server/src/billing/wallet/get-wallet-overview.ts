import type { getWalletOverview as route } from '@vitrina/contract/billing/wallet.ts';
import { DAY_MS } from '@vitrina/contract/durations.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import type { TimedContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { BillingTables } from '../tables.ts';
import { forecastBalance, OBSERVED_DAYS, type Renewal } from './forecast-balance.ts';
import { getWalletInfo } from './get-wallet-info.ts';
import { operationsOf, sumsOfOperations } from './operations-of.ts';

type Overview = OutputOf<typeof route>;
type Use = { firstAt: Date | null; tests: number; plans: number };

async function readUse(db: Db, userId: number, since: Date): Promise<Use> {
  const { rows } = await sql<Use>`
    select min(at) as "firstAt",
      coalesce(-sum(points + frozen) filter (where at > ${since} and kind = 'charge'), 0)::bigint as tests,
      coalesce(-sum(points + frozen) filter (where at > ${since} and kind in ('plan', 'planCredit')), 0)::bigint as plans
    from (${operationsOf(userId)}) operations`.execute(db);
  return rows[0] ?? { firstAt: null, tests: 0, plans: 0 };
}

async function listMonths(db: Db, userId: number): Promise<Overview['months']> {
  const { rows } = await sql<Overview['months'][number]>`
    select to_char(at at time zone 'Europe/Moscow', 'YYYY-MM') as month, ${sumsOfOperations}
    from (${operationsOf(userId)}) operations group by 1 order by 1 desc`.execute(db);
  return rows;
}

async function readThreshold(db: Db, userId: number): Promise<number | null> {
  const reminder = await db
    .withTables<BillingTables>()
    .selectFrom('wallet_reminders')
    .select('threshold')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return reminder?.threshold ?? null;
}

/** What the page of the wallet shows beside its operations. `renewal`: of a plan that renews itself. */
export async function getWalletOverview(
  context: TimedContext,
  userId: number,
  renewal: Renewal | undefined,
): Promise<Overview> {
  const { db, clock } = context;
  const now = clock.now();
  const since = new Date(now.getTime() - OBSERVED_DAYS * DAY_MS);
  const [{ available }, use, months, threshold] = await Promise.all([
    getWalletInfo(context, userId),
    readUse(db, userId, since),
    listMonths(db, userId),
    readThreshold(db, userId),
  ]);
  return { forecast: forecastBalance({ available, ...use, renewal, now }), threshold, months };
}
