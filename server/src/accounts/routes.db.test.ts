import { hash } from '@node-rs/argon2';
import { login } from '@vitrina/contract/accounts/routes.ts';
import { getMyInfo, logout, refresh } from '@vitrina/contract/accounts/session.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeUser } from '../../test/builders/factories.ts';
import { refusal } from '../../test/refusal.ts';
import { LOGIN_LIMITS } from './rules.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const WRONG = { error: { subject: 'user', action: 'wrongCredentials', meta: {} } };
const NOT_AUTHORIZED = { error: { subject: 'user', action: 'notAuthorized', meta: {} } };

function cookieOf(headers: Record<string, unknown>): string {
  const [first = ''] = [headers['set-cookie'] ?? ''].flat().map(String);
  return first.split(';')[0] ?? '';
}

async function signIn(email: string, password: string, remember = false) {
  const answer = await app.inject(login, { email, password, remember });
  expect(answer.status).toBe(200);
  return {
    token: (answer.body as { accessToken: string }).accessToken,
    cookie: cookieOf(answer.headers),
    headers: answer.headers,
  };
}

/** A browser's own call to the refresh route; `site` is what the browser says about where it comes from. */
async function renew(cookie: string, site = 'same-origin') {
  const response = await app.server.fastify.inject({
    method: 'POST',
    url: '/api/user/refresh',
    headers: { cookie, 'sec-fetch-site': site, 'content-type': 'application/json' },
    payload: '{}',
  });
  return {
    status: response.statusCode,
    cookie: cookieOf(response.headers),
    body: response.json<unknown>(),
  };
}

