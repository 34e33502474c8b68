import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { dropCodes } from '../codes/drop-codes.ts';
import { redeemCode } from '../codes/redeem-code.ts';
import type { Sessions } from '../create-sessions.ts';
import type { Device } from '../device.ts';
import { markVerified } from '../mark-verified.ts';
import { hashPassword, isPasswordRight } from '../password.ts';
import { forgetSignIns } from '../sign-in-counters.ts';
import { checkRecovery } from './check-recovery.ts';
import { requireStrongPassword } from './require-strong-password.ts';
import { setPassword } from './set-password.ts';

type Given = { code: string; newPassword: string; device: Device };

/** A password that is refused does not spend the link. */
export async function recover(
  context: Pick<Context, 'clock' | 'db' | 'env' | 'log' | 'queue' | 'secrets'>,
  sessions: Sessions,
  { code, newPassword, device }: Given,
): Promise<void> {
  const person = await checkRecovery(context, { code, device });
  await requireStrongPassword(newPassword, person);
  if (await isPasswordRight(newPassword, person.password_hash))
    throw problem('user.weakPassword', { why: 'same' });
  const passwordHash = await hashPassword(newPassword);
  const claim = { userId: person.id, purpose: 'recovery', code } as const;
  const redeemed = await redeemCode(context, claim, async (trx) => {
    await markVerified(trx, { userId: person.id, email: person.email });
    await dropCodes(trx, person.id, ['changePassword']);
    return setPassword(context, trx, { userId: person.id, passwordHash });
  });
  // Somebody else's new password may have won, so this is no mere repetition.
  if (redeemed.isRepeated) throw problem('code.expired');
  for (const ended of redeemed.result) sessions.forget(ended);
  await forgetSignIns(context.db, person.email, device);
  const event = { event: 'auth.recovered', userId: person.id, ended: redeemed.result.length };
  context.log.info(event, 'password reset');
}
