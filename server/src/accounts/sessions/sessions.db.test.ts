import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { endOtherSessions, endSession, getSessions, login } from '@vitrina/contract/accounts/routes.ts';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { createTokens } from '../../platform/http/access-tokens.ts';
import { createSessions } from '../create-sessions.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const NOT_FOUND = { error: { subject: 'session', action: 'notFound', meta: {} } };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0';

async function signIn({ email, password }: TestUser, userAgent = FIREFOX): Promise<string> {
  const response = await app.server.fastify.inject({
    method: 'POST',
    url: '/api/user/login',
    headers: { 'user-agent': userAgent },
    payload: { email, password },
  });
  return response.json<{ accessToken: string }>().accessToken;
}

const list = async (token: string) => (await app.call(getSessions, {}, token)).sessions;
const statusOf = async (token: string) => (await app.inject(getMyInfo, {}, token)).status;

async function currentId(token: string): Promise<string> {
  return (await list(token)).find(({ isCurrent }) => isCurrent)?.id ?? '';
}

describe('the list of sessions', () => {
  it('shows each by what its person can recognise, this one first, and only part of the network', async () => {
    const user = await makeUser(app);
    const token = await signIn(user);
    const sessions = await list(token);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({
      kind: 'browser',
      browser: 'Firefox 131',
      system: 'Linux',
      network: '127.0.0.*',
      isCurrent: true,
    });
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  });

  it('leaves out what is over: ended, run out or idle for too long', async () => {
    const user = await makeUser(app);
    const token = await signIn(user);
    const others = await Promise.all([1, 2].map(() => signIn(user)));
    const [ranOut, idle] = await Promise.all(others.map(currentId));
    await sql`update sessions set expires_at = now() where id = ${ranOut}`.execute(app.context.db);
    await sql`update sessions set idle_until = now() where id = ${idle}`.execute(app.context.db);
    await app.inject(endSession, { sessionId: await currentId(user.token) }, user.token);
    expect((await list(token)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('is of one person alone', async () => {
    const [one, other] = await Promise.all([makeUser(app), makeUser(app)]);
    const ids = (await list(one.token)).map(({ id }) => id);
    expect((await list(other.token)).filter(({ id }) => ids.includes(id))).toEqual([]);
  });
});

describe('ending one', () => {
  it('stops its tokens on the next request, a hundred times out of a hundred', async () => {
    const user = await makeUser(app);
    const userId = user.id;
    const tokens = await createTokens(app.context.secrets);
    let alive = 0;
    for (let round = 0; round < 100; round += 1) {
      const sessionId = randomUUID();
      await sql`
        insert into sessions (id, user_id, refresh_hash, is_persistent, idle_until, expires_at)
        values (${sessionId}, ${userId}, ${Buffer.from(sessionId)}, false, now() + interval '1 hour', now() + interval '1 hour')`.execute(
        app.context.db,
      );
      const token = await tokens.sign({ userId, sessionId });
      // Asked at the same moment, so that the look at the session is on its way when it ends.
      const [before] = await Promise.all([
        statusOf(token),
        app.inject(endSession, { sessionId }, user.token),
      ]);
      expect([200, 401]).toContain(before);
      if ((await statusOf(token)) !== 401) alive += 1;
    }
    expect(alive).toBe(0);
  });

  it('is refused alike for a foreign one, an ended one and one that never was', async () => {
    const [user, stranger] = await Promise.all([makeUser(app), makeUser(app)]);
    const ended = await currentId(await signIn(user));
    await app.call(endSession, { sessionId: ended }, user.token);
    for (const sessionId of [await currentId(stranger.token), ended, randomUUID()]) {
      const answer = await app.inject(endSession, { sessionId }, user.token);
      expect([answer.status, answer.body]).toEqual([400, NOT_FOUND]);
    }
    expect(await statusOf(stranger.token)).toBe(200);
  });
});

describe('ending all others', () => {
  it('leaves the one that asks, leaves other people alone, and counts those that were alive', async () => {
    const [user, stranger] = await Promise.all([makeUser(app), makeUser(app)]);
    const token = await signIn(user);
    const ranOut = await currentId(await signIn(user));
    await sql`update sessions set expires_at = now() where id = ${ranOut}`.execute(app.context.db);
    expect(await app.call(endOtherSessions, {}, token)).toEqual({ ended: 1 });
    expect(await Promise.all([user.token, token, stranger.token].map(statusOf))).toEqual([401, 200, 200]);
    expect(await app.call(endOtherSessions, {}, token)).toEqual({ ended: 0 });
    expect((await app.inject(login, { email: user.email, password: user.password })).status).toBe(200);
  });

  it('is felt by another process when its copy is a second old', async () => {
    const user = await makeUser(app);
    const elsewhere = createSessions(app.context.db, await createTokens(app.context.secrets), {
      ofGuests: false,
    });
    const old = await signIn(user);
    expect(await elsewhere.find(old)).toMatchObject({ userId: user.id });
    await app.call(endOtherSessions, {}, user.token);
    await wait(1050);
    expect(await elsewhere.find(old)).toBeUndefined();
  });
});
