import { register } from '@vitrina/contract/accounts/routes.ts';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { forgetLimits, registrationOf } from '../../../test/builders/accounts.ts';
import { makeUser } from '../../../test/builders/factories.ts';
import { listLetters, readCode } from '../../../test/builders/letters.ts';
import { refusal } from '../../../test/refusal.ts';
import { problem } from '../../platform/problem.ts';
import { REGISTRATION_LIMIT } from '../rules.ts';
import { register as registerPerson } from './register.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => forgetLimits(app));

const DEVICE = { address: '203.0.113.7', userAgent: null };

async function countUsers(email: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from users where email = ${email}`.execute(app.context.db);
  return rows[0]?.count ?? 0;
}

describe('user/register', () => {
  it('makes an account, signs in and sends the letter to verify the address in its language', async () => {
    const given = registrationOf({ email: 'Maria.Store@Example.test', language: 'fr' });
    const answer = await app.inject(register, given);
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-rt=[\w-]{43}; Path=\/; HttpOnly; Secure/);
    const { accessToken } = answer.body as { accessToken: string };
    expect(await app.call(getMyInfo, {}, accessToken)).toEqual({
      id: expect.any(Number),
      email: 'maria.store@example.test',
      username: 'maria.store',
      fullName: 'Анна Продавец',
      isEmailVerified: false,
      language: 'fr',
      avatar: null,
      messenger: null,
      hasAllPagesAccess: true,
      isOperator: false,
    });
    const [letter] = await listLetters(app, 'maria.store@example.test');
    expect(letter?.subject).toBe('Confirmez votre adresse e-mail');
    expect(letter?.html).toContain(
      `http://localhost:4400/email-verification/${await readCode(app, 'maria.store@example.test')}`,
    );
    const { rows } = await sql`
      select agreed_at is not null as agreed from users where email = 'maria.store@example.test'`.execute(
      app.context.db,
    );
    expect(rows).toEqual([{ agreed: true }]);
  });

  it('refuses a known address and leaves its account and letters as they were', async () => {
    const user = await makeUser(app);
    const answer = await app.inject(register, registrationOf({ email: user.email.toUpperCase() }));
    expect(answer.body).toEqual(refusal('user.exists', { what: 'email' }));
    expect(await listLetters(app, user.email)).toEqual([]);
  });

  it('of fifty registrations of one address at once makes one', async () => {
    const { email } = registrationOf();
    await sql`
      insert into login_attempts values ('register-network:127.0.0', -1000, now() + interval '1 hour')`.execute(
      app.context.db,
    );
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.inject(register, registrationOf({ email }))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countUsers(email)).toBe(1);
    expect(await listLetters(app, email)).toHaveLength(1);
  });

  it('gives the second of two alike a name with a suffix, whatever the case', async () => {
    const names = [];
    for (const email of ['twin@one.test', 'TWIN@two.test']) {
      const { accessToken } = await app.call(register, registrationOf({ email }));
      names.push((await app.call(getMyInfo, {}, accessToken)).username);
    }
    expect(names[0]).toBe('twin');
    expect(names[1]).toMatch(/^twin-\d{5}$/);
  });

  it.each([
    ['a common password', { password: 'Password1!' }, refusal('user.weakPassword', { why: 'common' })],
    [
      'a password with the address in it',
      { email: 'lavandovna@example.test', password: 'Lavandovna-2024' },
      refusal('user.weakPassword', { why: 'personal' }),
    ],
    ['a referral code of nobody', { referralCode: 'NOBODY22' }, refusal('referral.notFound')],
    ['an invitation of nobody', { inviteCode: 'Abcd1234' }, refusal('code.invalid')],
  ])('refuses %s and makes nothing', async (_, overrides, body) => {
    const given = registrationOf(overrides);
    expect((await app.inject(register, given)).body).toEqual(body);
    expect(await countUsers(given.email)).toBe(0);
  });

  it('refuses without each of the three agreements', async () => {
    const { agreements, ...given } = registrationOf();
    const answer = await app.server.fastify.inject({
      method: 'POST',
      url: '/api/user/register',
      payload: { ...given, agreements: { ...agreements, privacyPolicy: false } },
    });
    expect(answer.json()).toMatchObject({ error: { subject: 'request', action: 'invalid' } });
  });

  it('allows one network so many an hour and then names the minutes', async () => {
    const body = registrationOf({ password: 'Password1!' });
    for (let n = 0; n < REGISTRATION_LIMIT.attempts; n += 1) await app.inject(register, body);
    expect((await app.inject(register, body)).body).toEqual(
      refusal('user.blockedForMinutes', { minutes: 60 }),
    );
  });
});

describe('an invitation', () => {
  it('verifies the address, is spent with the account, and no letter goes out', async () => {
    const spent: number[] = [];
    const given = registrationOf({ inviteCode: 'Abcd1234' });
    const session = await registerPerson(
      app.context,
      async (_context, invited) => {
        expect(invited).toEqual({ email: given.email, code: 'Abcd1234' });
        return async (_trx, userId) => void spent.push(userId);
      },
      { ...given, device: DEVICE },
    );
    expect(spent).toEqual([session.userId]);
    expect(await listLetters(app, given.email)).toEqual([]);
    const { rows } = await sql`
      select email_verified_at is not null as verified from users where id = ${session.userId}`.execute(
      app.context.db,
    );
    expect(rows).toEqual([{ verified: true }]);
  });

  it('that somebody spent a moment earlier leaves no account behind', async () => {
    const given = registrationOf({ inviteCode: 'Abcd1234' });
    const late = async () => Promise.reject(problem('code.invalid'));
    const registering = registerPerson(app.context, async () => late, { ...given, device: DEVICE });
    await expect(registering).rejects.toThrow('code.invalid');
    expect(await countUsers(given.email)).toBe(0);
  });
});

it('is refused while registration is switched off', async () => {
  const closed = await startTestApp({ env: { REGISTRATION: 'off' } });
  const answer = await closed.inject(register, registrationOf());
  expect(answer.body).toEqual(refusal('user.registrationDisabled'));
  await closed.close();
});
