import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { dropCodes } from '../codes/drop-codes.ts';
import { endSessionsOf } from '../end-sessions.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeLetter } from '../mail/write-letter.ts';
import { endTokens } from '../personal-tokens/end-tokens.ts';
import { endSharedScreens } from '../shared-screens/end-shared-screens.ts';
import type { AccountsTables } from '../tables.ts';

type NewPassword = { userId: number; passwordHash: string; keepSession?: string };

/**
 * Whoever knew the old password is out: sessions, tokens and links end, codes that were asked for with it die, and the owner is told.
 * Answers the sessions that ended.
 */
export async function setPassword(
  context: Pick<Context, 'clock' | 'env' | 'queue' | 'secrets'>,
  trx: Db,
  { userId, passwordHash, keepSession }: NewPassword,
): Promise<string[]> {
  const { email, language } = await trx
    .withTables<AccountsTables>()
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .returning(['email', 'language'])
    .executeTakeFirstOrThrow();
  await dropCodes(trx, userId, ['changeEmail', 'extension', 'telegram']);
  const at = context.clock.now();
  await endTokens(trx, { userId, at });
  await endSharedScreens(trx, { userId, at });
  const letter = writeLetter(context, language, 'passwordChanged', {});
  await queueMail(context, trx, { to: email, language, letter });
  return endSessionsOf(trx, userId, keepSession === undefined ? {} : { except: keepSession });
}
