import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import type { BillingTables } from '../tables.ts';

/** Whoever is below it already is looking at the balance: the reminder waits for the next fall. null: no reminder. */
export async function setWalletReminder(
  { db }: DbContext,
  userId: number,
  threshold: number | null,
): Promise<void> {
  if (threshold === null) {
    await db
      .withTables<BillingTables>()
      .deleteFrom('wallet_reminders')
      .where('user_id', '=', userId)
      .execute();
    return;
  }
  await sql`
    insert into wallet_reminders (user_id, threshold, is_below)
    select ${userId}, ${threshold}, coalesce((select available from wallets where user_id = ${userId}), 0) < ${threshold}
    on conflict (user_id) do update set threshold = excluded.threshold, is_below = excluded.is_below`.execute(
    db,
  );
}
