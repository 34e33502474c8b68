import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { findInvite, type Invited } from './find-invite.ts';
import { spendInvite } from './spend-invite.ts';

/**
 * For whoever registers with an invitation: the code is counted and compared now, and what is returned spends it inside
 * the registration's own transaction. Throws `code.invalid` or `code.expired`.
 */
export async function checkInvite(
  context: Context,
  invited: Invited,
): Promise<(trx: Db, userId: number) => Promise<void>> {
  const invite = await findInvite(context, invited);
  return (trx, userId) => spendInvite(context, trx, invite, userId);
}
