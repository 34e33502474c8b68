import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';

/**
 * Whether a cabinet has invited this address with this code; cabinets know, and accounts may not import them. Throws
 * `code.invalid` or `code.expired`. What it answers spends the invitation inside the registration's own transaction.
 */
export type CheckInvite = (
  context: Context,
  invited: { email: string; code: string },
) => Promise<(trx: Db, userId: number) => Promise<void>>;
