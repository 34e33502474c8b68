import { addDays, type Day, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { HOUR_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { openShop, type PayContext } from '../shop/open-shop.ts';
import { later } from '../shop/rules.ts';
import { compareDay } from './compare-day.ts';

/** What is wrong is said again every hour for so many days, and every day of them is looked at until it is equal. */
const DAYS = 3;
const MOST_REPORTED = 20;

/** What came in the last minutes of a day has been looked at by then. */
const AFTER_MS = HOUR_MS;

/** What an operator compared while the day went on says nothing of its rest, and a receipt on its way may yet fail. */
async function isSettled({ db }: PayContext, day: Day): Promise<boolean> {
  const [from, to] = [startOfMoscowDay(day), startOfMoscowDay(addDays(day, 1))];
  const { rows } = await sql`
    select from payment_days
    where day = ${day}::date and differences = '[]'::jsonb and compared_at >= ${later(to, AFTER_MS)}
      and not exists (
        select from payments
        where captured_at >= ${from} and captured_at < ${to} and receipt_status = 'pending')`.execute(db);
  return rows.length > 0;
}

async function reportReceipts({ db, log }: PayContext, day: Day): Promise<void> {
  const [from, to] = [startOfMoscowDay(day), startOfMoscowDay(addDays(day, 1))];
  const { rows } = await sql<{ id: number }>`
    select id from payments
    where receipt_status = 'canceled' and captured_at >= ${from} and captured_at < ${to}
    order by id
    limit ${MOST_REPORTED}`.execute(db);
  if (rows.length === 0) return;
  const paymentIds = rows.map(({ id }) => id);
  log.error({ event: 'payment.receiptFailed', day, paymentIds }, 'receipts were not registered');
}

async function reportDifferences(context: PayContext, day: Day): Promise<void> {
  const { differences, ...totals } = await compareDay(context, day);
  if (differences.length === 0) return;
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

/** Says loudly when the money of a day that is over is not what the ledger says. It repairs nothing. */
export async function watchDays(context: PayContext): Promise<void> {
  if (!openShop(context)) return;
  const today = moscowDay(later(context.clock.now(), -AFTER_MS));
  for (let ago = 1; ago <= DAYS; ago += 1) {
    const day = addDays(today, -ago);
    if (!(await isSettled(context, day))) await reportDifferences(context, day);
    // Also of a day that needs no comparison any more: an operator may have been the one who read them.
    await reportReceipts(context, day);
  }
}
