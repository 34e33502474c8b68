import { SELLER_CHANGED_VOID } from '@vitrina/contract/ab-tests/results.ts';
import { sql } from 'kysely';
import type { AbTrx, TestRow } from '../project/lock-test.ts';
import { addLog } from '../project/log.ts';

/**
 * The window that was up last: at some moment of it the seller has put another picture there, and nobody knows how many of its
 * views and clicks are of that one. A person may take it back in.
 */
export async function voidLastWindow(
  trx: AbTrx,
  { id: testId, cabinet_id: cabinetId }: TestRow,
  { imageId, at }: { imageId: number | null; at: Date },
): Promise<void> {
  const { rows } = await sql`
    update ab_windows
    set void_reason = ${SELLER_CHANGED_VOID}, voided_by = null, voided_at = ${at}
    where test_id = ${testId} and image_id = ${imageId} and not is_warm_up and void_reason is null
      and number = (
        select number from ab_windows where test_id = ${testId} and shown_from is not null
        order by planned_from desc limit 1)
    returning number`.execute(trx);
  if (rows.length === 0) return;
  const line = { kind: 'voided', reason: SELLER_CHANGED_VOID } as const;
  await addLog(trx, { cabinetId, testId, at, line });
}
