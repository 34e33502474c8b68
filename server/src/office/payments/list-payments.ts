import type { OfficePaymentView } from '@vitrina/contract/office/payment-view.ts';
import type { listOfficePayments as route } from '@vitrina/contract/office.ts';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { recordRead } from '../audit/record-read.ts';

type Output = z.input<(typeof route)['output']>;
type Row = Omit<Output['payments'][number], 'person' | 'createdAt' | 'endedAt'> & {
  userId: number;
  email: string;
  createdAt: Date;
  endedAt: Date | null;
  total: number;
};

const STATES: Record<OfficePaymentView, readonly string[]> = {
  unfinished: ['creating', 'pending'],
  failed: ['canceled', 'failed'],
  succeeded: ['succeeded'],
};

type Input = { view: OfficePaymentView; userId?: number | undefined; page: number; pageSize: number };

function conditionOf({ view, userId }: Input): RawBuilder<boolean> {
  const ofPerson = userId === undefined ? sql`true` : sql`p.user_id = ${userId}`;
  return sql`p.state = any(${STATES[view]}::text[]) and ${ofPerson}`;
}

/** Whose payments wait, failed or may be given back. That they were looked at is recorded. */
export async function listPayments(
  context: Pick<Context, 'db' | 'clock' | 'log'>,
  operatorId: number,
  input: Input,
): Promise<Output> {
  const { view, userId, page, pageSize } = input;
  await recordRead(context, {
    kind: 'paymentsOpened',
    operatorId,
    ...(userId === undefined ? {} : { userId }),
    details: { paymentView: view },
  });
  const condition = conditionOf(input);
  const { rows } = await sql<Row>`
    select p.id, p.user_id as "userId", u.email, p.state, p.points, p.bonus, p.promo, p.reason, p.mismatch,
      p.receipt_status is not distinct from 'canceled' as "isReceiptFailed",
      p.is_test as "isTest", p.created_at as "createdAt", p.ended_at as "endedAt",
      (select coalesce(sum(r.points), 0)::bigint from payment_refunds r
        where r.payment_id = p.id and r.state in ('creating', 'pending', 'succeeded')) as refunded,
      (select coalesce(json_agg(json_build_object(
          'id', r.id, 'points', r.points, 'bonus', r.bonus, 'promo', r.promo, 'state', r.state,
          'mismatch', r.mismatch, 'createdAt', r.created_at
        ) order by r.id), '[]') from payment_refunds r where r.payment_id = p.id) as refunds
    from payments p join users u on u.id = p.user_id
    where ${condition}
    order by p.id desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(context.db);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from payments p where ${condition}`.execute(context.db);
  return {
    payments: rows.map(({ userId: id, email, createdAt, endedAt, refunds, ...row }) => ({
      ...row,
      refunds: refunds.map((one) => ({ ...one, createdAt: new Date(one.createdAt).toISOString() })),
      person: { id, email },
      createdAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    total: counted.rows[0]?.total ?? 0,
  };
}
