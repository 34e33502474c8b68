import { changeEmail, requestEmailChange, verifyEmail } from '@vitrina/contract/accounts/routes.ts';
import { getMyInfo, requestEmailVerification } from '@vitrina/contract/accounts/session.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { ageCodes, registrationOf } from '../../../test/builders/accounts.ts';
import { makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { listLetters, readCode } from '../../../test/builders/letters.ts';
import { refusal } from '../../../test/refusal.ts';
import { issueCode } from '../codes/issue-code.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const WRONG = 'A'.repeat(20);
const newAddress = () => registrationOf().email;

async function askForAddress(user: TestUser, newEmail: string): Promise<string> {
  await app.call(requestEmailChange, { newEmail, currentPassword: user.password }, user.token);
  return readCode(app, newEmail);
}

describe('user/emailVerify', () => {
  it('verifies the address once; the same link again is a repetition and no error', async () => {
    const user = await makeUser(app, { isEmailVerified: false });
    await app.call(requestEmailVerification, {}, user.token);
    const verifyCode = await readCode(app, user.email);
    expect((await app.call(getMyInfo, {}, user.token)).isEmailVerified).toBe(false);
    expect(await app.call(verifyEmail, { verifyCode }, user.token)).toEqual({
      email: user.email,
      isRepeated: false,
    });
    expect((await app.call(getMyInfo, {}, user.token)).isEmailVerified).toBe(true);
    expect(await app.call(verifyEmail, { verifyCode }, user.token)).toMatchObject({ isRepeated: true });
  });

  it('refuses a wrong code, one of another person and one that is too old', async () => {
    const [user, other] = [
      await makeUser(app, { isEmailVerified: false }),
      await makeUser(app, { isEmailVerified: false }),
    ];
    await app.call(requestEmailVerification, {}, user.token);
    const verifyCode = await readCode(app, user.email);
    const tries = [
      await app.inject(verifyEmail, { verifyCode: WRONG }, user.token),
      await app.inject(verifyEmail, { verifyCode }, other.token),
    ];
    for (const { body } of tries) expect(body).toEqual(refusal('code.invalidVerification'));
    await ageCodes(app, user.id, 61);
    const late = await app.inject(verifyEmail, { verifyCode }, user.token);
    expect(late.body).toEqual(refusal('code.expired'));
    expect((await app.call(getMyInfo, {}, user.token)).isEmailVerified).toBe(false);
  });

  it('sends a second letter after a minute only, and its code replaces the first', async () => {
    const user = await makeUser(app, { isEmailVerified: false });
    await app.call(requestEmailVerification, {}, user.token);
    const first = await readCode(app, user.email);
    const soon = await app.inject(requestEmailVerification, {}, user.token);
    expect(soon.body).toEqual(refusal('request.tooMany', { seconds: 60 }));
    await ageCodes(app, user.id, 1);
    await app.call(requestEmailVerification, {}, user.token);
    expect(await listLetters(app, user.email)).toHaveLength(2);
    const old = await app.inject(verifyEmail, { verifyCode: first }, user.token);
    expect(old.body).toEqual(refusal('code.invalidVerification'));
  });

  it('sends nothing to an address that is verified', async () => {
    const user = await makeUser(app);
    await app.call(requestEmailVerification, {}, user.token);
    expect(await listLetters(app, user.email)).toEqual([]);
  });
});

describe('user/changeEmail', () => {
  it('changes the address when the new one has answered, and notifies the old one', async () => {
    const user = await makeUser(app, { isEmailVerified: false });
    const newEmail = newAddress();
    const changeCode = await askForAddress(user, newEmail);
    expect((await app.call(getMyInfo, {}, user.token)).email).toBe(user.email);
    const answer = await app.call(changeEmail, { changeCode }, user.token);
    expect(answer).toEqual({ email: newEmail, isRepeated: false });
    expect(await app.call(getMyInfo, {}, user.token)).toMatchObject({
      email: newEmail,
      isEmailVerified: true,
    });
    const [notice] = await listLetters(app, user.email);
    expect(notice?.subject).toBe('Адрес вашего аккаунта изменён');
    expect(notice?.text).toContain(newEmail);
    const again = await app.call(changeEmail, { changeCode }, user.token);
    expect(again).toEqual({ email: newEmail, isRepeated: true });
  });

  it('kills what was sent to the old address', async () => {
    const user = await makeUser(app, { isEmailVerified: false });
    await app.call(requestEmailVerification, {}, user.token);
    await issueCode(app.context.db, { userId: user.id, purpose: 'recovery' });
    await app.call(changeEmail, { changeCode: await askForAddress(user, newAddress()) }, user.token);
    const { rows } = await sql`
      select purpose from codes where user_id = ${user.id} and used_at is null`.execute(app.context.db);
    expect(rows).toEqual([]);
  });

  it('answers the same for an address of somebody else, who gets a notice and keeps it', async () => {
    const [user, owner] = [await makeUser(app), await makeUser(app)];
    const input = { newEmail: owner.email, currentPassword: user.password };
    const answer = await app.inject(requestEmailChange, input, user.token);
    expect([answer.status, answer.body]).toEqual([200, {}]);
    const [notice] = await listLetters(app, owner.email);
    expect(notice?.subject).toBe('Этот адрес уже занят вашим аккаунтом');
    expect(notice?.text).not.toMatch(/[A-Za-z0-9]{20}/);
    expect((await app.call(getMyInfo, {}, owner.token)).email).toBe(owner.email);
  });

  it('is refused when somebody took the address between the two steps', async () => {
    const user = await makeUser(app);
    const newEmail = newAddress();
    const changeCode = await askForAddress(user, newEmail);
    await makeUser(app, { email: newEmail });
    const answer = await app.inject(changeEmail, { changeCode }, user.token);
    expect(answer.body).toEqual(refusal('user.exists', { what: 'email' }));
    expect((await app.call(getMyInfo, {}, user.token)).email).toBe(user.email);
  });

  it('of fifty at once one changes it and one letter is sent', async () => {
    const user = await makeUser(app);
    const changeCode = await askForAddress(user, newAddress());
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => app.inject(changeEmail, { changeCode }, user.token)),
    );
    const done = answers.filter(({ body }) => (body as { isRepeated?: boolean }).isRepeated === false);
    expect(done).toHaveLength(1);
    expect(await listLetters(app, user.email)).toHaveLength(1);
  });

  it('asks for the present password, five times in a quarter of an hour', async () => {
    const user = await makeUser(app);
    const input = { newEmail: newAddress(), currentPassword: 'Wrong-horse-7' };
    for (let n = 0; n < 5; n += 1) {
      const answer = await app.inject(requestEmailChange, input, user.token);
      expect(answer.body).toEqual(refusal('user.wrongPassword'));
    }
    const right = { ...input, currentPassword: user.password };
    const answer = await app.inject(requestEmailChange, right, user.token);
    expect(answer.body).toEqual(refusal('user.blockedForMinutes', { minutes: 15 }));
    expect(await listLetters(app, input.newEmail)).toEqual([]);
  });

  it('refuses the address that the account has', async () => {
    const user = await makeUser(app);
    const input = { newEmail: user.email, currentPassword: user.password };
    const answer = await app.inject(requestEmailChange, input, user.token);
    expect(answer.body).toEqual(refusal('request.invalid', { field: 'newEmail', rule: 'same' }));
  });
});
