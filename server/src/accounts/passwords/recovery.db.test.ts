import { checkRecovery, login, recovery, requestRecovery } from '@vitrina/contract/accounts/routes.ts';
import { getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { ageCodes, forgetLimits, NEW_PASSWORD, registrationOf } from '../../../test/builders/accounts.ts';
import { makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { listLetters, readCode } from '../../../test/builders/letters.ts';
import { workRecoveries } from '../../../test/builders/recoveries.ts';
import { refusal } from '../../../test/refusal.ts';
import { RECOVERY_LIMITS } from '../rules.ts';
import { sendRecoveryJob } from './send-recovery.job.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(() => forgetLimits(app));

async function askForLink({ email }: { email: string }): Promise<string> {
  await app.call(requestRecovery, { email });
  await workRecoveries(app);
  return readCode(app, email);
}

async function canSignIn(user: TestUser, password: string): Promise<boolean> {
  return (await app.inject(login, { email: user.email, password })).status === 200;
}

describe('user/requestRecovery', () => {
  it('answers an unknown address like a known one and keeps the same: a job without an address', async () => {
    const user = await makeUser(app);
    const nobody = registrationOf().email;
    const answers = [
      await app.inject(requestRecovery, { email: user.email }),
      await app.inject(requestRecovery, { email: nobody }),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, {}],
      [200, {}],
    ]);
    const { rows } = await sql<{ data: object }>`
      select data from jobs.job where name = ${sendRecoveryJob.name} and state = 'created'`.execute(
      app.context.db,
    );
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('example.test');
    await workRecoveries(app);
    expect(await listLetters(app, user.email)).toHaveLength(1);
    expect(await listLetters(app, nobody)).toEqual([]);
  });

  it('limits letters to one address from one network, known or not', async () => {
    const email = registrationOf().email;
    const { attempts } = RECOVERY_LIMITS.addressFromNetwork;
    for (let n = 0; n < attempts; n += 1) await app.call(requestRecovery, { email });
    const answer = await app.inject(requestRecovery, { email });
    expect(answer.body).toEqual(refusal('user.blockedForMinutes', { minutes: 60 }));
  });

  it('sends one letter when asked twice within a minute', async () => {
    const user = await makeUser(app);
    const code = await askForLink(user);
    await app.call(requestRecovery, { email: user.email });
    await workRecoveries(app);
    expect(await listLetters(app, user.email)).toHaveLength(1);
    expect(await app.call(checkRecovery, { code })).toEqual({});
  });
});

describe('user/recovery', () => {
  it('sets the password, verifies the address, ends every session and notifies the owner', async () => {
    const user = await makeUser(app, { isEmailVerified: false });
    await app.call(getMyInfo, {}, user.token);
    const code = await askForLink(user);
    await app.call(recovery, { code, newPassword: NEW_PASSWORD });
    expect((await app.inject(getMyInfo, {}, user.token)).status).toBe(401);
    expect(await canSignIn(user, user.password)).toBe(false);
    const { accessToken } = await app.call(login, { email: user.email, password: NEW_PASSWORD });
    expect((await app.call(getMyInfo, {}, accessToken)).isEmailVerified).toBe(true);
    expect((await listLetters(app, user.email))[0]?.subject).toBe('Пароль вашего аккаунта изменён');
  });

  it('looking at a link spends nothing, however often', async () => {
    const user = await makeUser(app);
    const code = await askForLink(user);
    for (let n = 0; n < 10; n += 1) expect(await app.call(checkRecovery, { code })).toEqual({});
    await app.call(recovery, { code, newPassword: NEW_PASSWORD });
    const used = [
      await app.inject(checkRecovery, { code }),
      await app.inject(recovery, { code, newPassword: 'Another-kettle-13' }),
    ];
    for (const { body } of used) expect(body).toEqual(refusal('code.expired'));
    expect(await canSignIn(user, NEW_PASSWORD)).toBe(true);
  });

  it('refuses wrong and old links', async () => {
    const user = await makeUser(app);
    const code = await askForLink(user);
    const wrong = { code: 'B'.repeat(20), newPassword: NEW_PASSWORD };
    expect((await app.inject(checkRecovery, wrong)).body).toEqual(refusal('code.invalid'));
    expect((await app.inject(recovery, wrong)).body).toEqual(refusal('code.invalid'));
    await ageCodes(app, user.id, 61);
    expect((await app.inject(checkRecovery, { code })).body).toEqual(refusal('code.expired'));
    const late = await app.inject(recovery, { code, newPassword: NEW_PASSWORD });
    expect(late.body).toEqual(refusal('code.expired'));
    expect(await canSignIn(user, user.password)).toBe(true);
  });

  it('refuses a weak password without spending the link', async () => {
    const user = await makeUser(app);
    const code = await askForLink(user);
    const same = await app.inject(recovery, { code, newPassword: user.password });
    expect(same.body).toEqual(refusal('user.weakPassword', { why: 'same' }));
    const common = await app.inject(recovery, { code, newPassword: 'Password1!' });
    expect(common.body).toEqual(refusal('user.weakPassword', { why: 'common' }));
    expect(await app.call(recovery, { code, newPassword: NEW_PASSWORD })).toEqual({});
  });

  it('of fifty passwords at once one wins, and it is the one that signs in', async () => {
    const user = await makeUser(app);
    const code = await askForLink(user);
    const passwords = Array.from({ length: 50 }, (_, n) => `Quiet-kettle-${n + 100}`);
    const answers = await Promise.all(
      passwords.map((newPassword) => app.inject(recovery, { code, newPassword })),
    );
    const winners = passwords.filter((_, n) => answers[n]?.status === 200);
    expect(winners).toHaveLength(1);
    expect(await canSignIn(user, winners[0] ?? '')).toBe(true);
  });
});
