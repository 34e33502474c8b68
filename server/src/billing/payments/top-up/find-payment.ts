import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/postgres/database.ts';
import type { PaymentTables } from '../tables.ts';

export type PaymentRow = Selectable<PaymentTables['payments']>;

export async function findPayment(db: Db, paymentId: number): Promise<PaymentRow | undefined> {
  return db
    .withTables<PaymentTables>()
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirst();
}

/** Undefined as well when it is somebody else's: nobody learns which numbers there are. */
export async function findOwnPayment(
  db: Db,
  { paymentId, userId }: { paymentId: number; userId: number },
): Promise<PaymentRow | undefined> {
  const payment = await findPayment(db, paymentId);
  return payment?.user_id === userId ? payment : undefined;
}

export function isOpen({ state }: Pick<PaymentRow, 'state'>): boolean {
  return state === 'creating' || state === 'pending';
}
