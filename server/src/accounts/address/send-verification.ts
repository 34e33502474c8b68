import type { Language } from '@vitrina/contract/languages.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { issueCode } from '../codes/issue-code.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeLetter } from '../mail/write-letter.ts';

type Person = { id: number; email: string; language: Language };

/** The code is for this address only: one that came before a change of the address verifies nothing. */
export async function sendVerification(
  context: Pick<Context, 'env' | 'queue' | 'secrets'>,
  trx: Db,
  { id, email, language }: Person,
): Promise<void> {
  const { code } = await issueCode(trx, { userId: id, purpose: 'verifyEmail', payload: { email } });
  const letter = writeLetter(context, language, 'verifyEmail', { code });
  await queueMail(context, trx, { to: email, language, letter });
}
