import type { TimedContext } from '../../platform/context.ts';
import type { CardsTables } from '../tables.ts';
import type { DescribedPicture } from './describe-picture.ts';

/** Kept small, once for all cards that show it. */
export async function storePicture(
  { db, clock }: TimedContext,
  { hash, look, thumbnail }: DescribedPicture,
): Promise<void> {
  const at = clock.now();
  await db
    .withTables<CardsTables>()
    .insertInto('card_pictures')
    .values({ hash, look, thumbnail, seen_at: at })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ seen_at: at }))
    .execute();
}

/** It is still shown. */
export async function touchPicture({ db, clock }: TimedContext, hash: string): Promise<void> {
  await db
    .withTables<CardsTables>()
    .updateTable('card_pictures')
    .set({ seen_at: clock.now() })
    .where('hash', '=', hash)
    .execute();
}
