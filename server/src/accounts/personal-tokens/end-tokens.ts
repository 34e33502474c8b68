import type { Db } from '../../platform/postgres/database.ts';
import type { AccountsTables } from '../tables.ts';

/** Ends the tokens of a person, or one of them; answers which they were. */
export async function endTokens(
  db: Db,
  { userId, at, tokenId }: { userId: number; at: Date; tokenId?: string },
): Promise<string[]> {
  let ending = db
    .withTables<AccountsTables>()
    .updateTable('personal_tokens')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (tokenId !== undefined) ending = ending.where('id', '=', tokenId);
  const ended = await ending.returning('id').execute();
  return ended.map(({ id }) => id);
}
