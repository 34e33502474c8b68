import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser } from '../../../test/builders/factories.ts';
import { operationOf, readBalances } from '../../../test/builders/ledger-load.ts';
import { availableOf } from './accounts.ts';
import { checkLedger } from './check-ledger.ts';
import { NotEnoughPoints, type Operation, postOperation } from './post-operation.ts';

let app: TestApp;
let userId: number;
beforeAll(async () => {
  app = await startTestApp();
  userId = (await makeUser(app)).id;
  await post(operationOf(userId, 'start', 'topUp', 100));
});
afterAll(() => app.close());

const post = (operation: Operation) =>
  app.context.db.transaction().execute((trx) => postOperation(trx, operation));

const balance = async () => (await readBalances(app.context.db, [userId])).get(userId);

async function countOperations(key: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ledger_operations where idempotency_key = ${key}`.execute(app.context.db);
  return rows[0]?.count ?? 0;
}

describe('an operation', () => {
  it('is posted once under its key and answers the first result to whoever comes again', async () => {
    const operation = operationOf(userId, 'twice', 'topUp', 10);
    const before = await balance();
    const first = await post(operation);
    const second = await post({ ...operation, at: new Date(), entries: operation.entries.toReversed() });
    expect(first.isRepeated).toBe(false);
    expect(second).toEqual({ id: first.id, isRepeated: true });
    expect(await balance()).toEqual({ ...before, available: (before?.available ?? 0) + 10 });
  });

  it('is refused under a key that belongs to another one', async () => {
    const other = (await makeUser(app)).id;
    await post(operationOf(userId, 'taken', 'topUp', 10));
    for (const operation of [
      operationOf(userId, 'taken', 'topUp', 11),
      operationOf(userId, 'taken', 'freeze', 10),
      operationOf(other, 'taken', 'topUp', 10),
    ])
      await expect(post(operation)).rejects.toThrow('another operation under "taken"');
    expect((await readBalances(app.context.db, [other])).get(other)).toBeUndefined();
  });

  it('leaves nothing behind when the wallet has not enough', async () => {
    const before = await balance();
    await expect(post(operationOf(userId, 'dear', 'buy', 1_000_000))).rejects.toThrow(NotEnoughPoints);
    await expect(post(operationOf(userId, 'dear', 'release', 1))).rejects.toThrow(NotEnoughPoints);
    expect(await balance()).toEqual(before);
    expect(await countOperations('dear')).toBe(0);
  });

  it('goes with the transaction it stands in', async () => {
    const before = await balance();
    const failing = app.context.db.transaction().execute(async (trx) => {
      await postOperation(trx, operationOf(userId, 'undone', 'topUp', 10));
      throw new Error('something after it');
    });
    await expect(failing).rejects.toThrow('something after it');
    expect(await balance()).toEqual(before);
    expect(await countOperations('undone')).toBe(0);
  });

  it('sent fifty times at once is posted once', async () => {
    const before = await balance();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post(operationOf(userId, 'burst', 'topUp', 7))),
    );
    expect(answers.filter((answer) => !answer.isRepeated)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    expect((await balance())?.available).toBe((before?.available ?? 0) + 7);
  });
});

describe('the database itself', () => {
  const insertOperation = sql`
    insert into ledger_operations (user_id, kind, idempotency_key, at) values (1, 'promo', 'by hand', now())`;

  it('refuses an operation that does not sum to zero, and one without entries', async () => {
    const { db } = app.context;
    await expect(insertOperation.execute(db)).rejects.toThrow('does not sum to zero');
    const unbalanced = db.transaction().execute(async (trx) => {
      await insertOperation.execute(trx);
      await sql`
        insert into ledger_entries (operation_id, account, points)
        select id, 'promo', 5 from ledger_operations where idempotency_key = 'by hand'`.execute(trx);
    });
    await expect(unbalanced).rejects.toThrow('does not sum to zero');
  });

  it.each([
    'update ledger_entries set points = points * 2',
    'delete from ledger_entries',
    "update ledger_operations set kind = 'gift'",
    'delete from ledger_operations',
    'truncate ledger_entries',
  ])('refuses to rewrite the past: %s', async (statement) => {
    await expect(sql.raw(statement).execute(app.context.db)).rejects.toThrow('append-only');
  });

  it('refuses a wallet below zero and an account of no known shape', async () => {
    const { db } = app.context;
    await expect(sql`update wallets set available = -1`.execute(db)).rejects.toThrow('check');
    await expect(
      sql`insert into ledger_entries values (1, ${`${availableOf(userId)}x`}, 5)`.execute(db),
    ).rejects.toThrow('check');
  });

  it('has a ledger that adds up after all this', async () => {
    expect(await checkLedger(app.context.db)).toEqual([]);
  });
});
