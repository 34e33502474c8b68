import type { refundOfficePayment as route } from '@vitrina/contract/office.ts';
import type * as z from 'zod';
import { requireCurrentPassword } from '../../accounts/passwords/require-current-password.ts';
import { refundPayment } from '../../billing/payments/refunds/refund-payment.ts';
import type { PaymentTables } from '../../billing/payments/tables.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { type Form, recordForm } from '../audit/act-once.ts';
import { logAction } from '../audit/record-action.ts';

async function findPayer(db: Db, paymentId: number): Promise<number> {
  const payment = await db
    .withTables<PaymentTables>()
    .selectFrom('payments')
    .select('user_id')
    .where('id', '=', paymentId)
    .executeTakeFirst();
  if (!payment) throw problem('walletOperation.notFound');
  return payment.user_id;
}

/**
 * Gives a payment back, whole or in part. The record is of the order, in the transaction in which the points leave the
 * wallet; the money follows when the provider makes it.
 */
export async function orderRefund(
  context: Context,
  operatorId: number,
  { paymentId, points, reason, password, requestKey }: z.output<(typeof route)['input']>,
): Promise<z.input<(typeof route)['output']>> {
  const userId = await findPayer(context.db, paymentId);
  if (userId === operatorId) throw problem('office.conflictOfInterest');
  await requireCurrentPassword(context, operatorId, password);
  const details = { paymentId, points };
  const at = context.clock.now();
  const form: Form = { kind: 'refundOrdered', operatorId, userId, reason, details, requestKey, at };
  let done: Awaited<ReturnType<typeof recordForm>> | undefined;
  const answer = await refundPayment(context, {
    paymentId,
    points,
    operatorId,
    reason,
    requestKey,
    record: async (trx, refundId) => {
      done = await recordForm(trx, form, { refundId });
    },
  });
  if (done) logAction(context.log, done.action, done.recorded);
  return { points: answer.points, bonus: answer.bonus, state: answer.state };
}
