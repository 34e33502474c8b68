import { sql } from 'kysely';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { type Db, isUniqueViolation } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { dropCodes } from '../codes/drop-codes.ts';
import { redeemCode } from '../codes/redeem-code.ts';
import { findPerson } from '../find-person.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeLetter } from '../mail/write-letter.ts';
import type { AccountsTables } from '../tables.ts';

const Payload = z.object({ newEmail: z.string() });

async function setEmail(trx: Db, userId: number, email: string): Promise<void> {
  try {
    await trx
      .withTables<AccountsTables>()
      .updateTable('users')
      .set({ email, email_verified_at: sql<Date>`now()` })
      .where('id', '=', userId)
      .execute();
  } catch (error) {
    // Somebody registered it between the two steps; the code stays unspent.
    if (isUniqueViolation(error, 'users_email_unique')) throw problem('user.exists', { what: 'email' });
    throw error;
  }
}

/** The old address is told, and whatever was sent to it works no more. */
export async function changeEmail(
  context: Pick<Context, 'db' | 'env' | 'log' | 'queue' | 'secrets'>,
  { userId, code }: { userId: number; code: string },
): Promise<{ email: string; isRepeated: boolean }> {
  const redeemed = await redeemCode(
    context,
    { userId, purpose: 'changeEmail', code },
    async (trx, payload) => {
      const { newEmail } = Payload.parse(payload);
      const { email: oldEmail, language } = await findPerson(trx, userId);
      await setEmail(trx, userId, newEmail);
      await dropCodes(trx, userId, ['recovery', 'verifyEmail', 'changePassword']);
      const letter = writeLetter(context, language, 'emailChanged', { newEmail });
      await queueMail(context, trx, { to: oldEmail, language, letter });
      return newEmail;
    },
  );
  if (redeemed.isRepeated) return { email: (await findPerson(context.db, userId)).email, isRepeated: true };
  context.log.info({ event: 'auth.emailChanged', userId }, 'email address changed');
  return { email: redeemed.result, isRepeated: false };
}
