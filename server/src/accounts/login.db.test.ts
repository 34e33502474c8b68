import { setTimeout as wait } from 'node:timers/promises';
import { login } from '@vitrina/contract/accounts/routes.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeUser } from '../../test/builders/factories.ts';
import { refusal } from '../../test/refusal.ts';
import { hashPassword } from './password.ts';
import { LOGIN_LIMITS } from './rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('counts nothing against an account for a network that is over its limit', async () => {
  const email = 'chosen-victim@example.test';
  const { db } = app.context;
  const send = async () =>
    app.server.fastify.inject({
      method: 'POST',
      url: '/api/user/login',
      remoteAddress: '198.51.100.7',
      payload: { email, password: 'Wrong-horse-7' },
    });
  await sql`
    insert into login_attempts values
    ('login-network:198.51.100', ${LOGIN_LIMITS.network.attempts}, now() + interval '1 hour')`.execute(db);
  expect((await send()).json()).toMatchObject({ error: { action: 'blockedForMinutes' } });
  const { rows } = await sql`select key from login_attempts where key like ${`%${email}%`}`.execute(db);
  expect(rows).toEqual([]);
});

it('counts wrong passwords only: an office signs in as often as it likes', async () => {
  const { db } = app.context;
  await sql`delete from login_attempts`.execute(db);
  const user = await makeUser(app);
  await app.call(login, { email: user.email, password: user.password });
  await app.inject(login, { email: user.email, password: 'Wrong-horse-7' });
  const { rows } = await sql`select key, count from login_attempts order by key`.execute(db);
  expect(rows).toEqual([
    { key: `login-account:${user.email}`, count: 1 },
    { key: 'login-network:127.0.0', count: 1 },
    { key: `login:${user.email}|127.0.0`, count: 1 },
  ]);
});

it('refuses a password that is changed while it is compared: its session would outlive the others', async () => {
  const user = await makeUser(app);
  const { db } = app.context;
  const passwordHash = await hashPassword('Another-kettle-13');
  const { answer } = await db.transaction().execute(async (trx) => {
    await sql`update users set password_hash = ${passwordHash} where id = ${user.id}`.execute(trx);
    const answering = app.inject(login, { email: user.email, password: user.password });
    // Long enough to compare the password that is still the valid one to everybody else.
    await Promise.race([answering, wait(1000)]);
    return { answer: answering };
  });
  const { status, body } = await answer;
  expect([status, body]).toEqual([400, refusal('user.wrongCredentials')]);
});
