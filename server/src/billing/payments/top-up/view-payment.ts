import type { TopUp } from '@vitrina/contract/billing/payments.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/postgres/database.ts';
import { isOpen, type PaymentRow } from './find-payment.ts';
import { reasonOf } from './reason-of.ts';

type Viewed = PaymentRow & { card_title: string | null };

function toTopUp(payment: Viewed): TopUp {
  return {
    paymentId: payment.id,
    state: payment.state,
    points: payment.points,
    bonus: payment.bonus + payment.promo,
    reason: reasonOf(payment.reason),
    cardTitle: payment.card_title,
    createdAt: payment.created_at.toISOString(),
    confirmationUrl: isOpen(payment) ? payment.confirmation_url : null,
  };
}

export async function viewPayment(db: Db, paymentId: number): Promise<TopUp> {
  const { rows } = await sql<Viewed>`
    select p.*, c.title as card_title
    from payments p left join bank_cards c on c.id = p.card_id
    where p.id = ${paymentId}`.execute(db);
  const [payment] = rows;
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  return toTopUp(payment);
}

/** What waits for the person, newest first: what they let go is left out. */
export async function listPending(db: Db, userId: number): Promise<TopUp[]> {
  const { rows } = await sql<Viewed>`
    select p.*, c.title as card_title
    from payments p left join bank_cards c on c.id = p.card_id
    where p.user_id = ${userId} and p.state in ('creating', 'pending') and not p.is_dropped
    order by p.id desc`.execute(db);
  return rows.map(toTopUp);
}
