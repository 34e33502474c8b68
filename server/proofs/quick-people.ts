import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import * as z from 'zod';
import { hashPassword } from '../src/accounts/password.ts';
import { createTokens } from '../src/platform/http/access-tokens.ts';
import type { TestApp } from '../test/app.ts';
import { thingsOf } from '../test/every-route-things.ts';

export const PASSWORD = 'Quartz-lantern-58';

export type Person = { id: number; email: string; token: string };
export type MakePerson = (given?: { isEmailVerified?: boolean }) => Promise<Person>;

const Row = z.object({ id: z.int() });

/** Signed-in people by the hundred: all have one password, so that its slow hash is made once. */
export async function quickPeople(app: TestApp): Promise<MakePerson> {
  const hash = await hashPassword(PASSWORD);
  const tokens = await createTokens(app.context.secrets);
  return async ({ isEmailVerified = true } = {}) => {
    const mark = randomBytes(6).toString('hex');
    const email = `${mark}@example.test`;
    const { rows } = await sql`
      insert into users (email, username, full_name, password_hash, email_verified_at)
      values (${email}, ${mark}, 'Анна Продавец', ${hash}, ${isEmailVerified ? sql`now()` : null})
      returning id`.execute(app.context.db);
    const { id } = Row.parse(rows[0]);
    const sessionId = await thingsOf(app, 0, id).session();
    return { id, email, token: await tokens.sign({ userId: id, sessionId }) };
  };
}
