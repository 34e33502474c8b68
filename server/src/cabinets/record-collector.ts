import type { CollectorState } from '@vitrina/contract/cabinet.ts';
import { sql } from 'kysely';
import type { TimedContext } from '../platform/context.ts';
import type { CabinetsTables } from './tables.ts';

export type CollectorRun = {
  outcome: NonNullable<CollectorState['outcome']>;
  nextTryAt: Date | null;
  itemsCount: number | null;
};

/** Outcomes that brought an answer, even an empty one. */
const ANSWERED: readonly CollectorRun['outcome'][] = ['ok', 'empty', 'noPremium'];

/** The line a person sees in the cabinet: what the last turn of a collector ended as, and when it comes again. */
export async function recordCollector(
  { db, clock }: TimedContext,
  cabinetId: number,
  collector: CollectorState['collector'],
  { outcome, nextTryAt, itemsCount }: CollectorRun,
): Promise<void> {
  const now = clock.now();
  const isAnswer = ANSWERED.includes(outcome);
  await db
    .withTables<CabinetsTables>()
    .insertInto('collector_states')
    .values({
      cabinet_id: cabinetId,
      collector,
      outcome,
      last_tried_at: now,
      last_succeeded_at: isAnswer ? now : null,
      next_try_at: nextTryAt,
      items_count: itemsCount,
      failures: isAnswer ? 0 : 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['cabinet_id', 'collector']).doUpdateSet({
        outcome,
        last_tried_at: now,
        next_try_at: nextTryAt,
        // A failed turn leaves the last good answer and its time as they were.
        ...(isAnswer
          ? { last_succeeded_at: now, items_count: itemsCount, failures: 0 }
          : { failures: sql<number>`collector_states.failures + 1` }),
      }),
    )
    .execute();
}
