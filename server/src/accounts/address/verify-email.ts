import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { redeemCode } from '../codes/redeem-code.ts';
import { findPerson } from '../find-person.ts';
import { markVerified } from '../mark-verified.ts';

const Payload = z.object({ email: z.string() });

/** Links are opened twice: an address that is verified already is told so, whatever the code. */
export async function verifyEmail(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { userId, code }: { userId: number; code: string },
): Promise<{ email: string; isRepeated: boolean }> {
  const { email, email_verified_at } = await findPerson(db, userId);
  if (email_verified_at !== null) return { email, isRepeated: true };
  const redeemed = await redeemCode({ db }, { userId, purpose: 'verifyEmail', code }, (trx, payload) =>
    markVerified(trx, { userId, email: Payload.parse(payload).email }),
  );
  if (!redeemed.isRepeated) log.info({ event: 'auth.emailVerified', userId }, 'email address verified');
  return { email, isRepeated: redeemed.isRepeated };
}
