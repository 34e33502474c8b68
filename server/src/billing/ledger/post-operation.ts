import type { OperationDetails, OperationKind } from '@vitrina/contract/billing/wallet.ts';
import { sql, type Transaction } from 'kysely';
import type { BillingTables } from '../tables.ts';
import { type Entry, walletChange } from './wallet-change.ts';

export type Operation = {
  userId: number;
  kind: OperationKind;
  /** What the page of the wallet says about it. */
  details?: OperationDetails;
  /** Names the event that the operation stands for: a second posting of it changes nothing. */
  idempotencyKey: string;
  entries: readonly Entry[];
  at: Date;
};

/** The wallet has less than the operation takes; the transaction has to be given up. */
export class NotEnoughPoints extends Error {
  constructor() {
    super('The wallet has not enough points.');
  }
}

type Ledger = Transaction<BillingTables>;

/**
 * One operation of a wallet at a time: its ids follow the order in which it changed. Whoever posts to several wallets in
 * one transaction locks all of them first; they are taken in the order of their users, so that no two wait for each other.
 */
export async function lockWallets(
  trx: Transaction<Record<never, never>>,
  userIds: readonly number[],
): Promise<void> {
  const ledger = trx.withTables<BillingTables>();
  const ordered = [...new Set(userIds)].toSorted((a, b) => a - b);
  await ledger
    .insertInto('wallets')
    .values(ordered.map((user_id) => ({ user_id })))
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
  await ledger
    .selectFrom('wallets')
    .select('user_id')
    .where('user_id', 'in', ordered)
    .orderBy('user_id')
    .forUpdate()
    .execute();
}

function describe(entries: readonly { account: string; points: number }[]): string {
  return entries
    .map((entry) => `${entry.account} ${entry.points}`)
    .toSorted((a, b) => a.localeCompare(b))
    .join(', ');
}

/** The operation that was posted under this key first. Throws when it was another one. */
async function findPosted(ledger: Ledger, operation: Operation): Promise<number> {
  const first = await ledger
    .selectFrom('ledger_operations')
    .select(['id', 'user_id', 'kind'])
    .where('idempotency_key', '=', operation.idempotencyKey)
    .executeTakeFirstOrThrow();
  const entries = await ledger
    .selectFrom('ledger_entries')
    .select(['account', 'points'])
    .where('operation_id', '=', first.id)
    .execute();
  const isSame =
    first.user_id === operation.userId &&
    first.kind === operation.kind &&
    describe(entries) === describe(operation.entries);
  if (!isSame) throw new Error(`The ledger has another operation under "${operation.idempotencyKey}".`);
  return first.id;
}

async function changeWallet(
  ledger: Ledger,
  userId: number,
  change: ReturnType<typeof walletChange>,
): Promise<void> {
  const changed = await ledger
    .updateTable('wallets')
    .set({
      available: sql<number>`available + ${change.available}::bigint`,
      frozen: sql<number>`frozen + ${change.frozen}::bigint`,
    })
    .where('user_id', '=', userId)
    .where(sql<boolean>`available + ${change.available}::bigint >= 0`)
    .where(sql<boolean>`frozen + ${change.frozen}::bigint >= 0`)
    .returning('user_id')
    .executeTakeFirst();
  if (!changed) throw new NotEnoughPoints();
}

/**
 * The only way in which points change. Within one transaction with what the points are for.
 */
export async function postOperation(
  trx: Transaction<Record<never, never>>,
  operation: Operation,
): Promise<{ id: number; isRepeated: boolean }> {
  const { userId, kind, details = {}, idempotencyKey, entries, at } = operation;
  const change = walletChange(userId, entries);
  const ledger = trx.withTables<BillingTables>();
  await lockWallets(trx, [userId]);
  const posted = await ledger
    .insertInto('ledger_operations')
    .values({ user_id: userId, kind, details, idempotency_key: idempotencyKey, at })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!posted) return { id: await findPosted(ledger, operation), isRepeated: true };
  await ledger
    .insertInto('ledger_entries')
    .values(entries.map((entry) => ({ operation_id: posted.id, ...entry })))
    .execute();
  await changeWallet(ledger, userId, change);
  return { id: posted.id, isRepeated: false };
}
