import { sql } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { measure } from '../../platform/metrics/measure.ts';
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
export function watchLedger(
  context: Pick<Context, 'db' | 'log' | 'metrics'>,
  clock: Clock,
): () => Promise<void> {
  const { db, log } = context;
  let checked = NOTHING_CHECKED;
  let last: { at: number; violations: number } | undefined;
  measureLedger(context, clock, () => last);
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
    last = { at, violations: violations.length };
    if (violations.length === 0) return;
    log.error(
      { event: 'ledger.broken', count: violations.length, violations: violations.slice(0, MOST_REPORTED) },
      'the ledger does not add up',
    );
  };
}

/** Any worker may be the one that checks: those that never did say nothing. */
function measureLedger(
  context: Pick<Context, 'log' | 'metrics'>,
  clock: Clock,
  read: () => { at: number; violations: number } | undefined,
): void {
  const values = (of: (last: { at: number; violations: number }) => number) => () => {
    const last = read();
    return last ? [{ value: of(last) }] : [];
  };
  measure(
    context,
    {
      name: 'vitrina_ledger_violations',
      help: 'Rules of the ledger that did not hold when it was last checked here.',
    },
    values(({ violations }) => violations),
  );
  measure(
    context,
    { name: 'vitrina_ledger_checked_ago_seconds', help: 'How long ago the ledger was last checked here.' },
    values(({ at }) => (clock.now().getTime() - at) / 1000),
  );
}
