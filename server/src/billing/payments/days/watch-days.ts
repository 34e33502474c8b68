import { addDays, moscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { openShop, type PayContext } from '../shop/open-shop.ts';
import { compareDay } from './compare-day.ts';

/** A difference is said again every hour for so many days, and every day of them is looked at until it is equal. */
const DAYS = 3;
const MOST_REPORTED = 20;

async function isEqual({ db }: PayContext, day: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment_days where day = ${day}::date and differences = '[]'::jsonb`.execute(db);
  return rows.length > 0;
}

async function reportReceipts({ db, log }: PayContext, day: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from payments
    where receipt_status = 'canceled' and (captured_at at time zone 'Europe/Moscow')::date = ${day}::date
    limit ${MOST_REPORTED}`.execute(db);
  if (rows.length === 0) return;
  const paymentIds = rows.map(({ id }) => id);
  log.error({ event: 'payment.receiptFailed', day, paymentIds }, 'receipts were not registered');
}

/** Says loudly when the money of a day that is over is not what the ledger says. It repairs nothing. */
export async function watchDays(context: PayContext): Promise<void> {
  if (!openShop(context)) return;
  // What came in the last minutes of a day has been looked at by then.
  const today = moscowDay(new Date(context.clock.now().getTime() - HOUR_MS));
  for (let ago = 1; ago <= DAYS; ago += 1) {
    const day = addDays(today, -ago);
    if (await isEqual(context, day)) continue;
    const { differences, ...totals } = await compareDay(context, day);
    await reportReceipts(context, day);
    if (differences.length === 0) continue;
    context.log.error(
      {
        event: 'payments.differ',
        ...totals,
        count: differences.length,
        differences: differences.slice(0, MOST_REPORTED),
      },
      'the money of a day is not what the ledger says',
    );
  }
}
