import type { DbContext } from '../../../platform/context.ts';
import { problem } from '../../../platform/problem.ts';
import type { PaymentTables } from '../tables.ts';

/** Takes it off the list. The provider lets nobody call back a page that may be open somewhere: it expires by itself. */
export async function dropTopUp(
  { db }: DbContext,
  { paymentId, userId }: { paymentId: number; userId: number },
): Promise<void> {
  const dropped = await db
    .withTables<PaymentTables>()
    .updateTable('payments')
    .set({ is_dropped: true })
    .where('id', '=', paymentId)
    .where('user_id', '=', userId)
    .where('state', 'in', ['creating', 'pending'])
    .where('is_dropped', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (!dropped) throw problem('pendingOperation.notFound');
}
