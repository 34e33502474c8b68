import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { ageCodes } from '../../../test/builders/accounts.ts';
import { makeUser } from '../../../test/builders/factories.ts';
import { Problem } from '../../platform/problem.ts';
import { dropCodes } from './drop-codes.ts';
import { issueCode } from './issue-code.ts';
import { CODE_PURPOSES, CODE_TRIES, type CodePurpose } from './purposes.ts';
import { redeemCode } from './redeem-code.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Claim = Parameters<typeof redeemCode>[1];

/** What became of a claim: `done`, `repeated` or the refusal's key; every effect is a row of its own. */
async function tryCode(claim: Claim): Promise<string> {
  try {
    const redeemed = await redeemCode(app.context, claim, (trx) =>
      sql`insert into quota values (${`effect-${claim.userId}-${crypto.randomUUID()}`}, 0, now())`.execute(
        trx,
      ),
    );
    return redeemed.isRepeated ? 'repeated' : 'done';
  } catch (error) {
    if (error instanceof Problem) return error.key;
    throw error;
  }
}

async function countEffects(userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from quota where key like ${`effect-${userId}-%`}`.execute(app.context.db);
  return rows[0]?.count ?? 0;
}

async function issue(purpose: CodePurpose, subject = '') {
  const { id: userId } = await makeUser(app);
  const { code } = await issueCode(app.context.db, { userId, purpose, subject });
  return { userId, purpose, subject, code };
}

const WRONG: Record<number, string> = { 6: 'aaaaaa', 8: 'aaaaaaaa', 20: 'a'.repeat(20), 24: 'a'.repeat(24) };
const EVERY = Object.entries(CODE_PURPOSES).map(
  ([purpose, { length, wrong }]) => [purpose as CodePurpose, WRONG[length] ?? '', wrong] as const,
);

describe.each(EVERY)('a code for %s', (purpose, wrongCode, refusedAs) => {
  it('has one effect, and none the second time', async () => {
    const claim = await issue(purpose);
    expect([await tryCode(claim), await tryCode(claim)]).toEqual(['done', 'repeated']);
    expect(await countEffects(claim.userId)).toBe(1);
  });

  it('of fifty at once has one effect', async () => {
    const claim = await issue(purpose);
    const outcomes = await Promise.all(
      // Short codes take a slow hash each; more than the queue of it would be refused before they are compared.
      Array.from({ length: claim.code.length < 20 ? 20 : 50 }, () => tryCode(claim)),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await countEffects(claim.userId)).toBe(1);
  });

  it('is dead after five wrong ones, even if the sixth is right', async () => {
    const claim = await issue(purpose);
    for (let n = 0; n < CODE_TRIES; n += 1)
      expect(await tryCode({ ...claim, code: wrongCode })).toBe(refusedAs);
    expect(await tryCode(claim)).toBe(refusedAs);
    expect(await countEffects(claim.userId)).toBe(0);
  });

  it('lives to its last second and not a second longer', async () => {
    const { minutes } = CODE_PURPOSES[purpose];
    const [alive, dead] = [await issue(purpose), await issue(purpose)];
    await ageCodes(app, alive.userId, minutes);
    await sql`update codes set expires_at = expires_at + interval '5 seconds' where user_id = ${alive.userId}`.execute(
      app.context.db,
    );
    await ageCodes(app, dead.userId, minutes);
    expect([await tryCode(alive), await tryCode(dead)]).toEqual(['done', 'code.expired']);
  });

  it('is nobody else’s and for nothing else', async () => {
    const claim = await issue(purpose, 'one');
    const other = await makeUser(app);
    const others = EVERY.map(([name]) => name).filter((name) => name !== purpose);
    expect(await tryCode({ ...claim, userId: other.id })).toBe(refusedAs);
    expect(await tryCode({ ...claim, subject: 'another' })).toBe(refusedAs);
    for (const name of others) expect(await tryCode({ ...claim, purpose: name })).toMatch(/^code\.invalid/);
    expect(await tryCode(claim)).toBe('done');
  });

  it('is nowhere in the database', async () => {
    const { code, userId } = await issue(purpose);
    const { rows } = await sql`select * from codes where user_id = ${userId}`.execute(app.context.db);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('issuing', () => {
  it('replaces the last code, its tries and its use', async () => {
    const first = await issue('changePassword');
    await tryCode(first);
    await ageCodes(app, first.userId, 1);
    const { code } = await issueCode(app.context.db, first);
    expect(await tryCode({ ...first, code })).toBe('done');
    expect(await tryCode(first)).toBe('code.invalidChange');
  });

  it('of twenty at once sends one, because they are within a minute', async () => {
    const { id: userId } = await makeUser(app);
    const issued = await Promise.allSettled(
      Array.from({ length: 20 }, () => issueCode(app.context.db, { userId, purpose: 'recovery' })),
    );
    expect(issued.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('says how long the next one has to wait, and not how long it is always', async () => {
    const { userId } = await issue('recovery');
    await sql`update codes set sent_at = now() - interval '40 seconds' where user_id = ${userId}`.execute(
      app.context.db,
    );
    const again = issueCode(app.context.db, { userId, purpose: 'recovery' });
    const { meta } = (await again.catch((error: unknown) => error)) as Problem;
    expect(Number(meta['seconds'])).toBeGreaterThan(5);
    expect(Number(meta['seconds'])).toBeLessThanOrEqual(20);
  });

  it('stops after twenty in a day', async () => {
    const { id: userId } = await makeUser(app);
    const again = { userId, purpose: 'extension', resendSeconds: 0 } as const;
    for (let n = 0; n < 20; n += 1) await issueCode(app.context.db, again);
    await expect(issueCode(app.context.db, again)).rejects.toThrow('user.blockedForMinutes');
  });

  it('an effect that fails leaves the code to be used again', async () => {
    const claim = await issue('changeEmail');
    const failing = redeemCode(app.context, claim, () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await tryCode(claim)).toBe('done');
  });
});

it('two codes of one person that take each other back are one after the other', async () => {
  const { id: userId } = await makeUser(app);
  const purposes = ['recovery', 'changePassword'] as const;
  const claims = await Promise.all(
    purposes.map(async (purpose) => ({
      userId,
      purpose,
      code: (await issueCode(app.context.db, { userId, purpose })).code,
    })),
  );
  const meeting = Promise.withResolvers<void>();
  let within = 0;
  const outcomes = await Promise.allSettled(
    claims.map(async (claim) =>
      redeemCode(app.context, claim, async (trx) => {
        within += 1;
        if (within === purposes.length) meeting.resolve();
        // Together inside they would now wait for each other's code for ever.
        await Promise.race([meeting.promise, wait(300)]);
        await dropCodes(
          trx,
          userId,
          purposes.filter((purpose) => purpose !== claim.purpose),
        );
      }),
    ),
  );
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
  // The one that came second was taken back: it is wrong now, and no mere repetition.
  expect(refusals.map(({ reason }) => String(reason))).toEqual([expect.stringMatching(/code\.invalid/)]);
});
