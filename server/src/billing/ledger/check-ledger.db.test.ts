import { DAY_MS, MINUTE_MS } from '@vitrina/contract/durations.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { makeUser } from '../../../test/builders/factories.ts';
import { operationOf } from '../../../test/builders/ledger-load.ts';
import { movedClock } from '../../platform/clock.ts';
import { workBilling } from '../jobs.ts';
import { checkLedger } from './check-ledger.ts';
import { postOperation } from './post-operation.ts';
import { watchLedger } from './watch-ledger.ts';

let app: TestApp;
let userId: number;
let otherId: number;
beforeAll(async () => {
  app = await startTestApp();
  userId = (await makeUser(app)).id;
  otherId = (await makeUser(app)).id;
});
afterAll(() => app.close());

/** Somebody with every right writes past the product: neither triggers nor checks stand in the way. */
async function tamper(statement: string): Promise<void> {
  await sql
    .raw(`set session_replication_role = replica; ${statement}; reset session_replication_role`)
    .execute(app.context.db);
}

beforeEach(async () => {
  await tamper('delete from ledger_entries; delete from ledger_operations; delete from wallets');
  for (const id of [userId, otherId])
    await app.context.db
      .transaction()
      .execute((trx) => postOperation(trx, operationOf(id, `check:${id}`, 'topUp', 100)));
});
afterEach(async () =>
  tamper('delete from ledger_entries; delete from ledger_operations; delete from wallets'),
);

const rulesBroken = async () => (await checkLedger(app.context.db)).map(({ rule }) => rule).toSorted();

it('a ledger that was only posted to is right', async () => {
  expect(await checkLedger(app.context.db)).toEqual([]);
});

it.each([
  [
    'points out of nowhere',
    () => `update ledger_entries set points = 150 where account = 'available:${userId}'`,
    ['ledger sums to zero', 'operation sums to zero', 'wallet is the sum of its entries'],
  ],
  [
    'a richer wallet',
    () => `update wallets set available = 150 where user_id = ${userId}`,
    ['wallet is the sum of its entries'],
  ],
  [
    'frozen points that nothing froze',
    () => `update wallets set frozen = 1 where user_id = ${userId}`,
    ['wallet is the sum of its entries'],
  ],
  [
    'a lost wallet',
    () => `delete from wallets where user_id = ${userId}`,
    ['wallet is the sum of its entries'],
  ],
  [
    'an operation whose entries are gone',
    () => `delete from ledger_entries where account in ('available:${userId}', 'promo') and operation_id =
      (select id from ledger_operations where user_id = ${userId})`,
    ['operation has entries', 'wallet is the sum of its entries'],
  ],
  [
    'points moved to somebody else',
    () => `update ledger_operations set user_id = ${otherId} where user_id = ${userId}`,
    ['operation concerns one wallet'],
  ],
])('finds %s', async (_, damage, rules) => {
  await tamper(damage());
  expect(await rulesBroken()).toEqual(rules);
});

const lastOperation = async () => {
  const { rows } = await sql<{ id: number }>`select max(id) as id from ledger_operations`.execute(
    app.context.db,
  );
  return rows[0]?.id ?? 0;
};
const topUp = (id: number, key: string) =>
  app.context.db.transaction().execute((trx) => postOperation(trx, operationOf(id, key, 'topUp', 10)));

it.each([
  [
    'points out of nowhere',
    (id: number) => `update ledger_entries set points = 50 where points = 10 and operation_id = ${id}`,
    ['operation sums to zero', 'wallet is the sum of its entries'],
  ],
  [
    'an operation whose entries are gone',
    (id: number) => `delete from ledger_entries where operation_id = ${id}`,
    ['operation has entries', 'wallet is the sum of its entries'],
  ],
  [
    'a wallet that lost what it had before',
    () => `update wallets set available = available - 100 where user_id = ${userId}`,
    ['wallet is the sum of its entries'],
  ],
  [
    'points moved to somebody else',
    (id: number) => `update ledger_operations set user_id = ${otherId} where id = ${id}`,
    ['operation concerns one wallet'],
  ],
])('finds %s by the new operations alone', async (_, damage, rules) => {
  const before = await lastOperation();
  await topUp(userId, `new:${before}`);
  expect(await checkLedger(app.context.db, before)).toEqual([]);
  await tamper(damage(await lastOperation()));
  expect((await checkLedger(app.context.db, before)).map(({ rule }) => rule).toSorted()).toEqual(rules);
});

it('old damage of other wallets is left to the check of the whole, once a day', async () => {
  const clock = movedClock(new Date('2026-03-02T09:00:00Z'));
  const error = vi.spyOn(app.context.log, 'error');
  error.mockClear();
  const check = watchLedger(app.context, clock);
  await check();
  clock.advance(11 * MINUTE_MS);
  await check();
  await tamper(`update wallets set available = 150 where user_id = ${otherId}`);
  await topUp(userId, 'meanwhile');
  clock.advance(11 * MINUTE_MS);
  await check();
  expect(error).not.toHaveBeenCalled();
  clock.advance(DAY_MS);
  await check();
  expect(error).toHaveBeenCalledOnce();
  // And it goes on until it is repaired.
  clock.advance(MINUTE_MS);
  await check();
  expect(error).toHaveBeenCalledTimes(2);
  error.mockRestore();
});

it('the worker says it loudly', async () => {
  await tamper(`update wallets set available = 150 where user_id = ${userId}`);
  const error = vi.spyOn(app.context.log, 'error');
  const loops = workBilling(app.context);
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce(), { timeout: 10_000 });
  await Promise.all(loops.map((loop) => loop.stop()));
  expect(error.mock.calls[0]?.[0]).toEqual({
    event: 'ledger.broken',
    count: 1,
    violations: [{ rule: 'wallet is the sum of its entries', subject: `available:${userId}`, points: 50 }],
  });
});
