import { randomInt } from 'node:crypto';
import type { DbContext } from '../../platform/context.ts';
import { isUniqueViolation } from '../../platform/postgres/database.ts';
import type { AccountsTables } from '../tables.ts';

const LENGTH = 8;
// Without what is read as something else on paper or by ear: 0 and O, 1, I and L, U and V.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ';

function createReferralText(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Made once and kept for good: friends have written it down. */
export async function createReferral({ db }: DbContext, userId: number): Promise<void> {
  const giveCode = () =>
    db
      .withTables<AccountsTables>()
      .updateTable('users')
      .set({ referral_code: createReferralText() })
      .where('id', '=', userId)
      .where('referral_code', 'is', null)
      .execute();
  try {
    await giveCode();
  } catch (error) {
    // Somebody has this one of 500 thousand million; a second time is no chance any more.
    if (!isUniqueViolation(error, 'users_referral_code_unique')) throw error;
    await giveCode();
  }
}
