import type { TestRow } from '../project/lock-test.ts';
import type { AbState, Phase } from './states.ts';

function required<T>(value: T | null, column: string): T {
  if (value === null) throw new Error(`A test that was started has no ${column}.`);
  return value;
}

/** At the moment itself, or at that of the pause. */
function phaseOf(row: TestRow, now: Date): Phase {
  const at = row.status === 'paused' ? required(row.paused_at, 'paused_at') : now;
  if (row.launched_at === null || row.warm_up_ends_at === null) return 'launching';
  return at < row.warm_up_ends_at ? 'warmUp' : 'rotation';
}

/** The state of a test as its row tells it. `hasRotated`: a window after the warm-up was shown. */
export function stateOf(row: TestRow, hasRotated: boolean, now: Date): AbState {
  if (row.deleted_at !== null) return { status: 'deleted' };
  if (row.status === 'setup') return { status: 'setup' };
  if (row.status === 'finished') {
    const reason = required(row.finish_reason, 'finish_reason');
    return { status: 'finished', reason, isArchived: row.archived_at !== null };
  }
  const begun = {
    phase: phaseOf(row, now),
    since: required(row.running_since, 'running_since'),
    finishesBy: required(row.finishes_by, 'finishes_by'),
    isHeld: row.points === 'held',
    hasRotated,
    isCardTheirs: row.card === 'sellerChanged',
  };
  if (row.status === 'running') return { status: 'running', ...begun };
  return { status: 'paused', ...begun, reason: required(row.pause_reason, 'pause_reason') };
}
