import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/postgres/database.ts';
import { checkLedger } from './check-ledger.ts';
import { afterCheck, NOTHING_CHECKED, startOfCheck } from './check-plan.ts';

/** As many as a reader of the log needs to see what kind of damage it is. */
const MOST_REPORTED = 20;

async function findLastOperation(db: Db): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`select coalesce(max(id), 0) as id from ledger_operations`.execute(db);
  return rows[0]?.id ?? 0;
}

/**
 * Says loudly that the ledger is wrong; it repairs nothing, because only a person can know which side is right. What
 * was checked is remembered here and nowhere else: a new process begins with the whole.
 */
export function watchLedger({ db, log }: Pick<Context, 'db' | 'log'>, clock: Clock): () => Promise<void> {
  let checked = NOTHING_CHECKED;
  return async () => {
    const at = clock.now().getTime();
    // Before the check, which then knows at least these.
    const mark = { at, lastOperation: await findLastOperation(db) };
    const start = startOfCheck(checked, at);
    const violations = await checkLedger(db, start);
    checked = afterCheck(checked, {
      mark,
      isWhole: start === undefined,
      isRight: violations.length === 0,
    });
    if (violations.length === 0) return;
    log.error(
      { event: 'ledger.broken', count: violations.length, violations: violations.slice(0, MOST_REPORTED) },
      'the ledger does not add up',
    );
  };
}
