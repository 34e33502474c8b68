import { register } from '@vitrina/contract/accounts/routes.ts';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { getMyCabinets } from '@vitrina/contract/cabinets/mine.ts';
import {
  declineInvite,
  getCabinetUsers,
  getInvite,
  getInvites,
  useInvite,
} from '@vitrina/contract/cabinets.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { forgetLimits, registrationOf } from '../../../test/builders/accounts.ts';
import { ageInvites, invite, makeMember } from '../../../test/builders/cabinets.ts';
import { makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { refusal } from '../../../test/refusal.ts';
import { createUser } from '../../accounts/create-user.ts';
import { checkInvite } from './check-invite.ts';
import { INVITE_TRIES } from './rules.ts';

let app: TestApp;
let cabinet: { id: number; owner: TestUser };
let reader: TestUser;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await forgetLimits(app);
  cabinet = await makeCabinet(app);
  reader = await makeUser(app, { isEmailVerified: false });
});
afterAll(() => app.close());

const WRONG = 'wrong123';
const use = (code: string, by = reader) => app.inject(useInvite, { inviteId: code }, by.token);
const look = (code: string, by = reader) => app.inject(getInvite, { inviteId: code }, by.token);
const decline = (code: string, by = reader) => app.inject(declineInvite, { inviteId: code }, by.token);

async function countMembers(): Promise<number> {
  const { users } = await app.call(getCabinetUsers, { cabinetId: cabinet.id }, cabinet.owner.token);
  return users.length;
}

async function readTries(cabinetId = cabinet.id): Promise<number | undefined> {
  const { rows } = await sql<{ tries: number }>`
    select tries from cabinet_invites where cabinet_id = ${cabinetId}`.execute(app.context.db);
  return rows[0]?.tries;
}

describe('an invited person', () => {
  it('looks as often as they like, then accepts once and has the roles and a proved address', async () => {
    const { code, expiresAt } = await invite(app, cabinet, { email: reader.email, roles: ['analytics'] });
    for (let times = 0; times < INVITE_TRIES + 2; times += 1) {
      expect((await look(code)).body).toEqual({
        cabinetName: 'Ромашка',
        invitedBy: 'Анна Продавец',
        roles: ['analytics'],
        expiresAt,
      });
    }
    expect(await countMembers()).toBe(1);
    expect((await use(code)).body).toMatchObject({ id: cabinet.id, roles: ['analytics'], usersCount: 2 });
    expect((await app.call(getMyInfo, {}, reader.token)).isEmailVerified).toBe(true);
  });

  it('who opens the letter again learns that they are inside', async () => {
    const { code } = await invite(app, cabinet, { email: reader.email });
    await use(code);
    for (const again of [look, use, decline]) {
      expect((await again(code)).body).toEqual(refusal('cabinet.alreadyEmployee'));
    }
    expect(await countMembers()).toBe(2);
  });

  it('with the code at somebody else it is worth nothing', async () => {
    const { code } = await invite(app, cabinet, { email: reader.email });
    const thief = await makeUser(app);
    for (const answer of [await use(code, thief), await look(code, thief), await decline(code, thief)]) {
      expect([answer.status, answer.body]).toEqual([400, refusal('code.invalid')]);
    }
    expect((await use(code)).status).toBe(200);
  });

  it('declines, and the code is void', async () => {
    const { code } = await invite(app, cabinet, { email: reader.email });
    expect((await decline(code)).status).toBe(200);
    expect((await use(code)).body).toEqual(refusal('code.invalid'));
    const { invites } = await app.call(getInvites, { cabinetId: cabinet.id }, cabinet.owner.token);
    expect(invites).toEqual([]);
    expect(await countMembers()).toBe(1);
  });

  it('comes a second too late', async () => {
    const { code } = await invite(app, cabinet, { email: reader.email });
    await sql`update cabinet_invites set expires_at = now() - interval '1 second'`.execute(app.context.db);
    for (const answer of [await look(code), await use(code), await decline(code)]) {
      expect(answer.body).toEqual(refusal('code.expired'));
    }
    expect(await countMembers()).toBe(1);
    await sql`update cabinet_invites set expires_at = now() + interval '1 minute'`.execute(app.context.db);
    expect((await use(code)).status).toBe(200);
  });

  it('who is inside without a role gets those of an invitation that came by another way', async () => {
    const { code } = await invite(app, cabinet, { email: 'later@example.test', roles: ['analytics'] });
    const member = await makeMember(app, cabinet, ['none']);
    await sql`update users set email = 'later@example.test' where id = ${member.id}`.execute(app.context.db);
    expect((await use(code, member)).body).toMatchObject({ roles: ['analytics'] });
  });

  it('has as many invitations as cabinets, each with its own code', async () => {
    const other = await makeCabinet(app);
    const one = await invite(app, cabinet, { email: reader.email });
    const two = await invite(app, other, { email: reader.email });
    expect((await use(one.code)).body).toMatchObject({ id: cabinet.id });
    expect((await use(two.code)).body).toMatchObject({ id: other.id });
    const { cabinets } = await app.call(getMyCabinets, {}, reader.token);
    expect(new Set(cabinets.map((each) => each.id))).toEqual(new Set([cabinet.id, other.id]));
  });
});

