import * as z from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Caller } from '../../platform/http/serve.ts';
import { dropCodes } from '../codes/drop-codes.ts';
import { redeemCode } from '../codes/redeem-code.ts';
import type { Sessions } from '../create-sessions.ts';
import { findPerson } from '../find-person.ts';
import { setPassword } from './set-password.ts';

const Payload = z.object({ passwordHash: z.string() });

/** The session that asks goes on; all others end. */
export async function changePassword(
  context: Pick<Context, 'clock' | 'db' | 'env' | 'log' | 'queue' | 'secrets'>,
  sessions: Sessions,
  { caller: { userId, sessionId }, code }: { caller: Caller; code: string },
): Promise<{ email: string; isRepeated: boolean }> {
  const redeemed = await redeemCode(
    context,
    { userId, purpose: 'changePassword', code },
    async (trx, payload) => {
      const { passwordHash } = Payload.parse(payload);
      await dropCodes(trx, userId, ['recovery']);
      return setPassword(context, trx, { userId, passwordHash, keepSession: sessionId });
    },
  );
  const { email } = await findPerson(context.db, userId);
  if (redeemed.isRepeated) return { email, isRepeated: true };
  for (const ended of redeemed.result) sessions.forget(ended);
  const event = { event: 'auth.passwordChanged', userId, ended: redeemed.result.length };
  context.log.info(event, 'password changed');
  return { email, isRepeated: false };
}
