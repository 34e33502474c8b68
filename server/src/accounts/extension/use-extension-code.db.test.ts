import { setTimeout as wait } from 'node:timers/promises';
import {
  endOtherSessions,
  generateExtensionCode,
  getSessions,
  login,
  useExtensionCode,
} from '@vitrina/contract/accounts/routes.ts';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser } from '../../../test/builders/factories.ts';
import { hashPassword } from '../password.ts';
import { LOGIN_LIMITS } from '../rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(async () => {
  await sql`delete from login_attempts`.execute(app.context.db);
});

const INVALID = { error: { subject: 'code', action: 'invalid', meta: {} } };
const use = async (email: string, code: string) => app.inject(useExtensionCode, { email, code });
const forgive = async () => sql`delete from login_attempts`.execute(app.context.db);

async function prepare() {
  const user = await makeUser(app);
  const { code, expiresAt } = await app.call(generateExtensionCode, {}, user.token);
  return { user, code, expiresAt, wrong: code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA' };
}

describe('a code for the browser extension', () => {
  it('signs in once, to a session of its own kind that its person can see', async () => {
    const { user, code, expiresAt } = await prepare();
    expect(code).toMatch(/^[A-Za-z0-9]{6}$/);
    const minutesLeft = (Date.parse(expiresAt) - Date.now()) / 60_000;
    expect(Math.abs(minutesLeft - 10)).toBeLessThan(1);
    const answer = await use(user.email.toUpperCase(), code);
    expect(answer.status).toBe(200);
    const { accessToken } = answer.body as { accessToken: string };
    expect(await app.call(getMyInfo, {}, accessToken)).toMatchObject({ id: user.id });
    const { sessions } = await app.call(getSessions, {}, accessToken);
    expect(sessions.map(({ kind, isCurrent }) => [kind, isCurrent])).toEqual([
      ['extension', true],
      ['browser', false],
    ]);
    expect((await use(user.email, code)).body).toEqual(INVALID);
  });

  it('leaves the cookies of the browser alone: its token lives as long as its session', async () => {
    const { user, code } = await prepare();
    const { headers, body } = await use(user.email, code);
    expect(headers['set-cookie']).toBeUndefined();
    const [, payload = ''] = (body as { accessToken: string }).accessToken.split('.');
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
    expect(Math.round((exp - Date.now() / 1000) / 86_400)).toBe(30);
  });

  it('has one effect when fifty bring it at once', async () => {
    const { user, code } = await prepare();
    await forgive();
    // Nobody is stopped by the limit of a network here: each try comes from another one.
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        app.server.fastify.inject({
          method: 'POST',
          url: '/api/user/useCodeForExtension',
          remoteAddress: `198.51.${index}.1`,
          payload: { email: user.email, code },
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { sessions } = await app.call(getSessions, {}, user.token);
    expect(sessions.filter(({ kind }) => kind === 'extension')).toHaveLength(1);
  });

  it('is dead after five wrong tries, even for the right one', async () => {
    const { user, code, wrong } = await prepare();
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await use(user.email, wrong)).body).toEqual(INVALID);
      await forgive();
    }
    expect((await use(user.email, code)).body).toEqual(INVALID);
  });

  it('is of one person: for another it is wrong', async () => {
    const { code } = await prepare();
    const other = await prepare();
    expect((await use(other.user.email, code)).body).toEqual(INVALID);
  });

  it('dies with the session that it was shown in', async () => {
    const { user, code } = await prepare();
    const { accessToken } = await app.call(login, { email: user.email, password: user.password });
    await app.call(endOtherSessions, {}, accessToken);
    expect((await use(user.email, code)).body).toEqual(INVALID);
    const { sessions } = await app.call(getSessions, {}, accessToken);
    expect(sessions.map(({ kind }) => kind)).toEqual(['browser']);
  });

  it('runs out', async () => {
    const { user, code } = await prepare();
    await sql`update codes set expires_at = now() where user_id = ${user.id}`.execute(app.context.db);
    expect((await use(user.email, code)).body).toMatchObject({ error: { action: 'expired' } });
  });

  it('gives way to the next one', async () => {
    const { user, code } = await prepare();
    await app.call(generateExtensionCode, {}, user.token);
    expect((await use(user.email, code)).body).toEqual(INVALID);
  });
});

describe('guessing', () => {
  it('is limited like a sign-in, before anything is compared', async () => {
    const { user, code, wrong } = await prepare();
    await forgive();
    const { attempts } = LOGIN_LIMITS.accountFromNetwork;
    const burst = await Promise.all(Array.from({ length: 20 }, () => use(user.email, wrong)));
    const compared = burst.filter(({ body }) => JSON.stringify(body) === JSON.stringify(INVALID));
    expect(compared).toHaveLength(attempts);
    expect((await use(user.email, code)).body).toMatchObject({ error: { action: 'blockedForMinutes' } });
  });

  it('is answered alike for an unknown address, one without a code, and a wrong code', async () => {
    const { user, wrong } = await prepare();
    const codeless = await makeUser(app);
    const answers = await Promise.all(
      [user.email, codeless.email, 'nobody@example.test'].map((email) => use(email, wrong)),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array.from({ length: 3 }, () => [400, INVALID]),
    );
  });

  it('costs an unknown address the same comparison as a known one', async () => {
    const { user, wrong } = await prepare();
    const codeless = await makeUser(app);
    const crowded = new AbortController();
    // Nobody is let through to a comparison now; whoever needs none would be answered all the same.
    const crowd = Array.from({ length: 60 }, async () => {
      while (!crowded.signal.aborted) await hashPassword('crowd').catch(() => wait(1));
    });
    for (const email of [user.email, codeless.email, 'nobody@example.test'])
      await expect
        .poll(async () => forgive().then(async () => (await use(email, wrong)).status), { timeout: 20_000 })
        .toBe(429);
    crowded.abort();
    await Promise.all(crowd);
  });
});

it('signing in can be switched off for the extension too', async () => {
  const { user, code } = await prepare();
  const { env } = app.context;
  app.context.env = { ...env, AUTHORIZATION: 'off' };
  const answer = await use(user.email, code);
  app.context.env = env;
  expect(answer.body).toMatchObject({ error: { subject: 'user', action: 'authorizationDisabled' } });
});
