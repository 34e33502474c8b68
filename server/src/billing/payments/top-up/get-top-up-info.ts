import type { getTopUpInfo as route } from '@vitrina/contract/billing/payments.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { Context } from '../../../platform/context.ts';
import { listCards } from '../cards/list-cards.ts';
import { openShop } from '../shop/open-shop.ts';
import type { PaymentTables } from '../tables.ts';
import { listPending } from './view-payment.ts';

async function hasPaid({ db }: Pick<Context, 'db'>, userId: number): Promise<boolean> {
  const paid = await db
    .withTables<PaymentTables>()
    .selectFrom('payments')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'succeeded')
    .executeTakeFirst();
  return paid !== undefined;
}

export async function getTopUpInfo(
  context: Pick<Context, 'db' | 'env' | 'send'>,
  userId: number,
): Promise<OutputOf<typeof route>> {
  const { db } = context;
  const [cards, pending, isPaid] = await Promise.all([
    listCards(db, userId),
    listPending(db, userId),
    hasPaid(context, userId),
  ]);
  return { isOn: openShop(context) !== undefined, isFirst: !isPaid, cards, pending };
}
