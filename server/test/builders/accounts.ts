import { randomInt } from 'node:crypto';
import type { register } from '@vitrina/contract/accounts/routes.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import type { TestApp } from '../app.ts';

export const NEW_PASSWORD = 'Quiet-kettle-12';

/** What the registration form sends; the address is one that nobody has. */
export function registrationOf(overrides: Partial<InputOf<typeof register>> = {}): InputOf<typeof register> {
  return {
    fullName: 'Анна Продавец',
    email: `anna-${randomInt(1e12).toString(36)}@example.test`,
    password: NEW_PASSWORD,
    agreements: { userAgreement: true, paymentPolicy: true, privacyPolicy: true },
    language: 'ru',
    ...overrides,
  };
}

/** Limits count over a whole test file otherwise, because all requests come from one address. */
export async function forgetLimits({ context }: TestApp): Promise<void> {
  await sql`delete from login_attempts`.execute(context.db);
}

/** As if the last letter with a code had been sent so many minutes earlier. */
export async function ageCodes({ context }: TestApp, userId: number, minutes: number): Promise<void> {
  await sql`
    update codes set
      sent_at = sent_at - make_interval(mins => ${minutes}),
      expires_at = expires_at - make_interval(mins => ${minutes})
    where user_id = ${userId}`.execute(context.db);
}
