import type { AccountsTables } from '../server/src/accounts/tables.ts';
import type { TimedContext } from '../server/src/platform/context.ts';
import { connectPostgres } from '../server/src/platform/postgres/database.ts';
import { readNow } from './outside.ts';
import { stack } from './stack.ts';

/** What a story needs of points that is not what it is about: posted as the product does, at its present moment. */
export async function postPoints<Result>(post: (context: TimedContext) => Promise<Result>): Promise<Result> {
  const now = await readNow();
  const { db, close } = connectPostgres(stack().databaseUrl, { maxConnections: 1 });
  try {
    return await post({ db, clock: { now: () => now, speed: () => 1 } });
  } finally {
    await close();
  }
}

export async function findUserId(email: string): Promise<number> {
  const { id } = await postPoints(({ db }) =>
    db
      .withTables<AccountsTables>()
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow(),
  );
  return id;
}
