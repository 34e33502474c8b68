import type { OfficeAction } from '@vitrina/contract/office.ts';
import type { AccountsTables } from '../../accounts/tables.ts';
import type { DbContext } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import type { OfficeTables } from '../tables.ts';

type Input = { userId?: number | undefined; page: number; pageSize: number };

/** Enough to find the line in the log of the product. */
const HASH_SHOWN = 12;

function actionsOf(db: Db, userId: number | undefined) {
  const actions = db.withTables<OfficeTables & AccountsTables>().selectFrom('office_actions as action');
  return userId === undefined ? actions : actions.where('action.user_id', '=', userId);
}

async function listPage(db: Db, { userId, page, pageSize }: Input) {
  return actionsOf(db, userId)
    .leftJoin('users as operator', 'operator.id', 'action.operator_id')
    .leftJoin('users as person', 'person.id', 'action.user_id')
    .select(['action.id', 'action.at', 'kind', 'operator_id', 'user_id', 'reason', 'details', 'hash'])
    .select(['operator.email as operator_email', 'person.email as person_email'])
    .orderBy('action.id', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
}

const named = (id: number | null, email: string | null) => (id === null ? null : { id, email });

export async function listActions(
  { db }: DbContext,
  input: Input,
): Promise<{ actions: OfficeAction[]; total: number }> {
  const [rows, { total }] = await Promise.all([
    listPage(db, input),
    actionsOf(db, input.userId)
      .select((expression) => expression.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const actions = rows.map((row) => ({
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind,
    operator: named(row.operator_id, row.operator_email),
    person: named(row.user_id, row.person_email),
    reason: row.reason,
    details: row.details,
    hash: row.hash.toString('hex').slice(0, HASH_SHOWN),
  }));
  return { actions, total };
}
