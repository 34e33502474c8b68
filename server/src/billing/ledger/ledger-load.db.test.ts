import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser } from '../../../test/builders/factories.ts';
import {
  anOrder,
  expectChange,
  loadLedger,
  operationOf,
  readBalances,
} from '../../../test/builders/ledger-load.ts';
import { connectPostgres, type Postgres } from '../../platform/postgres/database.ts';
import { checkLedger } from './check-ledger.ts';
import { NotEnoughPoints, postOperation } from './post-operation.ts';
import { walletChange } from './wallet-change.ts';

const WORKERS = 32;

let app: TestApp;
let wide: Postgres;
beforeAll(async () => {
  app = await startTestApp();
  wide = connectPostgres(app.context.env.DATABASE_URL, { maxConnections: WORKERS });
});
afterAll(async () => {
  await wide.close();
  await app.close();
});

async function makeUsers(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let i = 0; i < count; i += 1) ids.push((await makeUser(app)).id);
  return ids;
}

describe('the ledger', () => {
  it('does what a plain model does, whatever the orders', async () => {
    const [userId = 0] = await makeUsers(1);
    let balance = { available: 0, frozen: 0 };
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anOrder, { maxLength: 25 }), async (orders) => {
        run += 1;
        const posted: { key: string; order: (typeof orders)[number] }[] = [];
        for (const [index, order] of orders.entries()) {
          const earlier = order.replays === null ? undefined : posted[order.replays % posted.length];
          const { key, order: sent } = earlier ?? { key: `model:${run}:${index}`, order };
          const operation = operationOf(userId, key, sent.shape, sent.points);
          const expected = earlier ? balance : expectChange(balance, sent.shape, sent.points);
          const answer = app.context.db.transaction().execute((trx) => postOperation(trx, operation));
          if (expected) {
            expect((await answer).isRepeated).toBe(earlier !== undefined);
            posted.push({ key, order: sent });
            balance = expected;
          } else await expect(answer).rejects.toThrow(NotEnoughPoints);
        }
        const stored = (await readBalances(app.context.db, [userId])).get(userId);
        expect(stored ?? { available: 0, frozen: 0 }).toEqual(balance);
      }),
      { numRuns: 25, endOnFailure: true },
    );
    expect(await checkLedger(app.context.db)).toEqual([]);
  });

  it('keeps every point with 32 workers on a few wallets', async () => {
    const userIds = await makeUsers(5);
    const load = { userIds, operations: 2000, workers: WORKERS, seed: 7 };
    const { plan, posted, repeated, refused } = await loadLedger(wide.db, postOperation, load);
    expect(posted.length + repeated + refused).toBe(plan.length);
    expect(posted.length).toBeGreaterThan(500);
    expect(repeated).toBeGreaterThan(50);
    expect(new Set(posted).size).toBe(posted.length);
    expect(await checkLedger(wide.db)).toEqual([]);

    const { rows } = await sql<{ key: string }>`
      select idempotency_key as key from ledger_operations where idempotency_key like 'load:7:%' order by id
    `.execute(wide.db);
    expect(rows.map((row) => row.key).toSorted()).toEqual(posted.toSorted());
    // In the order of the ledger no wallet was ever below zero, and the model ends where the wallets do.
    const model = new Map(userIds.map((id) => [id, { available: 0, frozen: 0 }]));
    for (const { key } of rows) {
      const order = plan.find((one) => one.key === key);
      const userId = userIds[(order?.wallet ?? 0) % userIds.length] ?? 0;
      const after =
        order && expectChange(model.get(userId) ?? { available: 0, frozen: 0 }, order.shape, order.points);
      if (!after) throw new Error(`${key} was posted from too few points.`);
      model.set(userId, after);
    }
    expect(await readBalances(wide.db, userIds)).toEqual(model);
  });
});

describe('the load itself', () => {
  it('catches a wallet that is read first and written after', async () => {
    const userIds = await makeUsers(2);
    const readThenWrite: typeof postOperation = async (trx, { userId, entries, ...operation }) => {
      await sql`insert into wallets (user_id) values (${userId}) on conflict do nothing`.execute(trx);
      const read = await sql<{ available: number; frozen: number }>`
        select available, frozen from wallets where user_id = ${userId}`.execute(trx);
      const [wallet = { available: 0, frozen: 0 }] = read.rows;
      const change = walletChange(userId, entries);
      const after = {
        available: wallet.available + change.available,
        frozen: wallet.frozen + change.frozen,
      };
      if (after.available < 0 || after.frozen < 0) throw new NotEnoughPoints();
      const known = await sql<{ id: number }>`
        insert into ledger_operations (user_id, kind, idempotency_key, at)
        values (${userId}, 'promo', ${operation.idempotencyKey}, now())
        on conflict do nothing returning id`.execute(trx);
      const id = known.rows[0]?.id;
      if (id === undefined) return { id: 0, isRepeated: true };
      for (const { account, points } of entries)
        await sql`insert into ledger_entries values (${id}, ${account}, ${points})`.execute(trx);
      await sql`update wallets set available = ${after.available}, frozen = ${after.frozen}
        where user_id = ${userId}`.execute(trx);
      return { id, isRepeated: false };
    };
    await loadLedger(wide.db, readThenWrite, { userIds, operations: 500, workers: WORKERS, seed: 11 });
    const rules = (await checkLedger(wide.db)).map((violation) => violation.rule);
    expect(rules).toContain('wallet is the sum of its entries');
  });

  it('catches a ledger that does not know a key again', async () => {
    const userIds = await makeUsers(2);
    let calls = 0;
    const forgetful: typeof postOperation = (trx, operation) =>
      postOperation(trx, { ...operation, idempotencyKey: `forgetful:${(calls += 1)}` });
    const load = { userIds, operations: 500, workers: WORKERS, seed: 13 };
    const { posted } = await loadLedger(wide.db, forgetful, load);
    expect(new Set(posted).size).toBeLessThan(posted.length);
  });
});
