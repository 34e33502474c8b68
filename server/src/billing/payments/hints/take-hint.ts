import { sql } from 'kysely';
import type { NotificationHint } from '../../../integrations/payments/read-notification.ts';
import type { PayContext } from '../shop/open-shop.ts';

const TABLES = {
  payment: { table: 'payments', id: 'provider_id' },
  refund: { table: 'payment_refunds', id: 'provider_id' },
  paymentMethod: { table: 'bank_cards', id: 'method_id' },
} as const;

/**
 * What a hint does: its row is looked at next instead of later. Nothing of it is believed, so it may be lost, doubled,
 * late, out of order or invented. What was said is kept once, for whoever has to find out what was said when.
 */
export async function takeHint(
  { db, clock, log }: PayContext,
  { subject, objectId, event, status }: NotificationHint,
  address: string,
): Promise<void> {
  const { table, id } = TABLES[subject];
  const now = clock.now();
  const { rows } = await sql`select from ${sql.table(table)} where ${sql.ref(id)} = ${objectId}`.execute(db);
  if (rows.length === 0) {
    // One that came before the answer to its order is among these: its row is looked at soon by itself.
    log.warn(
      { event: 'payment.hintUnknown', objectId, said: event, address },
      'hint about an unknown object',
    );
    return;
  }
  await sql`
    update ${sql.table(table)} set look_at = least(look_at, ${now})
    where ${sql.ref(id)} = ${objectId} and look_at is not null`.execute(db);
  await sql`
    insert into payment_hints (object_id, event, status, address, first_at)
    values (${objectId}, ${event}, ${status ?? ''}, ${address}, ${now})
    on conflict (object_id, event, status) do update set times = payment_hints.times + 1`.execute(db);
}
