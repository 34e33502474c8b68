import type { listOfficeDays as route } from '@vitrina/contract/office.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { openShop } from '../../billing/payments/shop/open-shop.ts';
import type { PaymentTables } from '../../billing/payments/tables.ts';
import type { Context } from '../../platform/context.ts';

type Input = { page: number; pageSize: number };

/** Totals of days and nobody's data: looking at them is not recorded. */
export async function listDays(
  context: Pick<Context, 'db' | 'env' | 'send'>,
  { page, pageSize }: Input,
): Promise<OutputOf<typeof route>> {
  const days = context.db.withTables<PaymentTables>().selectFrom('payment_days');
  const [rows, { total }] = await Promise.all([
    days
      .selectAll()
      .orderBy('day', 'desc')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    days.select((expression) => expression.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    days: rows.map((row) => ({
      day: row.day,
      providerKopecks: row.provider_kopecks,
      ledgerKopecks: row.ledger_kopecks,
      differences: row.differences,
      comparedAt: row.compared_at.toISOString(),
    })),
    total,
    isOn: openShop(context) !== undefined,
  };
}
