import { type NewPromoCode, usePromoCode } from '@vitrina/contract/billing/promo.ts';
import { getWalletInfo, listWalletOperations } from '@vitrina/contract/billing/wallet.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser, type TestUser } from '../../../test/builders/factories.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { createPromoCode } from './create-promo-code.ts';
import { listPromoCodes } from './list-promo-codes.ts';
import { PROMO_GUESSES } from './rules.ts';
import { usePromoCode as redeem } from './use-promo-code.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const points = (count: number) => ({ kind: 'points' as const, points: count });
const SPRING: NewPromoCode = { code: 'SPRING', gift: points(500), uses: 100, days: 30 };
let made = 0;

async function makePromo(overrides: Partial<NewPromoCode> = {}): Promise<string> {
  made += 1;
  const promo = { ...SPRING, code: `CODE${made}`, ...overrides };
  expect(await createPromoCode(app.context, promo)).toBe(true);
  return promo.code;
}

const wallet = (user: TestUser) => app.call(getWalletInfo, {}, user.token);
const usesLeft = async (code: string) =>
  (await listPromoCodes(app.context.db)).find((one) => one.code === code)?.usesLeft;

/** What a person is told: `ok` or the refusal. */
async function use(user: TestUser, code: string): Promise<string> {
  const { status, body } = await app.inject(usePromoCode, { code }, user.token);
  if (status === 200) return 'ok';
  const { error } = body as { error: { subject: string; action: string } };
  return `${error.subject}.${error.action}`;
}

describe('a promo code', () => {
  it('brings its points at once, however it is typed, and is an operation of the wallet', async () => {
    const code = await makePromo({ gift: points(750) });
    const user = await makeUser(app);
    expect(await app.call(usePromoCode, { code: ` ${code.toLowerCase()} ` }, user.token)).toEqual(
      points(750),
    );
    expect(await wallet(user)).toEqual({ available: 750, frozen: 0 });
    const { operations, total } = await app.call(listWalletOperations, {}, user.token);
    expect(total).toBe(1);
    expect(operations).toMatchObject([
      { kind: 'promo', points: 750, available: 750, at: app.clock.now().toISOString() },
    ]);
    expect(await usesLeft(code)).toBe(99);
  });

  it('waits for a verified address, and a try without one does not count', async () => {
    const code = await makePromo();
    const user = await makeUser(app, { isEmailVerified: false });
    for (let n = 0; n <= PROMO_GUESSES.attempts; n += 1)
      expect(await use(user, code)).toBe('user.emailNotVerified');
    expect([await wallet(user), await usesLeft(code)]).toEqual([{ available: 0, frozen: 0 }, 100]);
    await sql`update users set email_verified_at = now() where id = ${user.id}`.execute(app.context.db);
    expect(await use(user, code)).toBe('ok');
  });

  it('is good once for a person, also after it has run out', async () => {
    const code = await makePromo({ uses: 1, days: 1 });
    const user = await makeUser(app);
    expect(await use(user, code)).toBe('ok');
    expect(await use(user, code)).toBe('promoCode.alreadyUsed');
    expect(await wallet(user)).toEqual({ available: 500, frozen: 0 });
  });

  it('that is used up, expired or unknown gets one answer, and nothing is left behind', async () => {
    const usedUp = await makePromo({ uses: 1 });
    expect(await use(await makeUser(app), usedUp)).toBe('ok');
    const expired = await makePromo({ days: 1 });
    const user = await makeUser(app);
    const before = app.clock.now();
    app.clock.advance(24 * 60 * 60 * 1000);
    const late = await makeUser(app);
    const answers = await Promise.all(
      [usedUp, expired, 'NOBODY-MADE-IT'].map((code) => app.inject(usePromoCode, { code }, late.token)),
    );
    app.clock.set(before);
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.text).toContain('"promoCode","action":"notFound"');
    expect(await wallet(late)).toEqual({ available: 0, frozen: 0 });
    expect(await usesLeft(expired)).toBe(100);
    // A refusal is no use: the code that was too late is good at a time when it is not.
    expect(await use(user, expired)).toBe('ok');
    expect(await use(late, expired)).toBe('ok');
  });

  it('cannot be guessed: after ten tries in an hour even a right one is refused', async () => {
    const code = await makePromo();
    const user = await makeUser(app);
    for (let n = 0; n < PROMO_GUESSES.attempts; n += 1)
      expect(await use(user, `GUESS${n}`)).toBe('promoCode.notFound');
    expect(await use(user, code)).toBe('user.blockedForMinutes');
    await sql`update login_attempts set window_ends_at = now() - interval '1 second'
      where key = ${`promo:${user.id}`}`.execute(app.context.db);
    expect(await use(user, code)).toBe('ok');
  });

  it('is made once; the second making changes nothing', async () => {
    const code = await makePromo({ gift: points(100) });
    expect(await createPromoCode(app.context, { ...SPRING, code, gift: points(900) })).toBe(false);
    expect((await listPromoCodes(app.context.db)).find((one) => one.code === code)).toMatchObject({
      gift: points(100),
      used: 0,
    });
  });
});

describe('at once', () => {
  it('fifty uses by one person have one effect', async () => {
    const code = await makePromo();
    const user = await makeUser(app);
    const answers = await Promise.all(Array.from({ length: 50 }, () => use(user, code)));
    expect(answers.filter((answer) => answer === 'ok')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'promoCode.alreadyUsed')).toHaveLength(9);
    expect(answers.filter((answer) => answer === 'user.blockedForMinutes')).toHaveLength(40);
    expect(await wallet(user)).toEqual({ available: 500, frozen: 0 });
    expect(await usesLeft(code)).toBe(99);
  });

  it('fifty uses without a limit of tries still have one effect', async () => {
    const code = await makePromo();
    const user = await makeUser(app);
    await sql`
      insert into login_attempts (key, count, window_ends_at)
      values (${`promo:${user.id}`}, -1000, now() + interval '1 hour')`.execute(app.context.db);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, () => redeem(app.context, user.id, code)),
    );
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect(await wallet(user)).toEqual({ available: 500, frozen: 0 });
    expect(await usesLeft(code)).toBe(99);
  });

  it('fifty people share the ten uses that are there', async () => {
    const code = await makePromo({ uses: 10 });
    const { rows } = await sql<{ id: number }>`
      insert into users (email, username, full_name, password_hash, email_verified_at)
      select n || '@crowd.test', 'crowd-' || n, 'Анна Продавец', 'none', now() from generate_series(1, 50) n
      returning id`.execute(app.context.db);
    const outcomes = await Promise.allSettled(rows.map(({ id }) => redeem(app.context, id, code)));
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(10);
    const refusals = outcomes.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
    expect(refusals).toEqual(Array.from({ length: 40 }, () => 'Error: promoCode.notFound'));
    const found = (await listPromoCodes(app.context.db)).find((one) => one.code === code);
    expect(found).toMatchObject({ used: 10, usesLeft: 0 });
    expect(await checkLedger(app.context.db)).toEqual([]);
  });
});
