import type { Context } from '../../platform/context.ts';
import { checkLedger } from './check-ledger.ts';

/** As many as a reader of the log needs to see what kind of damage it is. */
const TOLD = 20;

/** Says loudly that the ledger is wrong; it repairs nothing, because only a person can know which side is right. */
export async function watchLedger({ db, log }: Pick<Context, 'db' | 'log'>): Promise<void> {
  const violations = await checkLedger(db);
  if (violations.length === 0) return;
  log.error(
    { event: 'ledger.broken', count: violations.length, violations: violations.slice(0, TOLD) },
    'the ledger does not add up',
  );
}
