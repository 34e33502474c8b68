import { isDeepStrictEqual } from 'node:util';
import type { OfficeActionDetails } from '@vitrina/contract/office.ts';
import type { Transaction } from 'kysely';
import { lockWallets } from '../../billing/ledger/post-operation.ts';
import type { Context } from '../../platform/context.ts';
import { problem } from '../../platform/problem.ts';
import type { OfficeTables } from '../tables.ts';
import { type Action, lockActions, logAction, type Recorded, recordAction } from './record-action.ts';

/** What a person has sent: the details are what they filled in, without what came of it. */
export type Form = Action & { operatorId: number; reason: string; requestKey: string };
type Trx = Transaction<Record<never, never>>;

/**
 * Whether this form has had its effect already: a double click, or an answer that was lost on its way. A key that was
 * used for something else is refused. The log is locked by the caller, so the first one has ended.
 */
async function isRepeated(trx: Trx, form: Form): Promise<boolean> {
  const first = await trx
    .withTables<OfficeTables>()
    .selectFrom('office_actions')
    .select(['kind', 'operator_id', 'user_id', 'reason', 'details'])
    .where('request_key', '=', form.requestKey)
    .executeTakeFirst();
  if (!first) return false;
  const isSame =
    first.kind === form.kind &&
    first.operator_id === form.operatorId &&
    first.user_id === (form.userId ?? null) &&
    first.reason === form.reason &&
    isDeepStrictEqual({ ...first.details, ...form.details }, first.details);
  if (!isSame) throw problem('request.invalid', { field: 'requestKey', rule: 'used' });
  return true;
}

/**
 * Writes a form into the log within a transaction that is not ours, as its last step; the key names no other form then.
 * Logged by whoever commits it.
 */
export async function recordForm(
  trx: Trx,
  form: Form,
  came: OfficeActionDetails,
): Promise<{ action: Action; recorded: Recorded }> {
  await lockActions(trx);
  if (await isRepeated(trx, form)) throw problem('request.invalid', { field: 'requestKey', rule: 'used' });
  const action: Action = { ...form, details: { ...form.details, ...came } };
  return { action, recorded: await recordAction(trx, action) };
}

/** Does what a form says and writes it into the log, in one transaction and once; `act` answers what came of it. */
export async function actOnce(
  { db, log }: Pick<Context, 'db' | 'log'>,
  form: Form,
  act: (trx: Trx) => Promise<OfficeActionDetails>,
): Promise<void> {
  const done = await db.transaction().execute(async (trx) => {
    if (form.userId !== undefined) await lockWallets(trx, [form.userId]);
    await lockActions(trx);
    if (await isRepeated(trx, form)) return undefined;
    const action: Action = { ...form, details: { ...form.details, ...(await act(trx)) } };
    return { action, recorded: await recordAction(trx, action) };
  });
  if (done) logAction(log, done.action, done.recorded);
}
