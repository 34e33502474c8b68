import type { OfficeActionDetails, OfficeActionKind } from '@vitrina/contract/office.ts';
import { sql, type Transaction } from 'kysely';
import type { Log } from '../../platform/log.ts';
import type { OfficeTables } from '../tables.ts';

export type Action = {
  kind: OfficeActionKind;
  /** null: a command on the machine. */
  operatorId: number | null;
  userId?: number;
  reason?: string;
  details?: OfficeActionDetails;
  requestKey?: string;
  at: Date;
};

export type Recorded = { id: number; hash: string };

/**
 * Makes this transaction the next one that writes into the log. Taken after every other lock: whoever holds it waits for
 * nobody, so two of them cannot wait for each other.
 */
export async function lockActions(trx: Transaction<Record<never, never>>): Promise<void> {
  await sql`select lock_office_actions()`.execute(trx);
}

/** Writes what is done into the log, in the transaction that does it: both are stored or neither. */
export async function recordAction(
  trx: Transaction<Record<never, never>>,
  { kind, operatorId, userId, reason, details = {}, requestKey, at }: Action,
): Promise<Recorded> {
  const { id, hash } = await trx
    .withTables<OfficeTables>()
    .insertInto('office_actions')
    .values({
      kind,
      at,
      operator_id: operatorId,
      user_id: userId ?? null,
      reason: reason ?? null,
      details,
      request_key: requestKey ?? null,
    })
    .returning(['id', 'hash'])
    .executeTakeFirstOrThrow();
  return { id, hash: hash.toString('hex') };
}

/**
 * A second witness outside the database. A chain alone does not show that its newest rows are missing, or that all of
 * it was written anew: these lines do.
 */
export function logAction(log: Log, action: Action, { id, hash }: Recorded): void {
  const { kind, operatorId, userId } = action;
  log.info({ event: 'office.action', kind, operatorId, userId, action: id, hash }, 'action in the office');
}
