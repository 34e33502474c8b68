import type { Context } from '../../platform/context.ts';
import { findPerson } from '../find-person.ts';
import { sendVerification } from './send-verification.ts';

/** A verified address needs no letter. */
export async function requestVerification(
  context: Pick<Context, 'db' | 'env' | 'queue' | 'secrets'>,
  userId: number,
): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    const person = await findPerson(trx, userId);
    if (person.email_verified_at === null) await sendVerification(context, trx, person);
  });
}
