import { changePassword, requestPasswordChange } from '@vitrina/contract/accounts/routes.ts';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { getMyCabinets } from '@vitrina/contract/cabinets/mine.ts';
import { changeCabinetName } from '@vitrina/contract/cabinets.ts';
import { DAY_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { CabinetId } from '@vitrina/contract/ids.ts';
import {
  listSharedScreens,
  type NewSharedScreen,
  openSharedScreen,
  revokeSharedScreen,
  SHARED_SCREEN_LIMITS,
  shareScreen,
} from '@vitrina/contract/shared-screens/shared-screens.ts';
import { addJumpAlert, getSharpJumps, listJumpAlerts } from '@vitrina/contract/sharp-jumps.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { NEW_PASSWORD } from '../../../test/builders/accounts.ts';
import { addMember, makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { readCode } from '../../../test/builders/letters.ts';
import { refusal } from '../../../test/refusal.ts';
import { sweepAccounts } from '../sweep.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const ENDED = refusal('user.notAuthorized');
const NOT_THERE = refusal('sharedScreen.notFound');
const NOT_PERMITTED = refusal('sharedScreen.notPermitted');
const JUMPS = '/sharp-jumps-stats';
const STATE = 'contains=%22чайник%22';

let app: TestApp;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
let owner: TestUser;
beforeAll(async () => {
  app = await startTestApp({ now: NOW, env: { REQUESTS_PER_MINUTE: 1_000_000 } });
});
beforeEach(async () => {
  app.clock.set(NOW);
  cabinet = await makeCabinet(app);
  owner = cabinet.owner;
});
afterAll(() => app.close());

const filter = (id = cabinet.id) => ({
  cabinetId: CabinetId.parse(id),
  marketplace: 'ozon' as const,
  contains: 'чайник',
});
const wishOf = (more: Partial<NewSharedScreen> = {}): NewSharedScreen => ({
  cabinetId: CabinetId.parse(cabinet.id),
  screen: JUMPS,
  state: STATE,
  questions: [{ path: getSharpJumps.path, input: filter() }],
  days: 7,
  ...more,
});
const share = (more: Partial<NewSharedScreen> = {}, by = owner) =>
  app.call(shareScreen, wishOf(more), by.token);
const attempt = (more: Partial<NewSharedScreen> = {}, by = owner) =>
  app.inject(shareScreen, wishOf(more), by.token);
const open = (secret: string) => app.inject(openSharedScreen, { secret });
const ask = (secret: string, more: object = {}) =>
  app.inject(getSharpJumps, { ...filter(), ...more }, secret);
const list = async (by = owner) => (await app.call(listSharedScreens, {}, by.token)).screens;

async function expectEnded(secret: string): Promise<void> {
  expect((await open(secret)).body).toEqual(NOT_THERE);
  const answer = await ask(secret);
  expect(answer).toMatchObject({ status: 401, body: ENDED });
}

async function expectLive(secret: string): Promise<void> {
  expect((await open(secret)).status).toBe(200);
  expect((await ask(secret)).status).toBe(200);
}

describe('a link to a screen', () => {
  it('leads to the screen, says whose it is, and is stored as a hash that the log does not know', async () => {
    const log = vi.spyOn(app.context.log, 'info');
    const { secret, expiresAt } = await share();
    expect(secret).toMatch(/^vis_[\w-]{43}$/);
    expect(expiresAt).toBe(new Date(NOW.getTime() + 7 * DAY_MS).toISOString());
    const { rows } = await sql<{ row: string; full_name: string; name: string }>`
      select row_to_json(s)::text as row, full_name, c.name from shared_screens s
      join users on users.id = s.user_id join cabinets c on c.id = s.cabinet_id
      where s.cabinet_id = ${cabinet.id}`.execute(app.context.db);
    expect(rows[0]?.row).not.toContain(secret.slice(4));
    expect(await app.call(openSharedScreen, { secret })).toEqual({
      cabinet: { id: cabinet.id, name: rows[0]?.name },
      screen: JUMPS,
      state: STATE,
      sharedBy: rows[0]?.full_name,
      expiresAt,
    });
    await ask(secret);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ event: 'share.created' }), expect.any(String));
    expect(JSON.stringify(log.mock.calls)).not.toContain(secret.slice(4));
  });

  it('gets the same answer as its person, and spends none of the runs', async () => {
    const { secret } = await share();
    const runs = async () =>
      (
        await sql<{
          n: number;
        }>`select count(*)::int as n from runs where cabinet_id = ${cabinet.id}`.execute(app.context.db)
      ).rows[0]?.n;
    const shown = await ask(secret);
    expect(await runs()).toBe(0);
    expect(shown.body).toEqual((await ask(owner.token)).body);
  });

  it.each([
    ['other words', { contains: 'самовар' }],
    ['no words', { contains: '' }],
    ['words of several', { contains: 'чайник самовар' }],
    ['another marketplace', { marketplace: 'wb' }],
    ['another window', { window: 28 }],
    ['another day', { day: '2026-02-20' }],
    ['misspelt ones', { isMisspelt: true }],
  ])('is refused %s', async (_what, more) => {
    const { secret } = await share();
    expect(await ask(secret, more)).toMatchObject({ status: 403, body: NOT_PERMITTED });
  });

  it('is refused every other cabinet, one of its person and one that never was, with the same words', async () => {
    const other = await makeCabinet(app, { owner, isAdditional: true });
    const { secret } = await share();
    for (const cabinetId of [other.id, 2_000_000_000])
      expect(await ask(secret, { cabinetId })).toMatchObject({ status: 403, body: NOT_PERMITTED });
    expect((await ask(owner.token, { cabinetId: other.id })).status).toBe(200);
  });

  it('opens no other route, of the screen, the cabinet, the person or the links themselves', async () => {
    const { secret } = await share();
    const cabinetId = CabinetId.parse(cabinet.id);
    const { id } = (await list())[0] ?? expect.fail('no link');
    const answers = [
      await app.inject(listJumpAlerts, { cabinetId, marketplace: 'ozon' } as never, secret),
      await app.inject(addJumpAlert, { cabinetId, name: 'x', filter: { marketplace: 'ozon' } }, secret),
      await app.inject(changeCabinetName, { cabinetId, name: 'Другое' }, secret),
      await app.inject(getMyCabinets, {}, secret),
      await app.inject(getMyInfo, {}, secret),
      await app.inject(listSharedScreens, {}, secret),
      await app.inject(shareScreen, wishOf({ days: 30 }), secret),
      await app.inject(revokeSharedScreen, { sharedScreenId: id }, secret),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ status: 403, body: NOT_PERMITTED });
  });

  it('takes one way of writing a question: other methods, parameters in the address and arrays change nothing', async () => {
    const { secret } = await share();
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    const url = `/api/${getSharpJumps.path}`;
    const send = (more: object) => app.server.fastify.inject({ method: 'POST', url, headers, ...more });
    const right = JSON.stringify(filter());
    expect((await send({ payload: right })).statusCode).toBe(200);
    // Of a name that stands twice JSON keeps the last one, and that is what is compared and what is read.
    expect((await send({ payload: right.replace('{', '{"contains":"самовар",') })).statusCode).toBe(200);
    expect((await send({ payload: right.replace('}', ',"contains":"самовар"}') })).statusCode).toBe(403);
    expect((await send({ payload: right.replace('"чайник"', '["чайник"]') })).statusCode).toBe(400);
    expect((await send({ payload: right, url: `${url}?contains=самовар` })).statusCode).toBe(200);
    expect(
      (await send({ payload: right.replace('чайник', '%D1%87%D0%B0%D0%B9%D0%BD%D0%B8%D0%BA') })).statusCode,
    ).toBe(403);
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'])
      expect((await send({ method, ...(method === 'GET' ? {} : { payload: right }) })).statusCode).toBe(404);
    expect((await send({ payload: right, url: '/api/sharpJumps%2FgetAll' })).statusCode).toBe(404);
  });
});

