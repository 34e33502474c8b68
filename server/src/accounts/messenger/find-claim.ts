import type { Language } from '@vitrina/contract/languages.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/database.ts';
import { hashCode } from '../codes/code-hash.ts';
import type { AccountsTables } from '../tables.ts';

export type Claim = {
  userId: number;
  email: string;
  language: Language;
  /** The chat that the person has connected already. */
  ownChatId: string | null;
  isUsed: boolean;
  isExpired: boolean;
};

/** Whose code this is and how it stands. Nothing is counted: 142 random bits are not guessed. */
export async function findClaim(db: Db, code: string): Promise<Claim | undefined> {
  const row = await db
    .withTables<AccountsTables>()
    .selectFrom('codes')
    .innerJoin('users', 'users.id', 'codes.user_id')
    .leftJoin('messengers', 'messengers.user_id', 'codes.user_id')
    .select(['codes.user_id', 'users.email', 'users.language', 'messengers.chat_id', 'codes.used_at'])
    .select(sql<boolean>`codes.expires_at <= now()`.as('is_expired'))
    .where('codes.purpose', '=', 'telegram')
    .where('codes.hash', '=', await hashCode(code))
    .executeTakeFirst();
  return (
    row && {
      userId: row.user_id,
      email: row.email,
      language: row.language,
      ownChatId: row.chat_id,
      isUsed: row.used_at !== null,
      isExpired: row.is_expired,
    }
  );
}
