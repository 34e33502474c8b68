import type { RegisterInput } from '@vitrina/contract/accounts/account.ts';
import type * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';
import { sendVerification } from '../address/send-verification.ts';
import type { Device } from '../device.ts';
import { insertUser } from '../insert-user.ts';
import { countAttempt } from '../limit-attempts.ts';
import { hashPassword } from '../password.ts';
import { requireStrongPassword } from '../passwords/require-strong-password.ts';
import { networkOf, REGISTRATION_LIMIT } from '../rules.ts';
import { startSession } from '../start-session.ts';
import type { AccountsTables } from '../tables.ts';
import type { CheckInvite } from './check-invite.ts';
import { suggestUsername } from './suggest-username.ts';

/** Who gave the code to a friend; people may type it in small letters. */
async function findReferrer(db: Db, code: string): Promise<number> {
  const user = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select('id')
    .where('referral_code', '=', code.toUpperCase())
    .executeTakeFirst();
  if (!user) throw problem('referral.notFound');
  return user.id;
}

type Registered = z.output<typeof RegisterInput> & { device: Device };

/**
 * The catalogue wants a known address to be told apart here; the limit of a network bounds how many can be asked about.
 * The password is hashed before anybody is looked up, so that time tells nothing more.
 */
export async function register(context: Context, checkInvite: CheckInvite, given: Registered) {
  const { db, env, log } = context;
  const { email, fullName, language, device } = given;
  if (env.REGISTRATION === 'off') throw problem('user.registrationDisabled');
  await countAttempt(db, `register-network:${networkOf(device.address)}`, REGISTRATION_LIMIT);
  await requireStrongPassword(given.password, { email });
  const passwordHash = await hashPassword(given.password);
  const referrerId = given.referralCode ? await findReferrer(db, given.referralCode) : undefined;
  const spendInvite = given.inviteCode
    ? await checkInvite(context, { email, code: given.inviteCode })
    : undefined;
  const session = await db.transaction().execute(async (trx) => {
    const userId = await insertUser(trx, {
      email,
      username: suggestUsername(email),
      fullName,
      passwordHash,
      language,
      hasAgreed: true,
      referrerId,
      // Whoever has the invitation's code has read the letter.
      isEmailVerified: spendInvite !== undefined,
    });
    if (spendInvite) await spendInvite(trx, userId);
    else await sendVerification(context, trx, { id: userId, email, language });
    return startSession(trx, { userId, isPersistent: false, device });
  });
  log.info({ event: 'auth.registered', userId: session.userId }, 'user registered');
  return session;
}