describe('user/login', () => {
  it('gives a token that opens getMyInfo, and a cookie no script can read', async () => {
    const user = await makeUser(app);
    const { token, headers } = await signIn(user.email.toUpperCase(), user.password);
    expect(await app.call(getMyInfo, {}, token)).toMatchObject({
      id: user.id,
      email: user.email,
      isEmailVerified: true,
    });
    expect(String(headers['set-cookie'])).toMatch(
      /^__Host-rt=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('keeps the cookie only when asked to remember', async () => {
    const user = await makeUser(app);
    const { headers } = await signIn(user.email, user.password, true);
    expect(String(headers['set-cookie'])).toContain('Expires=');
  });

  it('answers the same for a wrong password and for an unknown address', async () => {
    const user = await makeUser(app);
    const wrong = await app.inject(login, { email: user.email, password: 'Wrong-horse-7' });
    const unknown = await app.inject(login, { email: 'nobody@example.test', password: 'Wrong-horse-7' });
    expect([wrong.status, wrong.body]).toEqual([400, WRONG]);
    expect([unknown.status, unknown.body]).toEqual([400, WRONG]);
  });

  it('compares no more passwords than the limit, even in a burst, and names the minutes', async () => {
    const user = await makeUser(app);
    const burst = await Promise.all(
      Array.from({ length: 20 }, () => app.inject(login, { email: user.email, password: 'Wrong-horse-7' })),
    );
    const compared = burst.filter((answer) => JSON.stringify(answer.body) === JSON.stringify(WRONG));
    // makeUser signed in rightly before, which forgets what was counted.
    expect(compared.length).toBe(LOGIN_LIMITS.accountFromNetwork.attempts);
    const right = await app.inject(login, { email: user.email, password: user.password });
    expect(right.body).toEqual({
      error: { subject: 'user', action: 'blockedForMinutes', meta: { minutes: 15 } },
    });
    await sql`delete from login_attempts`.execute(app.context.db);
  });

  it('is refused while signing in is switched off', async () => {
    const user = await makeUser(app);
    vi.spyOn(app.context.env, 'AUTHORIZATION', 'get').mockReturnValueOnce('off');
    const answer = await app.inject(login, { email: user.email, password: user.password });
    expect(answer.body).toEqual(refusal('user.authorizationDisabled'));
  });

  it('hashes a password of older parameters anew', async () => {
    const user = await makeUser(app);
    const old = await hash(user.password, { algorithm: 2, memoryCost: 8192, timeCost: 1, parallelism: 1 });
    const hashNow = async () => {
      const { rows } = await sql<{ password_hash: string }>`
        select password_hash from users where id = ${user.id}`.execute(app.context.db);
      return rows[0]?.password_hash ?? '';
    };
    await sql`update users set password_hash = ${old} where id = ${user.id}`.execute(app.context.db);
    await signIn(user.email, user.password);
    const renewed = await hashNow();
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await signIn(user.email, user.password);
    expect(await hashNow()).toBe(renewed);
  });

  it('keeps where the session comes from and logs who came, without what was typed', async () => {
    const user = await makeUser(app);
    const log = vi.spyOn(app.context.log, 'info');
    await app.server.fastify.inject({
      method: 'POST',
      url: '/api/user/login',
      remoteAddress: '203.0.113.77',
      headers: { 'user-agent': `Firefox ${'x'.repeat(400)}` },
      payload: { email: user.email, password: user.password },
    });
    await app.inject(login, { email: user.email, password: 'Wrong-horse-7' });
    const { rows } = await sql<{ user_agent: string }>`
      select kind, network, user_agent from sessions
      where user_id = ${user.id} order by created_at desc limit 1`.execute(app.context.db);
    expect(rows).toEqual([
      { kind: 'browser', network: '203.0.113', user_agent: expect.stringMatching(/^Firefox x{292}$/) },
    ]);
    const lines = log.mock.calls.map(([line]) => line);
    const request = {
      method: 'POST',
      route: '/api/user/login',
      requestId: expect.any(String),
      ms: expect.any(Number),
    };
    expect(lines).toEqual([
      { event: 'auth.login', userId: user.id, sessionId: expect.any(String) },
      { ...request, status: 200 },
      { event: 'auth.loginFailed', userId: user.id, network: '127.0.0' },
      { ...request, status: 400 },
    ]);
    log.mockRestore();
  });

  it.each([
    ['no password', { email: 'a@b.ru' }],
    ['a number for the address', { email: 7, password: 'x' }],
    ['an oversized password', { email: 'a@b.ru', password: 'x'.repeat(129) }],
    ['an address with NUL', { email: 'a\u0000@b.ru', password: 'x' }],
  ])('refuses %s with the catalogue', async (_, body) => {
    const response = await app.server.fastify.inject({
      method: 'POST',
      url: '/api/user/login',
      payload: body,
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ error: { subject: 'request', action: 'invalid' } });
  });
});

describe('user/refresh', () => {
  it('rotates the cookie; whoever missed the answer inside the grace gets the same one again', async () => {
    const user = await makeUser(app);
    const { cookie } = await signIn(user.email, user.password);
    const first = await renew(cookie);
    expect(first.status).toBe(200);
    expect(first.cookie).not.toBe(cookie);
    const second = await renew(cookie);
    expect([second.status, second.cookie]).toEqual([200, first.cookie]);
    expect((await renew(first.cookie)).status).toBe(200);
  });

  it('ends the whole session when a replaced token comes back after the grace', async () => {
    const user = await makeUser(app);
    const { cookie, token } = await signIn(user.email, user.password);
    const next = await renew(cookie);
    await sql`update sessions set rotated_at = rotated_at - interval '21 seconds'`.execute(app.context.db);
    const warn = vi.spyOn(app.context.log, 'warn');
    expect((await app.inject(getMyInfo, {}, token)).status).toBe(200);
    expect((await renew(cookie)).status).toBe(401);
    const event = { event: 'auth.sessionStolen', userId: user.id, sessionId: expect.any(String) };
    expect(warn).toHaveBeenCalledWith(event, expect.any(String));
    expect((await renew(next.cookie)).status).toBe(401);
    expect((await app.inject(getMyInfo, {}, token)).status).toBe(401);
  });

  it('has when and from where a session was last seen', async () => {
    const user = await makeUser(app);
    const { cookie } = await signIn(user.email, user.password);
    await sql`
      update sessions set last_seen_at = now() - interval '1 hour', network = 'elsewhere'
      where user_id = ${user.id}`.execute(app.context.db);
    await renew(cookie);
    const { rows } = await sql`
      select network, last_seen_at > now() - interval '1 minute' as is_fresh from sessions
      where user_id = ${user.id} order by created_at desc limit 1`.execute(app.context.db);
    expect(rows).toEqual([{ network: '127.0.0', is_fresh: true }]);
  });

  it('is refused to another site and without a cookie', async () => {
    const user = await makeUser(app);
    const { cookie } = await signIn(user.email, user.password);
    expect((await renew(cookie, 'cross-site')).body).toEqual(NOT_AUTHORIZED);
    for (const origin of ['null', 'https://evil.test', 'rubbish']) {
      const answer = await app.server.fastify.inject({
        method: 'POST',
        url: '/api/user/refresh',
        headers: { cookie, origin, 'content-type': 'application/json' },
        payload: '{}',
      });
      expect(answer.json()).toEqual(NOT_AUTHORIZED);
    }
    expect((await app.inject(refresh, {})).body).toEqual(NOT_AUTHORIZED);
  });
});

describe('sessions', () => {
  const signOut = (cookie: string) =>
    app.server.fastify.inject({
      method: 'POST',
      url: '/api/user/logout',
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
      payload: '{}',
    });

  it('a token stops the moment its session ends', async () => {
    const user = await makeUser(app);
    const { cookie, token } = await signIn(user.email, user.password);
    await signOut(cookie);
    expect((await app.inject(getMyInfo, {}, token)).status).toBe(401);
    expect((await app.inject(logout, {})).status).toBe(200);
  });

  it('a sign-out ends the session whose cookie another tab has renewed a moment before', async () => {
    const user = await makeUser(app);
    const { cookie, token } = await signIn(user.email, user.password);
    const renewed = await renew(cookie);
    await signOut(cookie);
    expect((await app.inject(getMyInfo, {}, token)).status).toBe(401);
    expect((await renew(renewed.cookie)).body).toEqual(NOT_AUTHORIZED);
  });

  it.each([
    ['nothing', undefined],
    ['rubbish', 'abc.def.ghi'],
    [
      'an unsigned token',
      `${btoa('{"alg":"none","typ":"at+jwt"}')}.${btoa('{"sub":"1","exp":9999999999}')}.`,
    ],
  ])('%s is not a token', async (_, token) => {
    const answer = await app.inject(getMyInfo, {}, token);
    expect([answer.status, answer.body]).toEqual([401, NOT_AUTHORIZED]);
  });
});
