import { sql } from 'kysely';
import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import { redeemCode } from '../codes/redeem-code.ts';
import { findPerson } from '../find-person.ts';
import type { AccountsTables } from '../tables.ts';

const Payload = z.object({ email: z.string() });

/** Links are opened twice: an address that is verified already is told so, whatever the code. */
export async function verifyEmail(
  { db, log }: Pick<Context, 'db' | 'log'>,
  { userId, code }: { userId: number; code: string },
): Promise<{ email: string; isRepeated: boolean }> {
  const { email, email_verified_at } = await findPerson(db, userId);
  if (email_verified_at !== null) return { email, isRepeated: true };
  const redeemed = await redeemCode({ db }, { userId, purpose: 'verifyEmail', code }, (trx, payload) =>
    trx
      .withTables<AccountsTables>()
      .updateTable('users')
      .set({ email_verified_at: sql<Date>`now()` })
      .where('id', '=', userId)
      .where('email', '=', Payload.parse(payload).email)
      .execute(),
  );
  if (!redeemed.isRepeated) log.info({ event: 'auth.emailVerified', userId }, 'an address was verified');
  return { email, isRepeated: redeemed.isRepeated };
}
