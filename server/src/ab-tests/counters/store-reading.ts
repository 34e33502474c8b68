import type { AbCounters } from '@vitrina/contract/ab-tests/results.ts';
import { moscowDay } from '@vitrina/contract/dates.ts';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import { burnInMinutes } from '../design/window-length.ts';
import type { AbTestsTables } from '../tables.ts';
import {
  type Accounted,
  accountReading,
  type CountersReading,
  type KnownCounters,
} from './account-reading.ts';
import type { CountedTest } from './list-counted-tests.ts';
import { usualSpanMs } from './plan-readings.ts';
import type { Delays } from './read-delays.ts';

type Trx = Transaction<AbTestsTables>;
type CountersRow = Pick<
  Selectable<AbTestsTables['ab_counters']>,
  'views' | 'clicks' | 'carts' | 'orders' | 'model_orders'
>;

const fromRow = ({ views, clicks, carts, orders, model_orders }: CountersRow): AbCounters => ({
  views,
  clicks,
  carts,
  orders,
  modelOrders: model_orders,
});
const toRow = ({ modelOrders, ...counters }: AbCounters): CountersRow => ({
  ...counters,
  model_orders: modelOrders,
});

export function burnInMsOf(
  { interval_minutes, has_carry_over }: Pick<CountedTest, 'interval_minutes' | 'has_carry_over'>,
  delays: Delays,
): number {
  const minutes = burnInMinutes({
    propagationMinutes: delays.pictureMs / MINUTE_MS,
    intervalMinutes: interval_minutes,
    hasCarryOver: has_carry_over,
  });
  return minutes * MINUTE_MS;
}

async function listKnown(trx: Trx, testId: number, days: readonly string[]): Promise<KnownCounters[]> {
  const rows = await trx
    .selectFrom('ab_counters')
    .selectAll()
    .where('test_id', '=', testId)
    .where('day', 'in', days)
    .execute();
  return rows.map((row) => ({
    campaignId: row.campaign_id,
    day: row.day,
    counters: fromRow(row),
    readAt: row.read_at,
  }));
}

async function insertIncrements(trx: Trx, test: CountedTest, { increments }: Accounted): Promise<void> {
  if (increments.length === 0) return;
  await trx
    .insertInto('ab_increments')
    .values(
      increments.map((one) => ({
        test_id: test.id,
        cabinet_id: test.cabinet_id,
        campaign_id: one.campaignId,
        day: one.day,
        from_at: one.from,
        to_at: one.to,
        former_read_at: one.formerReadAt,
        read_at: one.readAt,
        window_number: one.window,
        gap_reason: one.gap,
        ...toRow(one.counters),
      })),
    )
    .execute();
}

async function storeCounters(trx: Trx, test: CountedTest, { counters }: Accounted): Promise<void> {
  if (counters.length === 0) return;
  await trx
    .insertInto('ab_counters')
    .values(
      counters.map((one) => ({
        test_id: test.id,
        cabinet_id: test.cabinet_id,
        campaign_id: one.campaignId,
        day: one.day,
        read_at: one.readAt,
        ...toRow(one.counters),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['test_id', 'campaign_id', 'day']).doUpdateSet((eb) => ({
        views: eb.ref('excluded.views'),
        clicks: eb.ref('excluded.clicks'),
        carts: eb.ref('excluded.carts'),
        orders: eb.ref('excluded.orders'),
        model_orders: eb.ref('excluded.model_orders'),
        read_at: eb.ref('excluded.read_at'),
      })),
    )
    .execute();
}

async function markMeasured(
  trx: Trx,
  test: CountedTest,
  measured: readonly number[],
  at: Date,
): Promise<void> {
  if (measured.length === 0) return;
  await trx
    .updateTable('ab_windows')
    .set({ measured_at: at })
    .where('test_id', '=', test.id)
    .where('number', 'in', measured)
    .execute();
}

/** The days of a test alone: what came before its first one is no business of it. */
function ofTest(test: CountedTest, reading: CountersReading): CountersReading {
  const first = moscowDay(test.launched_at);
  const last = test.finished_at === null ? undefined : moscowDay(test.finished_at);
  return {
    ...reading,
    campaignIds: reading.campaignIds.filter((id) => test.campaign_ids.includes(id)),
    days: reading.days.filter((day) => day >= first && (last === undefined || day <= last)),
  };
}

/**
 * The differences and what they are differences to, both or neither. The lock lets readings of two workers in one after
 * the other, and the older one then changes nothing.
 */
export async function storeReading(
  { db }: DbContext,
  test: CountedTest,
  reading: CountersReading,
  delays: Delays,
): Promise<void> {
  const own = ofTest(test, reading);
  await db
    .withTables<AbTestsTables>()
    .transaction()
    .execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('ab counters', ${test.id}))`.execute(trx);
      const accounted = accountReading(own, {
        known: own.days.length === 0 ? [] : await listKnown(trx, test.id, own.days),
        delay: delays.counters,
        showings: {
          windows: test.windows,
          burnInMs: burnInMsOf(test, delays),
          usualSpanMs: usualSpanMs(delays.counters),
        },
      });
      await insertIncrements(trx, test, accounted);
      await storeCounters(trx, test, accounted);
      await markMeasured(trx, test, accounted.measured, reading.answeredAt);
      await trx
        .updateTable('ab_tests')
        .set({ counters_read_at: reading.sentAt })
        .where('id', '=', test.id)
        .execute();
    });
}
