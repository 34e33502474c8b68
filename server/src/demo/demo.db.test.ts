import { getPersonalTokens } from '@vitrina/contract/accounts/personal-tokens.ts';
import { login } from '@vitrina/contract/accounts/routes.ts';
import { getMyInfo, refresh } from '@vitrina/contract/accounts/session.ts';
import { getExampleCabinet, getMyCabinets } from '@vitrina/contract/cabinets/mine.ts';
import { DEMO_LIMITS, getDemoPicture, openDemo } from '@vitrina/contract/demo/demo.ts';
import { CabinetId } from '@vitrina/contract/ids.ts';
import { listProducts } from '@vitrina/contract/products.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ask } from '../../proofs/ask.ts';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { makeCabinet, makeUser } from '../../test/builders/factories.ts';
import { openPublicDemo, type PublicDemo } from '../../test/builders/public-demo.ts';
import { chooseExample } from '../cabinets/example/choose-example.ts';
import { resetDemo } from './reset-demo.ts';

// Noon in Moscow.
const NOON = new Date('2026-03-02T09:00:00Z');

let app: TestApp;
let demo: PublicDemo;
let example: Awaited<ReturnType<typeof makeCabinet>>;
beforeAll(async () => {
  app = await startTestApp({ now: NOON, env: { REQUESTS_PER_MINUTE: 1_000_000 } });
  example = await makeCabinet(app, { name: 'Пример' });
  await chooseExample(app.context, example.id);
  demo = await openPublicDemo(app);
});
beforeEach(async () => {
  app.clock.set(NOON);
  await sql`delete from users where id in (select user_id from demo_guests)`.execute(app.context.db);
  await sql`delete from login_attempts`.execute(app.context.db);
});
afterAll(async () => {
  await demo.close();
  await app.close();
});

