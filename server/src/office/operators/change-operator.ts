import type { AccountsTables } from '../../accounts/tables.ts';
import type { TimedContext } from '../../platform/context.ts';
import { recordAction } from '../audit/record-action.ts';

export type OperatorChange = 'added' | 'removed' | 'unchanged' | 'unknown';

/**
 * Only a command on the machine comes here (scripts/operators.ts): no route changes who is an operator. The next request
 * of that person is judged by it.
 */
export async function changeOperator(
  { db, clock }: TimedContext,
  email: string,
  isOperator: boolean,
): Promise<OperatorChange> {
  const at = clock.now();
  return db.transaction().execute(async (trx) => {
    const tables = trx.withTables<AccountsTables>();
    const person = await tables
      .selectFrom('users')
      .select('id')
      .where('email', '=', email.trim().toLowerCase())
      .executeTakeFirst();
    if (!person) return 'unknown';
    const changed = isOperator
      ? await tables
          .insertInto('operators')
          .values({ user_id: person.id, added_at: at })
          .onConflict((conflict) => conflict.column('user_id').doNothing())
          .returning('user_id')
          .executeTakeFirst()
      : await tables
          .deleteFrom('operators')
          .where('user_id', '=', person.id)
          .returning('user_id')
          .executeTakeFirst();
    if (!changed) return 'unchanged';
    const kind = isOperator ? 'operatorAdded' : 'operatorRemoved';
    await recordAction(trx, { kind, operatorId: null, userId: person.id, at });
    return isOperator ? 'added' : 'removed';
  });
}