describe('a link ends', () => {
  it('on its day, and the list says so until it is swept a month later', async () => {
    const { secret } = await share({ days: 1 });
    app.clock.set(new Date(NOW.getTime() + DAY_MS - 1));
    await expectLive(secret);
    app.clock.set(new Date(NOW.getTime() + DAY_MS));
    await expectEnded(secret);
    expect((await list())[0]?.status).toBe('expired');
    app.clock.set(new Date(NOW.getTime() + 31 * DAY_MS));
    await sweepAccounts(app.context);
    expect(await list()).toHaveLength(1);
    app.clock.set(new Date(NOW.getTime() + 31 * DAY_MS + 1));
    await sweepAccounts(app.context);
    expect(await list()).toEqual([]);
  });

  it('when it is revoked, by nobody but its person, once', async () => {
    const { secret } = await share();
    const colleague = await makeUser(app);
    await addMember(app, cabinet.id, colleague, ['administrator']);
    const input = { sharedScreenId: (await list())[0]?.id ?? '' };
    expect((await app.inject(revokeSharedScreen, input, colleague.token)).body).toEqual(NOT_THERE);
    await expectLive(secret);
    const log = vi.spyOn(app.context.log, 'info');
    await app.call(revokeSharedScreen, input, owner.token);
    expect(log).toHaveBeenCalledWith(expect.objectContaining({ event: 'share.revoked' }), expect.any(String));
    await expectEnded(secret);
    expect((await app.inject(revokeSharedScreen, input, owner.token)).body).toEqual(NOT_THERE);
  });

  it('with its person: another right, a rest, leaving; coming back brings it not', async () => {
    const colleague = await makeUser(app);
    await addMember(app, cabinet.id, colleague, ['analyticsReadOnly']);
    const { secret } = await share({}, colleague);
    const set = (part: ReturnType<typeof sql>) =>
      sql`update cabinet_members set ${part} where user_id = ${colleague.id}`.execute(app.context.db);
    await set(sql`roles = '{administrator}'`);
    await expectEnded(secret);
    expect((await list(colleague))[0]?.status).toBe('unavailable');
    await set(sql`roles = '{analytics}', resting_since = now()`);
    await expectEnded(secret);
    await set(sql`resting_since = null`);
    await expectLive(secret);
    await sql`delete from cabinet_members where user_id = ${colleague.id}`.execute(app.context.db);
    await expectEnded(secret);
    await addMember(app, cabinet.id, colleague, ['analytics']);
    await expectEnded(secret);
  });

  it('while its cabinet is blocked, and with a cabinet that is deleted', async () => {
    const { secret } = await share();
    const block = (isBlocked: boolean) =>
      sql`update cabinets set is_blocked = ${isBlocked} where id = ${cabinet.id}`.execute(app.context.db);
    await block(true);
    await expectEnded(secret);
    await block(false);
    await expectLive(secret);
    await sql`delete from cabinets where id = ${cabinet.id}`.execute(app.context.db);
    await expectEnded(secret);
  });

  it('with a new password', async () => {
    const { secret } = await share();
    await app.call(
      requestPasswordChange,
      { currentPassword: owner.password, newPassword: NEW_PASSWORD },
      owner.token,
    );
    await expectLive(secret);
    const changeCode = await readCode(app, owner.email);
    await app.call(changePassword, { changeCode }, owner.token);
    await expectEnded(secret);
  });

  it('unlike none: what was invented gets the same answers', async () => {
    await expectEnded(`vis_${'a'.repeat(43)}`);
    await expectEnded('vis_');
  });
});

