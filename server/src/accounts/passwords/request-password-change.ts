import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { issueCode } from '../codes/issue-code.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { writeLetter } from '../mail/write-letter.ts';
import { hashPassword } from '../password.ts';
import { requireCurrentPassword } from './require-current-password.ts';
import { requireStrongPassword } from './require-strong-password.ts';

type Input = { userId: number; currentPassword: string; newPassword: string };

/** The new password waits as a hash beside the code, so that the letter alone changes nothing to somebody else's. */
export async function requestPasswordChange(
  context: Pick<Context, 'db' | 'env' | 'queue' | 'secrets'>,
  { userId, currentPassword, newPassword }: Input,
): Promise<void> {
  const person = await requireCurrentPassword(context, userId, currentPassword);
  if (newPassword === currentPassword) throw problem('user.weakPassword', { why: 'same' });
  await requireStrongPassword(newPassword, person);
  const passwordHash = await hashPassword(newPassword);
  await context.db.transaction().execute(async (trx) => {
    const { code } = await issueCode(trx, { userId, purpose: 'changePassword', payload: { passwordHash } });
    const { email, language } = person;
    const letter = writeLetter(context, language, 'changePassword', { code });
    await queueMail(context, trx, { to: email, language, letter });
  });
}
