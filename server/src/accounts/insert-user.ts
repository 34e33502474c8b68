import type { Language } from '@vitrina/contract/languages.ts';
import { sql } from 'kysely';
import type { Db } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';
import { addSuffix } from './registration/suggest-username.ts';
import type { AccountsTables } from './tables.ts';

type Row = {
  email: string;
  username: string;
  fullName: string;
  passwordHash: string;
  isEmailVerified: boolean;
  language?: Language;
  hasAgreed?: boolean;
  referrerId?: number | undefined;
};

const NAMES_TRIED = 10;

/** undefined: the address or the name is taken. Whoever comes at the same moment is waited for. */
async function tryInsert(trx: Db, username: string, row: Row): Promise<number | undefined> {
  const inserted = await trx
    .withTables<AccountsTables>()
    .insertInto('users')
    .values({
      email: row.email,
      username,
      full_name: row.fullName,
      password_hash: row.passwordHash,
      email_verified_at: row.isEmailVerified ? sql<Date>`now()` : null,
      agreed_at: row.hasAgreed ? sql<Date>`now()` : null,
      ...(row.language ? { language: row.language } : {}),
      referrer_id: row.referrerId ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

async function isEmailTaken(trx: Db, email: string): Promise<boolean> {
  const user = await trx
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  return user !== undefined;
}

/** A taken address is refused, a taken name gets a suffix. */
export async function insertUser(trx: Db, row: Row): Promise<number> {
  let { username } = row;
  for (let tried = 0; tried < NAMES_TRIED; tried += 1) {
    const id = await tryInsert(trx, username, row);
    if (id !== undefined) return id;
    if (await isEmailTaken(trx, row.email)) throw problem('user.exists', { what: 'email' });
    username = addSuffix(row.username);
  }
  throw problem('user.exists', { what: 'username' });
}