describe('sharing', () => {
  it('takes only questions of the screen, of that cabinet, that the route would take', async () => {
    const other = await makeCabinet(app, { owner, isAdditional: true });
    const refused = [
      { path: getSharpJumps.path, input: filter(other.id) },
      { path: getSharpJumps.path, input: { ...filter(), window: 8 } },
      { path: getSharpJumps.path, input: {} },
      { path: listJumpAlerts.path, input: { cabinetId: cabinet.id } },
      { path: 'undervaluedQueries/getAll', input: { cabinetId: cabinet.id, marketplace: 'ozon' } },
      { path: 'constructor', input: { cabinetId: cabinet.id } },
    ];
    for (const question of refused)
      expect((await attempt({ questions: [question] })).body).toEqual(refusal('sharedScreen.notShareable'));
    expect((await attempt({ screen: '/position-check' as never })).status).toBe(400);
    expect((await attempt({ days: 90 as never })).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('is for those who see the data', async () => {
    const administrator = await makeUser(app);
    await addMember(app, cabinet.id, administrator, ['administrator']);
    expect((await attempt({}, administrator)).body).toEqual(
      refusal('cabinet.insufficientRights', { right: 'view' }),
    );
    expect((await attempt({}, await makeUser(app))).body).toEqual(refusal('cabinet.notFound'));
  });

  it('stops at twenty live links of a cabinet, of many at once too; another cabinet has room', async () => {
    const many = await Promise.all(Array.from({ length: SHARED_SCREEN_LIMITS.live + 3 }, () => attempt()));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(SHARED_SCREEN_LIMITS.live);
    expect((await attempt()).body).toEqual(
      refusal('sharedScreen.tooMany', { maximum: SHARED_SCREEN_LIMITS.live }),
    );
    const other = CabinetId.parse((await makeCabinet(app, { owner, isAdditional: true })).id);
    const questions = [{ path: getSharpJumps.path, input: filter(other) }];
    expect((await attempt({ cabinetId: other, questions })).status).toBe(200);
    app.clock.set(new Date(NOW.getTime() + 7 * DAY_MS));
    expect((await attempt()).status).toBe(200);
  });

  it('shows how often and when a link was opened, counted once a minute', async () => {
    const { secret } = await share();
    expect((await list())[0]).toMatchObject({ openedCount: 0, lastOpenedAt: null, status: 'live' });
    await open(secret);
    await open(secret);
    app.clock.set(new Date(NOW.getTime() + MINUTE_MS));
    await open(secret);
    const lastOpenedAt = new Date(NOW.getTime() + MINUTE_MS).toISOString();
    expect((await list())[0]).toMatchObject({ openedCount: 2, lastOpenedAt });
  });

  it('lets one link ask 120 times a minute', async () => {
    const { secret } = await share();
    const { id } = (await list())[0] ?? expect.fail('no link');
    for (let count = 1; count < SHARED_SCREEN_LIMITS.requestsPerMinute; count += 1)
      app.server.countRequest(`shared ${id}`);
    expect((await ask(secret)).status).toBe(200);
    expect((await ask(secret)).status).toBe(429);
  });
});
