import {
  changeProfile,
  createReferralCode,
  getReferralCode,
  register,
} from '@vitrina/contract/accounts/routes.ts';
import { changeLanguage, getMyInfo } from '@vitrina/contract/accounts/session.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { registrationOf } from '../../../test/builders/accounts.ts';
import { makeUser } from '../../../test/builders/factories.ts';
import { refusal } from '../../../test/refusal.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ALL_PAGES_ACCESS: 'off' } });
});
afterAll(() => app.close());

describe('user/changeProfile', () => {
  it('changes both names and answers with the account', async () => {
    const user = await makeUser(app);
    const names = { fullName: 'Анна Иванова-Петрова', username: 'Анна_7' };
    expect(await app.call(changeProfile, names, user.token)).toMatchObject(names);
    expect(await app.call(getMyInfo, {}, user.token)).toMatchObject(names);
  });

  it('takes a name for taken whatever its case, and lets people change the case of their own', async () => {
    const [anna, maria] = [await makeUser(app), await makeUser(app)];
    await app.call(changeProfile, { fullName: 'Анна', username: 'Ромашка' }, anna.token);
    const taken = await app.inject(changeProfile, { fullName: 'Мария', username: 'РОМАШКА' }, maria.token);
    expect(taken.body).toEqual(refusal('user.exists', { what: 'username' }));
    expect((await app.call(getMyInfo, {}, maria.token)).fullName).toBe('Анна Продавец');
    await app.call(changeProfile, { fullName: 'Анна', username: 'ромашка' }, anna.token);
  });

  it.each([
    ['a user name like an address', { fullName: 'Анна', username: 'anna@shop.test' }],
    ['a user name with a space', { fullName: 'Анна', username: 'anna shop' }],
    ['a short name', { fullName: 'Ян', username: 'yan' }],
    ['a line break', { fullName: 'Анна\r\nBcc: all', username: 'anna' }],
  ])('refuses %s', async (_, names) => {
    const user = await makeUser(app);
    const answer = await app.inject(changeProfile, names, user.token);
    expect(answer.body).toMatchObject({ error: { subject: 'request', action: 'invalid' } });
  });
});

it('the language is that of the account', async () => {
  const user = await makeUser(app);
  await app.call(changeLanguage, { language: 'ar' }, user.token);
  expect((await app.call(getMyInfo, {}, user.token)).language).toBe('ar');
});

it('getMyInfo has the avatar, the messenger and that only one screen is open', async () => {
  const user = await makeUser(app);
  await sql`insert into messengers values (${user.id}, '77', 'anna_bot', '2026-03-01T10:00:00Z')`.execute(
    app.context.db,
  );
  await sql`update users set avatar = 'abc' where id = ${user.id}`.execute(app.context.db);
  expect(await app.call(getMyInfo, {}, user.token)).toMatchObject({
    avatar: 'abc',
    messenger: { username: 'anna_bot', connectedAt: '2026-03-01T10:00:00.000Z' },
    hasAllPagesAccess: false,
  });
});

describe('a referral code', () => {
  it('is made once, even when asked for at once, and counts who came by it', async () => {
    const user = await makeUser(app);
    expect(await app.call(getReferralCode, {}, user.token)).toEqual({ code: null, usageCount: 0 });
    const made = await Promise.all(
      Array.from({ length: 10 }, () => app.call(createReferralCode, {}, user.token)),
    );
    const { code } = await app.call(getReferralCode, {}, user.token);
    expect(code).toMatch(/^[2-9A-HJKMNP-TW-Z]{8}$/);
    expect(new Set(made.map((one) => one.code))).toEqual(new Set([code]));
    await app.call(register, registrationOf({ referralCode: ` ${code?.toLowerCase()} ` }));
    await app.call(register, registrationOf());
    expect(await app.call(getReferralCode, {}, user.token)).toEqual({ code, usageCount: 1 });
  });
});
