import type { TimedContext } from '../../platform/context.ts';
import { hashTokenSecret } from '../personal-tokens/token-secret.ts';
import type { AccountsTables } from '../tables.ts';

/** The live link of a secret. Looked up for each request and never kept: one that was revoked is worth nothing at once. */
export async function findSharedScreen({ db, clock }: TimedContext, secret: string) {
  return db
    .withTables<AccountsTables>()
    .selectFrom('shared_screens')
    .innerJoin('users', 'users.id', 'shared_screens.user_id')
    .where('hash', '=', hashTokenSecret(secret))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .selectAll('shared_screens')
    .select('users.full_name')
    .executeTakeFirst();
}
