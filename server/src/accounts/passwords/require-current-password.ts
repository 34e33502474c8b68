import type { DbContext } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import { findPerson } from '../find-person.ts';
import { countAttempt, forgetAttempts } from '../limit-attempts.ts';
import { isPasswordRight } from '../password.ts';
import { CURRENT_PASSWORD_LIMIT } from '../rules.ts';

/** Whoever found an open screen must not get further than the screen. */
export async function requireCurrentPassword({ db }: DbContext, userId: number, currentPassword: string) {
  const key = `current-password:${userId}`;
  await countAttempt(db, key, CURRENT_PASSWORD_LIMIT);
  const person = await findPerson(db, userId);
  if (!(await isPasswordRight(currentPassword, person.password_hash))) throw problem('user.wrongPassword');
  await forgetAttempts(db, key);
  return person;
}
