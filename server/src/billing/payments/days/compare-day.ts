import type { Day } from '@vitrina/contract/dates.ts';
import { sql } from 'kysely';
import type { Payment } from '../../../integrations/payments/payment.ts';
import { type PayContext, requireShop } from '../shop/open-shop.ts';
import type { Difference, PaymentTables } from '../tables.ts';
import { listDifferences, totalOf } from './list-differences.ts';
import { readLedgerDay } from './read-ledger-day.ts';
import { readProviderDay } from './read-provider-day.ts';

type DayComparison = {
  day: Day;
  providerKopecks: number;
  ledgerKopecks: number;
  differences: Difference[];
};

/** What has become of each receipt since the payment: one that the cash register failed to print is for staff to see. */
async function keepReceipts({ db }: PayContext, payments: readonly Payment[]): Promise<void> {
  for (const { id, receiptStatus } of payments)
    await sql`
      update payments set receipt_status = ${receiptStatus}
      where provider_id = ${id} and receipt_status is distinct from ${receiptStatus}`.execute(db);
}

/**
 * A Moscow day of the provider's cash book beside the ledger's, to the kopeck and payment by payment: equal totals could
 * hide two mistakes. Throws when the provider does not tell the whole day.
 */
export async function compareDay(context: PayContext, day: Day): Promise<DayComparison> {
  const shop = requireShop(context);
  const provider = await readProviderDay(shop, day);
  const ledger = await readLedgerDay(context.db, shop, day);
  await keepReceipts(context, provider.payments);
  const compared = {
    day,
    providerKopecks: totalOf(provider),
    ledgerKopecks: totalOf(ledger),
    differences: listDifferences(provider, ledger),
  };
  const kept = {
    provider_kopecks: compared.providerKopecks,
    ledger_kopecks: compared.ledgerKopecks,
    differences: JSON.stringify(compared.differences),
    compared_at: context.clock.now(),
  };
  await context.db
    .withTables<PaymentTables>()
    .insertInto('payment_days')
    .values({ day, ...kept })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(kept))
    .execute();
  return compared;
}
