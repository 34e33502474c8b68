import type { AbTrx, TestRow } from '../project/lock-test.ts';
import { addLog } from '../project/log.ts';
import { applyEvent } from '../running/change-test.ts';
import { notifyEditors } from '../running/notify.ts';
import type { Interruption } from '../running/states.ts';
import type { CardRow } from './due-tests.ts';
import { isPatienceOver, RESTORE_ALARM_MS, waitAfter } from './retry.ts';
import { setDue, updateCard, updateTestRow } from './update-rows.ts';
import { findWindow } from './wanted.ts';

type Failed = { row: TestRow; card: CardRow | undefined; now: Date };

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

async function logFailure(trx: AbTrx, { row, now }: Failed, details: string): Promise<void> {
  const kind = row.status === 'running' ? 'switchFailed' : 'restoreFailed';
  await addLog(trx, { cabinetId: row.cabinet_id, testId: row.id, at: now, line: { kind, details } });
}

/** The product pauses a test by itself; one that does not run has nothing to pause. */
export async function interrupt(
  trx: AbTrx,
  { row, now }: Failed,
  { reason, details }: { reason: Interruption; details: string },
): Promise<void> {
  await applyEvent(trx, row, { event: { kind: 'interrupted', reason, details }, by: null, now });
}

/** `until`: when it may go on at the earliest. */
async function alarm(trx: AbTrx, { row, now }: Failed, since: Date, until = now): Promise<void> {
  if (row.status === 'running' || until.getTime() - since.getTime() < RESTORE_ALARM_MS) return;
  await notifyEditors(trx, row, {
    event: { kind: 'abTestRestoreFailing', testId: row.id, name: row.name },
    at: now,
    onceKey: `abTestRestoreFailing:${row.id}:${since.toISOString()}`,
  });
}

/** The next window is looked at when it begins: its image may be up already. */
async function nextTry(trx: AbTrx, { row, now }: Failed, failures: number): Promise<Date> {
  const retryAt = later(now, waitAfter(failures - 1));
  const window = row.status === 'running' ? await findWindow(trx, row.id, now) : null;
  return window !== null && window.planned_to < retryAt ? window.planned_to : retryAt;
}

/** Tries again a little later each time; a test that has tried long enough is paused, a card is put back for ever. */
export async function failTest(trx: AbTrx, failed: Failed, details: string): Promise<void> {
  const { row, card, now } = failed;
  await logFailure(trx, failed, details);
  // Nothing is stored of a card that was never read; half an hour of that ends a launch by itself.
  const since = card?.failing_since ?? now;
  const failures = (card?.failures ?? 0) + 1;
  if (card) await updateCard(trx, row.id, { failures, failing_since: since });
  await updateTestRow(trx, row.id, { due_at: await nextTry(trx, failed, failures) });
  await alarm(trx, failed, since);
  if (row.status === 'running' && isPatienceOver(since, row.interval_minutes, now))
    await interrupt(trx, failed, { reason: 'error', details });
}

/**
 * Goes on when the marketplace or a new key allows it, which is no failure of a test that runs. A card that waits for its
 * own pictures does so for ever: the log says it once.
 */
export async function postponeTest(
  trx: AbTrx,
  failed: Failed,
  { waitMs, details }: { waitMs: number; details: string },
): Promise<void> {
  const { row, card, now } = failed;
  const until = later(now, waitMs);
  await setDue(trx, row.id, until);
  if (row.status === 'running') return logFailure(trx, failed, details);
  const since = card?.failing_since ?? now;
  if (card && card.failing_since === null) {
    await updateCard(trx, row.id, { failing_since: since });
    await logFailure(trx, failed, details);
  }
  await alarm(trx, failed, since, until);
}
