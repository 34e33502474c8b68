import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { issueCode } from '../codes/issue-code.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeLetter } from '../mail/write-letter.ts';
import { requireCurrentPassword } from '../passwords/require-current-password.ts';
import type { AccountsTables } from '../tables.ts';

type Input = { userId: number; newEmail: string; currentPassword: string };

async function findOwner(trx: Db, email: string) {
  return trx
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select('language')
    .where('email', '=', email)
    .executeTakeFirst();
}

/**
 * The letter proves that the new address is the person's own. If it is somebody else's account, that somebody is told
 * and the code is for nobody; the answer is the same, because addresses are not told apart here.
 */
export async function requestEmailChange(
  context: Pick<Context, 'db' | 'env' | 'queue' | 'secrets'>,
  { userId, newEmail, currentPassword }: Input,
): Promise<void> {
  const person = await requireCurrentPassword(context, userId, currentPassword);
  if (person.email === newEmail) throw problem('request.invalid', { field: 'newEmail', rule: 'same' });
  await context.db.transaction().execute(async (trx) => {
    const { code } = await issueCode(trx, { userId, purpose: 'changeEmail', payload: { newEmail } });
    const owner = await findOwner(trx, newEmail);
    const language = owner?.language ?? person.language;
    const letter = owner
      ? writeLetter(context, language, 'addressTaken', {})
      : writeLetter(context, language, 'changeEmail', { code });
    await queueMail(context, trx, { to: newEmail, language, letter });
  });
}