const countGuests = async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from demo_guests`.execute(
    app.context.db,
  );
  return rows[0]?.count;
};

describe('a guest', () => {
  it('is a person of their own, in the language of their page, who reads the example and has nothing else', async () => {
    const [one, other] = [await demo.enter(), await demo.enter()];
    const answers = await Promise.all(
      [one, other].map((token) => ask(demo.server, { route: getMyInfo, token })),
    );
    const [me, them] = answers.map(({ text }) => JSON.parse(text));
    expect(me).toMatchObject({ language: 'fr', isEmailVerified: true, isOperator: false });
    expect(me.id).not.toBe(them.id);
    expect((await ask(demo.server, { route: getMyCabinets, token: one })).text).toBe('{"cabinets":[]}');
    const shown = await ask(demo.server, { route: getExampleCabinet, token: one });
    expect(JSON.parse(shown.text).cabinet).toMatchObject({ id: example.id, name: 'Пример', users: [] });
    const read = await ask(demo.server, {
      route: listProducts,
      input: { cabinetId: CabinetId.parse(example.id) },
      token: one,
    });
    expect(read.key).toBe('ok');
  });

  it('stays signed in by the cookie, which is worth nothing elsewhere', async () => {
    const opened = await demo.open();
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const renewed = await ask(demo.server, { route: refresh, headers });
    expect(renewed.key).toBe('ok');
    const { accessToken: token } = JSON.parse(renewed.text);
    expect((await ask(demo.server, { route: getMyInfo, token })).key).toBe('ok');
    expect((await ask(app.server, { route: getMyInfo, token })).key).toBe('user.notAuthorized');
  });
});

describe('everybody else', () => {
  it('is nobody in a public demo, whatever they have: a session, or the right password', async () => {
    const { token, email, password } = example.owner;
    expect((await ask(app.server, { route: getMyInfo, token })).key).toBe('ok');
    expect((await ask(demo.server, { route: getMyInfo, token })).key).toBe('user.notAuthorized');
    const attempt = await ask(demo.server, { route: login, input: { email, password } });
    expect(attempt.key).toBe('demo.readOnly');
  });

  it('finds no demo where there is none', async () => {
    for (const route of [openDemo, getDemoPicture]) {
      const answer = await ask(app.server, { route, input: { language: 'ru', address: '/images/1/1.svg' } });
      expect(answer.key).toBe('request.notFound');
    }
  });

  it('is refused before anything of the request is read', async () => {
    const answer = await ask(demo.server, { route: getPersonalTokens, token: 'x' });
    expect(answer.key).toBe('demo.readOnly');
    const { statusCode } = await demo.server.fastify.inject({
      method: 'POST',
      url: '/api/user/register',
      payload: '{"broken',
    });
    expect(statusCode).toBe(403);
  });
});

describe('limits', () => {
  it('one network opens so many an hour, and another one is not held up by it', async () => {
    for (let n = 0; n < DEMO_LIMITS.openedByNetwork.attempts; n += 1)
      expect((await demo.open(`198.51.100.${n}`)).key).toBe('ok');
    expect((await demo.open('198.51.100.99')).key).toBe('user.blockedForMinutes');
    expect((await demo.open('203.0.113.7')).key).toBe('ok');
  });

  it('so many are there at once, and whoever leaves makes room', async () => {
    await demo.enter();
    await sql`
      with guests as (
        insert into users (email, username, full_name, password_hash)
        select 'guest-' || n || '@demo.invalid', 'guest-' || n, 'Guest', ''
        from generate_series(1, ${DEMO_LIMITS.guestsAtOnce - 2}::integer) n returning id
      ), opened as (
        insert into demo_guests select id, ${NOON} from guests returning user_id
      )
      insert into sessions (id, user_id, refresh_hash, is_persistent, idle_until, expires_at)
      select gen_random_uuid(), user_id, sha256(user_id::text::bytea), false, now() + interval '1 hour', now() + interval '1 hour'
      from opened`.execute(app.context.db);
    const answers = await Promise.all([1, 2, 3].map((n) => demo.open(`192.0.${n}.1`)));
    expect(answers.map(({ key }) => key).toSorted()).toEqual(['demo.full', 'demo.full', 'ok']);
    await sql`
      update sessions set ended_at = now() where user_id = (select min(user_id) from demo_guests)`.execute(
      app.context.db,
    );
    expect((await demo.open('192.0.9.1')).key).toBe('ok');
  });

  it('without an example there is nothing to open', async () => {
    await chooseExample(app.context, null);
    expect((await demo.open()).key).toBe('cabinet.notFound');
    await chooseExample(app.context, example.id);
    expect(await countGuests()).toBe(0);
  });
});

describe('the reset', () => {
  it('at night guests go with all that is known of them, and their pages are signed out', async () => {
    const token = await demo.enter();
    const { id } = JSON.parse((await ask(demo.server, { route: getMyInfo, token })).text);
    await sql`
      insert into login_attempts values
        (${`example-runs:${id}`}, 1, now() + interval '1 day'),
        (${`example-run:${id}:7:day`}, 1, now() + interval '1 day'),
        (${`example-run:${id}1:7:day`}, 1, now() + interval '1 day')`.execute(app.context.db);
    const stays = await makeUser(app);

    app.clock.set(new Date('2026-03-03T00:59:59Z'));
    await resetDemo(app.context);
    expect(await countGuests()).toBe(1);

    app.clock.set(new Date('2026-03-03T01:00:00Z'));
    const young = await demo.enter();
    await resetDemo(app.context);
    expect(await countGuests()).toBe(1);
    const { rows } = await sql<{ left: number }>`
      select (select count(*) from users where id = ${id})::integer
        + (select count(*) from sessions where user_id = ${id})::integer as left`.execute(app.context.db);
    expect(rows).toEqual([{ left: 0 }]);
    const attempts = await sql<{ key: string }>`
      select key from login_attempts where key like 'example-%'`.execute(app.context.db);
    expect(attempts.rows).toEqual([{ key: `example-run:${id}1:7:day` }]);
    // What a process remembers of a session is a second old at most.
    const later = await openPublicDemo(app);
    expect((await ask(later.server, { route: getMyInfo, token })).key).toBe('user.notAuthorized');
    expect((await ask(later.server, { route: getMyInfo, token: young })).key).toBe('ok');
    await later.close();
    expect((await ask(app.server, { route: getMyInfo, token: stays.token })).key).toBe('ok');
  });
});
