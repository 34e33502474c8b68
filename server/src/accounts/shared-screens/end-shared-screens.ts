import type { Db } from '../../platform/postgres/database.ts';
import type { AccountsTables } from '../tables.ts';

/** Ends the links of a person, or one of them; answers which they were. */
export async function endSharedScreens(
  db: Db,
  { userId, at, id }: { userId: number; at: Date; id?: string },
): Promise<string[]> {
  let ending = db
    .withTables<AccountsTables>()
    .updateTable('shared_screens')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (id !== undefined) ending = ending.where('id', '=', id);
  const ended = await ending.returning('id').execute();
  return ended.map((row) => row.id);
}
