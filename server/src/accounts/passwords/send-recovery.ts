import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { Problem } from '../../platform/problem.ts';
import { unseal } from '../../platform/secrets/secrets.ts';
import { issueCode } from '../codes/issue-code.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeLetter } from '../mail/write-letter.ts';
import type { AccountsTables } from '../tables.ts';

export const placeOfRecovery = (id: string) => `recovery|${id}|email`;

/** Held until the commit: a change of the address at the same moment either finds the code or is found by us. */
async function lockPerson(trx: Db, email: string) {
  return trx
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select(['id', 'language'])
    .where('email', '=', email)
    .forShare()
    .executeTakeFirst();
}

/** Writes to whoever has the address, if anybody has. */
export async function sendRecovery(
  context: Pick<Context, 'db' | 'env' | 'queue' | 'secrets'>,
  { id, sealed }: { id: string; sealed: string },
): Promise<void> {
  const email = unseal(context.secrets, placeOfRecovery(id), sealed);
  try {
    await context.db.transaction().execute(async (trx) => {
      const person = await lockPerson(trx, email);
      if (!person) return;
      const { code } = await issueCode(trx, { userId: person.id, purpose: 'recovery' });
      const { language } = person;
      const letter = writeLetter(context, language, 'recovery', { code });
      await queueMail(context, trx, { to: email, language, letter });
    });
  } catch (error) {
    // A letter went out a moment ago, or too many today: nobody waits here to be told.
    if (!(error instanceof Problem)) throw error;
  }
}