describe('a code', () => {
  it('is accepted once by fifty requests at once', async () => {
    const { code } = await invite(app, cabinet, { email: reader.email });
    const answers = await Promise.all(Array.from({ length: 50 }, () => use(code)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.every((answer) => answer.status < 500)).toBe(true);
    expect(await countMembers()).toBe(2);
  });

  it('after five wrong guesses is dead, whatever comes then', async () => {
    const { code } = await invite(app, cabinet, { email: reader.email });
    for (let times = 0; times < INVITE_TRIES; times += 1) {
      expect((await look(WRONG)).body).toEqual(refusal('code.invalid'));
    }
    expect((await use(code)).body).toEqual(refusal('code.invalid'));
    await ageInvites(app, cabinet.id, 2);
    const again = await invite(app, cabinet, { email: reader.email });
    expect((await use(again.code)).status).toBe(200);
  });

  it('is compared with five guesses of a hundred at once', async () => {
    const { code } = await invite(app, cabinet, { email: reader.email });
    const answers = await Promise.all(Array.from({ length: 100 }, () => use(WRONG)));
    expect(answers.some((answer) => answer.status === 200)).toBe(false);
    expect(await readTries()).toBe(INVITE_TRIES);
    expect((await use(code)).body).toEqual(refusal('code.invalid'));
    expect(await countMembers()).toBe(1);
  });

  it('that is right for one cabinet costs the invitation of another one no try', async () => {
    const other = await makeCabinet(app);
    const one = await invite(app, cabinet, { email: reader.email });
    await invite(app, other, { email: reader.email });
    await look(WRONG);
    await use(one.code);
    expect(await readTries(other.id)).toBe(1);
  });
});

describe('registering with an invitation', () => {
  const person = (email: string) => ({
    email,
    username: `new-${Math.trunc(performance.now() * 1000)}`,
    fullName: 'Новый Человек',
    password: 'Correct-horse-7',
    isEmailVerified: false,
  });

  it('spends the code in the transaction of whoever registers, or not at all', async () => {
    const email = 'new-person@example.test';
    const { code } = await invite(app, cabinet, { email, roles: ['analyticsReadOnly'] });
    const userId = await createUser(app.context, person(email));
    const undone = app.context.db.transaction().execute(async (trx) => {
      const spend = await checkInvite(app.context, { email, code });
      await spend(trx, userId);
      throw new Error('the registration failed');
    });
    await expect(undone).rejects.toThrow('the registration failed');
    expect(await countMembers()).toBe(1);
    const spend = await checkInvite(app.context, { email, code });
    const late = await checkInvite(app.context, { email, code });
    await app.context.db.transaction().execute((trx) => spend(trx, userId));
    const { users } = await app.call(getCabinetUsers, { cabinetId: cabinet.id }, cabinet.owner.token);
    expect(users.find((user) => user.id === userId)?.roles).toEqual(['analyticsReadOnly']);
    const second = app.context.db.transaction().execute((trx) => late(trx, userId));
    await expect(second).rejects.toMatchObject({ key: 'code.invalid' });
  });

  it('makes the account, the membership and the proof of the address in one call', async () => {
    const given = registrationOf();
    const { code } = await invite(app, cabinet, { email: given.email });
    const { accessToken } = await app.call(register, { ...given, inviteCode: code });
    const { cabinets } = await app.call(getMyCabinets, {}, accessToken);
    expect(cabinets.map((each) => [each.id, each.roles])).toEqual([[cabinet.id, ['analytics']]]);
    expect((await app.call(getMyInfo, {}, accessToken)).isEmailVerified).toBe(true);
  });

  it('refuses a code that nobody has sent, to an address with and without invitations', async () => {
    await invite(app, cabinet, { email: 'waits@example.test' });
    for (const email of ['waits@example.test', 'nobody@example.test']) {
      await expect(checkInvite(app.context, { email, code: WRONG })).rejects.toMatchObject({
        key: 'code.invalid',
      });
    }
  });
});
