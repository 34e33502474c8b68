import {
  createPersonalToken,
  getPersonalTokens,
  type NewToken,
  revokePersonalToken,
  TOKEN_LIMITS,
} from '@vitrina/contract/accounts/personal-tokens.ts';
import { changePassword, recovery, requestPasswordChange } from '@vitrina/contract/accounts/routes.ts';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { getMyCabinets } from '@vitrina/contract/cabinets/mine.ts';
import { addCabinetProductTag, getCabinetProductTags } from '@vitrina/contract/cabinets/tags.ts';
import { changeCabinetName } from '@vitrina/contract/cabinets.ts';
import { DAY_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { CabinetId } from '@vitrina/contract/ids.ts';
import { listProducts } from '@vitrina/contract/products.ts';
import type { InputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { NEW_PASSWORD } from '../../../test/builders/accounts.ts';
import { makeMember } from '../../../test/builders/cabinets.ts';
import { addMember, makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { listLetters, readCode } from '../../../test/builders/letters.ts';
import { refusal } from '../../../test/refusal.ts';
import { issueCode } from '../codes/issue-code.ts';
import { sweepAccounts } from '../sweep.ts';

const NOW = new Date('2026-03-02T09:00:00Z');
const UNKNOWN = refusal('user.notAuthorized');
const NOT_PERMITTED = refusal('token.notPermitted');

let app: TestApp;
let cabinet: Awaited<ReturnType<typeof makeCabinet>>;
let owner: TestUser;
beforeAll(async () => {
  app = await startTestApp({ now: NOW });
});
beforeEach(async () => {
  app.clock.set(NOW);
  cabinet = await makeCabinet(app);
  owner = cabinet.owner;
});
afterAll(() => app.close());

type Wish = Partial<Omit<NewToken, 'cabinetIds'>> & { in?: number[]; by?: TestUser };

type Given = InputOf<typeof createPersonalToken>;

function inputOf({ in: cabinetIds = [cabinet.id], name = 'Отчёты', scope = 'read', days = 30 }: Wish): Given {
  return { name, scope, days, cabinetIds };
}
const attempt = (wish: Wish = {}) => app.inject(createPersonalToken, inputOf(wish), (wish.by ?? owner).token);
const make = (wish: Wish = {}) => app.call(createPersonalToken, inputOf(wish), (wish.by ?? owner).token);
const list = async (by = owner) => (await app.call(getPersonalTokens, {}, by.token)).tokens;

const read = (secret: string, id = cabinet.id) =>
  app.inject(getCabinetProductTags, { cabinetId: id }, secret);
const change = (secret: string, name: string) =>
  app.inject(addCabinetProductTag, { cabinetId: cabinet.id, name, color: '#112233' }, secret);

async function setRoles(user: TestUser, roles: string[]): Promise<void> {
  await sql`update cabinet_members set roles = ${roles} where user_id = ${user.id}`.execute(app.context.db);
}

describe('a personal token', () => {
  it('is shown once and stored as a hash; its person gets a letter, and the log knows no secret', async () => {
    const log = vi.spyOn(app.context.log, 'info');
    const { secret, token } = await make({ name: ' Склад ', days: 7 });
    expect(secret).toMatch(/^vit_[\w-]{43}$/);
    expect(token).toEqual({
      id: expect.any(String),
      name: 'Склад',
      scope: 'read',
      cabinetIds: [cabinet.id],
      createdAt: NOW.toISOString(),
      expiresAt: new Date(NOW.getTime() + 7 * DAY_MS).toISOString(),
      lastUsedAt: null,
      state: 'live',
    });
    expect(await list()).toEqual([token]);
    await read(secret);
    const { rows } = await sql<{ row: string }>`
      select row_to_json(t)::text as row from personal_tokens t where id = ${token.id}`.execute(
      app.context.db,
    );
    expect(rows[0]?.row).not.toContain(secret.slice(4));
    const [letter] = await listLetters(app, owner.email);
    expect(letter?.subject).toBe('В вашем аккаунте создан токен');
    expect(letter?.text).toContain('«Склад»');
    expect(letter?.text).not.toContain(secret);
    const event = { event: 'auth.tokenCreated', userId: owner.id, tokenId: token.id, scope: 'read' };
    expect(log).toHaveBeenCalledWith(event, expect.any(String));
    expect(JSON.stringify(log.mock.calls)).not.toContain(secret);
  });

  it('reads where it was chosen for, and nowhere else', async () => {
    const other = await makeCabinet(app, { owner, isAdditional: true });
    const { secret } = await make();
    expect((await read(secret)).status).toBe(200);
    expect((await read(secret, other.id)).body).toEqual(refusal('cabinet.notFound'));
    expect((await read(owner.token, other.id)).status).toBe(200);
    const { cabinets } = await app.call(getMyCabinets, {}, secret);
    expect(cabinets.map(({ id }) => id)).toEqual([cabinet.id]);
  });

  it('changes only with the scope to change, and never the cabinet, its person or itself', async () => {
    const reading = await make();
    const changing = await make({ scope: 'change' });
    expect((await change(reading.secret, 'нет')).body).toEqual(NOT_PERMITTED);
    expect((await change(changing.secret, 'хит')).status).toBe(200);
    const { id: cabinetId } = cabinet;
    const closed = await Promise.all([
      app.inject(changeCabinetName, { cabinetId, name: 'Чужое' }, changing.secret),
      app.inject(getMyInfo, {}, changing.secret),
      app.inject(getPersonalTokens, {}, changing.secret),
      app.inject(createPersonalToken, inputOf({}), changing.secret),
      app.inject(revokePersonalToken, { tokenId: reading.token.id }, changing.secret),
    ]);
    expect(closed.map(({ status, body }) => [status, body])).toEqual(closed.map(() => [403, NOT_PERMITTED]));
  });
});

describe('a token is worth what its person is worth now', () => {
  it('loses what a lowered role loses, and gets it back with the role', async () => {
    const colleague = await makeMember(app, cabinet, ['analytics']);
    const { secret } = await make({ by: colleague, scope: 'change' });
    expect((await change(secret, 'один')).status).toBe(200);
    await setRoles(colleague, ['analyticsReadOnly']);
    expect((await change(secret, 'два')).body).toEqual(
      refusal('cabinet.insufficientRights', { right: 'edit' }),
    );
    expect((await read(secret)).status).toBe(200);
    await setRoles(colleague, ['administrator']);
    expect((await app.inject(listProducts, { cabinetId: cabinet.id }, secret)).body).toEqual(
      refusal('cabinet.insufficientRights', { right: 'view' }),
    );
    await setRoles(colleague, ['analytics']);
    expect((await change(secret, 'два')).status).toBe(200);
  });

  it('leaves a cabinet with its person, ends with the last one, and does not come back with them', async () => {
    const colleague = await makeMember(app, cabinet, ['analytics']);
    const second = await makeCabinet(app);
    await addMember(app, second.id, colleague, ['analytics']);
    const { secret } = await make({ by: colleague, in: [cabinet.id, second.id] });
    const leave = (id: number) =>
      sql`delete from cabinet_members where cabinet_id = ${id} and user_id = ${colleague.id}`.execute(
        app.context.db,
      );
    await leave(cabinet.id);
    expect((await read(secret)).body).toEqual(refusal('cabinet.notFound'));
    expect((await read(secret, second.id)).status).toBe(200);
    await addMember(app, cabinet.id, colleague, ['analytics']);
    expect((await read(secret)).body).toEqual(refusal('cabinet.notFound'));
    await leave(second.id);
    expect((await read(secret)).body).toEqual(UNKNOWN);
    expect(await list(colleague)).toMatchObject([{ state: 'withoutCabinets', cabinetIds: [] }]);
  });

  it('is closed with the cabinet by a smaller plan', async () => {
    const { secret } = await make();
    await sql`update cabinets set is_blocked = true where id = ${cabinet.id}`.execute(app.context.db);
    expect((await app.inject(listProducts, { cabinetId: cabinet.id }, secret)).body).toEqual(
      refusal('cabinet.blocked'),
    );
  });

  it('is gone with its person', async () => {
    const colleague = await makeMember(app, cabinet, ['analytics']);
    const { secret, token } = await make({ by: colleague });
    await sql`delete from users where id = ${colleague.id}`.execute(app.context.db);
    expect((await read(secret)).body).toEqual(UNKNOWN);
    const { rows } = await sql`select from personal_tokens where id = ${token.id}`.execute(app.context.db);
    expect(rows).toEqual([]);
  });
});

describe('the end of a token', () => {
  it('comes to the second, and is swept a month later', async () => {
    const { secret, token } = await make({ days: 7 });
    app.clock.set(new Date(NOW.getTime() + 7 * DAY_MS - 1));
    expect((await read(secret)).status).toBe(200);
    app.clock.set(new Date(NOW.getTime() + 7 * DAY_MS));
    expect(await read(secret)).toMatchObject({ status: 401, body: UNKNOWN });
    expect(await list()).toMatchObject([{ id: token.id, state: 'expired' }]);
    app.clock.set(new Date(NOW.getTime() + 37 * DAY_MS));
    await sweepAccounts(app.context);
    expect(await list()).toHaveLength(1);
    app.clock.set(new Date(NOW.getTime() + 37 * DAY_MS + 1));
    await sweepAccounts(app.context);
    expect(await list()).toEqual([]);
  });

  it('comes at once when it is revoked, by its own person alone', async () => {
    const { secret, token } = await make();
    const stranger = await makeUser(app);
    const revoke = (by: TestUser) => app.inject(revokePersonalToken, { tokenId: token.id }, by.token);
    expect((await revoke(stranger)).body).toEqual(refusal('token.notFound'));
    expect((await read(secret)).status).toBe(200);
    expect((await revoke(owner)).status).toBe(200);
    expect(await read(secret)).toMatchObject({ status: 401, body: UNKNOWN });
    expect(await list()).toEqual([]);
    expect((await revoke(owner)).body).toEqual(refusal('token.notFound'));
  });

  it('comes with a new password, whichever way it came', async () => {
    const changed = await make();
    await app.call(
      requestPasswordChange,
      { currentPassword: owner.password, newPassword: NEW_PASSWORD },
      owner.token,
    );
    expect((await read(changed.secret)).status).toBe(200);
    const changeCode = await readCode(app, owner.email);
    await app.call(changePassword, { changeCode }, owner.token);
    expect((await read(changed.secret)).body).toEqual(UNKNOWN);
    const recovered = await make();
    const { code } = await issueCode(app.context.db, { userId: owner.id, purpose: 'recovery' });
    await app.call(recovery, { code, newPassword: `${NEW_PASSWORD}-again` });
    expect((await read(recovered.secret)).body).toEqual(UNKNOWN);
  });

  it('is the only answer to one that was never made', async () => {
    const { secret } = await make();
    for (const wrong of [
      'vit_',
      `vit_${'A'.repeat(43)}`,
      `${secret}A`,
      secret.slice(0, -1),
      secret.toUpperCase(),
    ])
      expect((await read(wrong)).body).toEqual(UNKNOWN);
  });
});

describe('limits', () => {
  it('twenty live ones of a person, however many are made at once; an expired one makes room', async () => {
    await make({ days: 7 });
    const answers = await Promise.all(Array.from({ length: TOKEN_LIMITS.live + 10 }, () => attempt()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(TOKEN_LIMITS.live - 1);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body);
    expect(refused).toEqual(refused.map(() => refusal('token.tooMany', { maximum: TOKEN_LIMITS.live })));
    expect(await list()).toHaveLength(TOKEN_LIMITS.live);
    app.clock.set(new Date(NOW.getTime() + 7 * DAY_MS));
    expect((await attempt()).status).toBe(200);
    expect((await attempt()).status).toBe(400);
  });

  it('no wider than the roles: not for strangers’ cabinets, and to change only with the right', async () => {
    const foreign = await makeCabinet(app);
    const reader = await makeMember(app, cabinet, ['analyticsReadOnly']);
    const outsider = await makeMember(app, cabinet, ['none']);
    const bodyOf = async (wish: Wish) => (await attempt(wish)).body;
    expect(await bodyOf({ in: [cabinet.id, foreign.id] })).toEqual(refusal('cabinet.notFound'));
    expect(await bodyOf({ in: [2_000_000_000] })).toEqual(refusal('cabinet.notFound'));
    expect(await bodyOf({ by: reader, scope: 'change' })).toEqual(
      refusal('cabinet.insufficientRights', { right: 'edit' }),
    );
    expect((await attempt({ by: reader })).status).toBe(200);
    expect(await bodyOf({ by: outsider })).toEqual(
      refusal('cabinet.insufficientRights', { right: 'members' }),
    );
    expect(await list()).toEqual([]);
  });

  it.each([
    { name: ' ' },
    { name: 'я'.repeat(61) },
    { in: [] },
    { days: 8 as 7 },
    { scope: 'all' as 'read' },
  ])('bounds: %o is refused', async (wish) => {
    expect((await attempt(wish)).body).toMatchObject({ error: { subject: 'request', action: 'invalid' } });
  });

  it('so many requests a minute of one token; its person and their other tokens are not held up', async () => {
    const [busy, calm] = [await make(), await make()];
    const { requestsPerMinute } = TOKEN_LIMITS;
    // Twice as many: the minute may end between them.
    const answers = [];
    for (let n = 0; n < 2 * requestsPerMinute + 1; n += 1) answers.push(await read(busy.secret));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    expect(answers.slice(0, requestsPerMinute).every(({ status }) => status === 200)).toBe(true);
    const seconds = Number(refused[0]?.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(refused[0]?.body).toEqual(refusal('request.tooMany', { seconds }));
    expect((await read(calm.secret)).status).toBe(200);
    expect((await read(owner.token)).status).toBe(200);
  });
});

it('the last use is noted once a minute', async () => {
  const { secret } = await make();
  const usedAt = async () => (await list())[0]?.lastUsedAt;
  const at = (ms: number) => new Date(NOW.getTime() + ms);
  const useAt = async (ms: number) => {
    app.clock.set(at(ms));
    await read(secret);
    return usedAt();
  };
  expect(await usedAt()).toBeNull();
  expect(await useAt(0)).toBe(at(0).toISOString());
  expect(await useAt(MINUTE_MS - 1)).toBe(at(0).toISOString());
  expect(await useAt(MINUTE_MS)).toBe(at(MINUTE_MS).toISOString());
});

it('ids of the list are those of the cabinets', async () => {
  const second = await makeCabinet(app, { owner, isAdditional: true });
  const { token } = await make({ in: [second.id, cabinet.id, second.id] });
  expect(token.cabinetIds).toEqual([cabinet.id, second.id].map((id) => CabinetId.parse(id)));
});
