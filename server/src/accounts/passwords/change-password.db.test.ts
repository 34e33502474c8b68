import { changePassword, login, requestPasswordChange } from '@vitrina/contract/accounts/routes.ts';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { forgetLimits, NEW_PASSWORD } from '../../../test/builders/accounts.ts';
import { makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { listLetters, readCode } from '../../../test/builders/letters.ts';
import { refusal } from '../../../test/refusal.ts';
import { issueCode } from '../codes/issue-code.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => forgetLimits(app));

async function askForChange(user: TestUser, newPassword = NEW_PASSWORD): Promise<string> {
  await app.call(requestPasswordChange, { currentPassword: user.password, newPassword }, user.token);
  return readCode(app, user.email);
}

async function signInAgain({ email, password }: TestUser): Promise<string> {
  return (await app.call(login, { email, password })).accessToken;
}

describe('user/changePassword', () => {
  it('changes nothing until the code comes back, then ends the other sessions on their next request', async () => {
    const user = await makeUser(app);
    const others = [await signInAgain(user), await signInAgain(user)];
    const changeCode = await askForChange(user);
    expect((await app.inject(login, { email: user.email, password: NEW_PASSWORD })).status).toBe(400);
    // Looked at just now, so that what this process remembers of them has to be forgotten too.
    for (const token of others) await app.call(getMyInfo, {}, token);
    const log = vi.spyOn(app.context.log, 'info');
    expect(await app.call(changePassword, { changeCode }, user.token)).toEqual({
      email: user.email,
      isRepeated: false,
    });
    const event = { event: 'auth.passwordChanged', userId: user.id, ended: 2 };
    expect(log).toHaveBeenCalledWith(event, expect.any(String));
    expect(JSON.stringify(log.mock.calls)).not.toContain(changeCode);
    for (const token of others) expect((await app.inject(getMyInfo, {}, token)).status).toBe(401);
    expect((await app.inject(getMyInfo, {}, user.token)).status).toBe(200);
    expect((await app.inject(login, { email: user.email, password: user.password })).status).toBe(400);
    await app.call(login, { email: user.email, password: NEW_PASSWORD });
    expect((await listLetters(app, user.email))[0]?.subject).toBe('Пароль вашего аккаунта изменён');
  });

  it('is a repetition the second time and ends nothing more', async () => {
    const user = await makeUser(app);
    const changeCode = await askForChange(user);
    await app.call(changePassword, { changeCode }, user.token);
    const later = await signInAgain({ ...user, password: NEW_PASSWORD });
    expect(await app.call(changePassword, { changeCode }, user.token)).toMatchObject({ isRepeated: true });
    expect((await app.inject(getMyInfo, {}, later)).status).toBe(200);
  });

  it('takes back the links that the old password asked for', async () => {
    const user = await makeUser(app);
    for (const purpose of ['recovery', 'changeEmail', 'extension', 'telegram'] as const)
      await issueCode(app.context.db, { userId: user.id, purpose });
    await app.call(changePassword, { changeCode: await askForChange(user) }, user.token);
    const { rows } = await sql`select purpose from codes where user_id = ${user.id}`.execute(app.context.db);
    expect(rows).toEqual([{ purpose: 'changePassword' }]);
  });

  it('refuses a wrong code and one of another person', async () => {
    const [user, other] = [await makeUser(app), await makeUser(app)];
    const changeCode = await askForChange(user);
    const answers = [
      await app.inject(changePassword, { changeCode: 'C'.repeat(20) }, user.token),
      await app.inject(changePassword, { changeCode }, other.token),
    ];
    for (const { body } of answers) expect(body).toEqual(refusal('code.invalidChange'));
  });
});

describe('user/requestChangePassword', () => {
  it.each([
    ['the present one', 'Correct-horse-7', 'same'],
    ['a common one', 'Qwerty123!', 'common'],
    ['one about the product', 'My-Vitrina-7', 'personal'],
  ] as const)('refuses %s', async (_, newPassword, why) => {
    const user = await makeUser(app);
    const input = { currentPassword: user.password, newPassword };
    const answer = await app.inject(requestPasswordChange, input, user.token);
    expect(answer.body).toEqual(refusal('user.weakPassword', { why }));
    expect(await listLetters(app, user.email)).toEqual([]);
  });

  it('compares no more than five passwords in a burst, and forgets them when the right one comes', async () => {
    const user = await makeUser(app);
    const wrong = { currentPassword: 'Wrong-horse-7', newPassword: NEW_PASSWORD };
    const one = await app.inject(requestPasswordChange, wrong, user.token);
    expect(one.body).toEqual(refusal('user.wrongPassword'));
    await askForChange(user);
    const burst = await Promise.all(
      Array.from({ length: 20 }, () => app.inject(requestPasswordChange, wrong, user.token)),
    );
    const compared = burst.filter(
      ({ body }) => JSON.stringify(body) === JSON.stringify(refusal('user.wrongPassword')),
    );
    expect(compared).toHaveLength(5);
  });
});
