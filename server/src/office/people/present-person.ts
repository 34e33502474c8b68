import type { OfficePerson } from '@vitrina/contract/office.ts';
import type { AccountsTables } from '../../accounts/tables.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { problem } from '../../platform/problem.ts';

export const PERSON_COLUMNS = [
  'users.id',
  'users.email',
  'users.username',
  'users.full_name',
  'users.email_verified_at',
  'users.created_at',
] as const;

type Row = {
  id: number;
  email: string;
  username: string;
  full_name: string;
  email_verified_at: Date | null;
  created_at: Date;
};

export function presentPerson({ id, email, username, ...row }: Row): OfficePerson {
  return {
    id: id as OfficePerson['id'],
    email,
    username,
    fullName: row.full_name,
    isEmailVerified: row.email_verified_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}

export async function requirePerson(db: Db, userId: number): Promise<OfficePerson> {
  const person = await db
    .withTables<AccountsTables>()
    .selectFrom('users')
    .select(PERSON_COLUMNS)
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!person) throw problem('user.notFound');
  return presentPerson(person);
}
