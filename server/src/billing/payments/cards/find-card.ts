import type { Selectable } from 'kysely';
import type { Db } from '../../../platform/postgres/database.ts';
import { problem } from '../../../platform/problem.ts';
import type { PaymentTables } from '../tables.ts';

export type CardRow = Selectable<PaymentTables['bank_cards']>;
export type OwnCard = { cardId: number; userId: number };

/** Throws as well when it is somebody else's: nobody learns which numbers there are. */
export async function requireCard(db: Db, { cardId, userId }: OwnCard): Promise<CardRow> {
  const card = await db
    .withTables<PaymentTables>()
    .selectFrom('bank_cards')
    .selectAll()
    .where('id', '=', cardId)
    .where('user_id', '=', userId)
    .where('state', '<>', 'removed')
    .executeTakeFirst();
  if (!card) throw problem('bankCard.notFound');
  return card;
}

/** A card that may be charged now. */
export async function requireChargeable(db: Db, own: OwnCard): Promise<{ id: number; methodId: string }> {
  const { id, state, method_id: methodId } = await requireCard(db, own);
  if (state !== 'active' || methodId === null) throw problem('bankCard.notFound');
  return { id, methodId };
}
