import * as fc from 'fast-check';
import { availableOf, frozenOf } from '../../src/billing/ledger/accounts.ts';
import {
  NotEnoughPoints,
  type Operation,
  type postOperation,
} from '../../src/billing/ledger/post-operation.ts';
import type { BillingTables } from '../../src/billing/tables.ts';
import type { Db } from '../../src/platform/postgres/database.ts';

/** Shapes of everything that may ever happen to a wallet; all of them go under the kind that exists. */
const SHAPES = ['topUp', 'buy', 'freeze', 'charge', 'release'] as const;
type Shape = (typeof SHAPES)[number];

const AT = new Date('2026-03-02T09:00:00Z');

type Balance = { available: number; frozen: number };

export function operationOf(userId: number, key: string, shape: Shape, points: number): Operation {
  const available = { account: availableOf(userId), points };
  const frozen = { account: frozenOf(userId), points };
  const outside = { account: 'promo' as const, points };
  const less = <E extends { points: number }>(entry: E): E => ({ ...entry, points: -entry.points });
  const entries = {
    topUp: [less(outside), available],
    buy: [less(available), outside],
    freeze: [less(available), frozen],
    charge: [less(frozen), outside],
    release: [less(frozen), available],
  }[shape];
  return { userId, kind: 'promo', idempotencyKey: key, entries, at: AT };
}

/** The plain model: what a balance becomes; undefined: not enough. */
export function expectChange(before: Balance, shape: Shape, points: number): Balance | undefined {
  const change = {
    topUp: { available: points, frozen: 0 },
    buy: { available: -points, frozen: 0 },
    freeze: { available: -points, frozen: points },
    charge: { available: 0, frozen: -points },
    release: { available: points, frozen: -points },
  }[shape];
  const after = { available: before.available + change.available, frozen: before.frozen + change.frozen };
  return after.available < 0 || after.frozen < 0 ? undefined : after;
}

/** One order in ten is an earlier one again, as after a lost answer. */
export const anOrder = fc.record({
  wallet: fc.nat(),
  shape: fc.constantFrom(...SHAPES),
  points: fc.integer({ min: 1, max: 300 }),
  replays: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat() }),
});

type Order = { wallet: number; shape: Shape; points: number; key: string };

export function planOrders(operations: number, seed: number): Order[] {
  const plan: Order[] = [];
  for (const { replays, ...order } of fc.sample(anOrder, { numRuns: operations, seed })) {
    const again = replays === null ? undefined : plan[replays % plan.length];
    plan.push(again ?? { ...order, key: `load:${seed}:${plan.length}` });
  }
  return plan;
}

type Load = { userIds: readonly number[]; operations: number; workers: number; seed: number };

/** Many workers at once on a few wallets. Answers which keys were acknowledged, as often as they were. */
export async function loadLedger(
  db: Db,
  post: typeof postOperation,
  { userIds, operations, workers, seed }: Load,
) {
  const plan = planOrders(operations, seed);
  const posted: string[] = [];
  let repeated = 0;
  let refused = 0;
  let next = 0;

  async function work() {
    for (let order = plan[next++]; order; order = plan[next++]) {
      const { wallet, key, shape, points } = order;
      const operation = operationOf(userIds[wallet % userIds.length] ?? 0, key, shape, points);
      try {
        const { isRepeated } = await db.transaction().execute((trx) => post(trx, operation));
        if (isRepeated) repeated += 1;
        else posted.push(key);
      } catch (error) {
        if (!(error instanceof NotEnoughPoints)) throw error;
        refused += 1;
      }
    }
  }

  await Promise.all(Array.from({ length: workers }, work));
  return { plan, posted, repeated, refused };
}

export async function readBalances(db: Db, userIds: readonly number[]): Promise<Map<number, Balance>> {
  const rows = await db
    .withTables<BillingTables>()
    .selectFrom('wallets')
    .selectAll()
    .where('user_id', 'in', userIds)
    .execute();
  return new Map(rows.map(({ user_id, available, frozen }) => [user_id, { available, frozen }]));
}
