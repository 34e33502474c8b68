import { changeLanguage } from '@vitrina/contract/accounts/session.ts';
import { getInvites, resendInvite, revokeInvite, sendInvite, useInvite } from '@vitrina/contract/cabinets.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { forgetLimits } from '../../../test/builders/accounts.ts';
import { ageInvites, invite, makeMember } from '../../../test/builders/cabinets.ts';
import { makeCabinet, makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { listLetters, readCode } from '../../../test/builders/letters.ts';
import { refusal } from '../../../test/refusal.ts';
import { INVITES_A_DAY } from './rules.ts';
import { sweepInvites } from './sweep-invites.ts';

let app: TestApp;
let cabinet: { id: number; owner: TestUser };
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await forgetLimits(app);
  cabinet = await makeCabinet(app);
});
afterAll(() => app.close());

let people = 0;
const someone = () => `invited-${(people += 1)}@example.test`;

const send = (
  email: string,
  roles: Parameters<typeof invite>[2]['roles'] = ['analytics'],
  by = cabinet.owner,
) => app.inject(sendInvite, { cabinetId: cabinet.id, email, initPermissions: roles }, by.token);
const resend = (inviteId: number, by = cabinet.owner) =>
  app.inject(resendInvite, { cabinetId: cabinet.id, inviteId }, by.token);
const revoke = (inviteId: number, by = cabinet.owner) =>
  app.inject(revokeInvite, { cabinetId: cabinet.id, inviteId }, by.token);
const list = async () => (await app.call(getInvites, { cabinetId: cabinet.id }, cabinet.owner.token)).invites;

