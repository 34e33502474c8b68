import { sql } from 'kysely';
import type { DbContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { hashCode } from '../codes/code-hash.ts';
import { CODE_TRIES } from '../codes/purposes.ts';
import type { Device } from '../device.ts';
import { countAttempt } from '../limit-attempts.ts';
import { networkOf, RECOVERY_LIMITS } from '../rules.ts';
import type { AccountsTables } from '../tables.ts';

/** Whose link it is, without spending it. One that was used already is over, like one that is too old. */
export async function checkRecovery({ db }: DbContext, { code, device }: { code: string; device: Device }) {
  await countAttempt(db, `recovery-codes:${networkOf(device.address)}`, RECOVERY_LIMITS.codes);
  const found = await db
    .withTables<AccountsTables>()
    .selectFrom('codes')
    .innerJoin('users', 'users.id', 'codes.user_id')
    .select(['users.id', 'email', 'username', 'password_hash'])
    .select(sql<boolean>`used_at is not null or codes.expires_at <= now()`.as('is_over'))
    .where('purpose', '=', 'recovery')
    .where('hash', '=', await hashCode(code))
    .where('tries', '<', CODE_TRIES)
    .executeTakeFirst();
  if (!found) throw problem('code.invalid');
  if (found.is_over) throw problem('code.expired');
  return found;
}