describe('an invitation', () => {
  it('is a letter that names who invites, the cabinet, the roles and the code, once in its link', async () => {
    const email = someone();
    const sent = await invite(app, cabinet, { email, roles: ['analyticsReadOnly', 'usersManager'] });
    expect(sent).toMatchObject({
      email,
      roles: ['usersManager', 'analyticsReadOnly'],
      invitedBy: 'Анна Продавец',
    });
    expect(Date.parse(sent.expiresAt) - Date.parse(sent.sentAt)).toBe(7 * 24 * 3_600_000);
    const [letter] = await listLetters(app, email);
    for (const part of ['Анна Продавец', 'Ромашка', 'Управление сотрудниками', '7 дней']) {
      expect(letter?.text.replaceAll('\u00a0', ' ')).toContain(part);
    }
    expect(letter?.text).toContain(`/cabinets-invite-verification/${sent.code}\n`);
    expect(sent.code).toMatch(/^[A-Za-z0-9]{8}$/);
  });

  it('is kept as a slow hash and never as the code itself', async () => {
    const { code } = await invite(app, cabinet, { email: someone() });
    const { rows } = await sql<{ hash: string }>`
      select hash from cabinet_invites where cabinet_id = ${cabinet.id}`.execute(app.context.db);
    expect(rows[0]?.hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('is in the language of its reader, and without an account in that of the sender', async () => {
    const reader = await makeUser(app);
    await app.call(changeLanguage, { language: 'fr' }, reader.token);
    await app.call(changeLanguage, { language: 'en' }, cabinet.owner.token);
    const stranger = someone();
    await send(reader.email);
    await send(stranger);
    expect((await listLetters(app, reader.email))[0]?.subject).toContain('Invitation à l’espace vendeur');
    expect((await listLetters(app, stranger))[0]?.subject).toContain('Invitation to the cabinet');
  });

  it('answers alike whether the address has an account or not', async () => {
    const known = await makeUser(app);
    const answers = [await send(known.email), await send(someone())];
    const shapes = answers.map(({ status, body }) => {
      const { invite: sent } = body as { invite: Record<string, unknown> };
      return [status, { ...sent, id: 0, email: '', sentAt: '', expiresAt: '' }];
    });
    expect(shapes[0]).toEqual(shapes[1]);
  });

  it('is not sent by whoever has not verified their own address', async () => {
    await sql`update users set email_verified_at = null where id = ${cabinet.owner.id}`.execute(
      app.context.db,
    );
    const answer = await send(someone());
    expect([answer.status, answer.body]).toEqual([403, refusal('user.emailNotVerified')]);
    expect(await list()).toEqual([]);
  });

  it('gives no role that is not below the sender, and does not replace one that is not', async () => {
    const manager = await makeMember(app, cabinet, ['usersManager']);
    const email = someone();
    for (const roles of [['usersManager'], ['analytics', 'administrator']] as const) {
      expect((await send(email, [...roles], manager)).body).toEqual(refusal('cabinet.higherRights'));
    }
    const { id } = await invite(app, cabinet, { email, roles: ['administrator'] });
    await ageInvites(app, cabinet.id, 2);
    expect((await send(email, ['analytics'], manager)).body).toEqual(refusal('cabinet.higherRights'));
    expect((await resend(id, manager)).body).toEqual(refusal('cabinet.higherRights'));
    expect((await revoke(id, manager)).body).toEqual(refusal('cabinet.higherRights'));
    expect((await list()).map((one) => one.roles)).toEqual([['administrator']]);
  });

  it('is not for people inside, also those without a role', async () => {
    const member = await makeMember(app, cabinet, ['none']);
    for (const email of [member.email, cabinet.owner.email, cabinet.owner.email.toUpperCase()]) {
      expect((await send(email)).body).toEqual(refusal('cabinet.userInside'));
    }
  });

  it('cannot be sent without end', async () => {
    await sql`
      insert into login_attempts values
        (${`invite:${cabinet.owner.id}`}, ${INVITES_A_DAY.attempts - 1}, now() + interval '1 hour')`.execute(
      app.context.db,
    );
    expect((await send(someone())).status).toBe(200);
    expect((await send(someone())).body).toEqual(refusal('user.blockedForMinutes', { minutes: 60 }));
  });
});

describe('sent again', () => {
  it.each(['by the same form', 'by its button'])(
    '%s it gets a new code after a minute and the old one is void',
    async (way) => {
      const reader = await makeUser(app);
      const first = await invite(app, cabinet, { email: reader.email });
      const again = () => (way === 'by its button' ? resend(first.id) : send(reader.email, ['analytics']));
      const early = await again();
      expect(early.status).toBe(429);
      expect(early.body).toEqual(refusal('request.tooMany', { seconds: expect.any(Number) }));
      await ageInvites(app, cabinet.id, 1);
      expect((await again()).status).toBe(200);
      const code = await readCode(app, reader.email);
      expect(code).not.toBe(first.code);
      const old = await app.inject(useInvite, { inviteId: first.code }, reader.token);
      expect(old.body).toEqual(refusal('code.invalid'));
      expect((await app.inject(useInvite, { inviteId: code }, reader.token)).status).toBe(200);
    },
  );

  it('an expired one is in the list and lives again', async () => {
    const reader = await makeUser(app);
    const { id } = await invite(app, cabinet, { email: reader.email });
    await ageInvites(app, cabinet.id, 8 * 24 * 60);
    const [expired] = await list();
    expect(Date.parse(expired?.expiresAt ?? '')).toBeLessThan(Date.now());
    expect((await resend(id)).status).toBe(200);
    const code = await readCode(app, reader.email);
    expect((await app.inject(useInvite, { inviteId: code }, reader.token)).status).toBe(200);
    expect(await list()).toEqual([]);
  });
});

describe('forgotten', () => {
  it('it is kept for thirty days after its end and no longer', async () => {
    const DAY = 24 * 60;
    await invite(app, cabinet, { email: someone() });
    await ageInvites(app, cabinet.id, 36 * DAY);
    await invite(app, cabinet, { email: someone() });
    await sweepInvites(app.context);
    expect(await list()).toHaveLength(2);
    await ageInvites(app, cabinet.id, 2 * DAY);
    await sweepInvites(app.context);
    expect(await list()).toHaveLength(1);
  });
});

describe('revoked', () => {
  it('its code is worth nothing', async () => {
    const reader = await makeUser(app);
    const { id, code } = await invite(app, cabinet, { email: reader.email });
    expect((await revoke(id)).status).toBe(200);
    const answer = await app.inject(useInvite, { inviteId: code }, reader.token);
    expect(answer.body).toEqual(refusal('code.invalid'));
    expect((await revoke(id)).body).toEqual(refusal('invite.notFound'));
  });

  it('the invitation of another cabinet is as absent as none', async () => {
    const other = await makeCabinet(app);
    const foreign = await invite(app, other, { email: someone() });
    for (const id of [foreign.id, 2_000_000_000]) {
      expect((await revoke(id)).body).toEqual(refusal('invite.notFound'));
      expect((await resend(id)).body).toEqual(refusal('invite.notFound'));
    }
    const { invites } = await app.call(getInvites, { cabinetId: other.id }, other.owner.token);
    expect(invites.map((one) => one.id)).toEqual([foreign.id]);
  });
});
