import { lockUsedKey, REFUSED_STATUSES, refuseKey, type UsedKey } from '../../cabinets/keys/refuse-key.ts';
import { lockCabinet } from '../../cabinets/lock-cabinet.ts';
import { judgeKey } from '../../cabinets/rules.ts';
import { waitForOzonQuota } from '../../integrations/ozon/acquire-ozon-quota.ts';
import type { OzonKey } from '../../integrations/ozon/call-ozon.ts';
import { importPictures } from '../../integrations/ozon/import-pictures.ts';
import type { TimedContext } from '../../platform/context.ts';
import type { CallFailure } from '../../platform/outbound/failure.ts';
import { type AbTrx, lockTest, type TestRow } from '../project/lock-test.ts';
import type { AbTestsTables } from '../tables.ts';
import { type CardRow, findCard } from './due-tests.ts';
import { failTest, interrupt, postponeTest } from './fail-test.ts';
import type { PlacedOrder } from './place-order.ts';
import { KEY_WAIT_MS, POLL_MS } from './retry.ts';
import { NO_ORDER, setDue, updateCard } from './update-rows.ts';

const SENT = '/v2/product/pictures/import';
/** After these the marketplace has surely not heard the order. */
const REFUSALS: readonly CallFailure['outcome'][] = [
  'rateLimited',
  'forbidden',
  'unauthorized',
  'expired',
  'ipBound',
  'invalid',
  'notFound',
];

type Failed = { row: TestRow; card: CardRow | undefined; now: Date };

/**
 * A key that may not change pictures pauses at once; one that is refused altogether stops the cabinet too. If it was
 * changed meanwhile, the test goes on with the new one.
 */
async function failByKey(trx: AbTrx, used: UsedKey, failed: Failed, failure: CallFailure): Promise<boolean> {
  const { row, now } = failed;
  const { status } = judgeKey(failure);
  const refused = failure.outcome === 'invalid' ? undefined : REFUSED_STATUSES.find((one) => one === status);
  if (refused === undefined && status !== 'noRights') return false;
  if ((await lockUsedKey(trx, used)) === undefined) {
    await setDue(trx, row.id, new Date(now.getTime() + POLL_MS));
    return true;
  }
  if (refused !== undefined) await refuseKey(trx, used, { status: refused, at: now });
  await postponeTest(trx, failed, { waitMs: KEY_WAIT_MS, details: failure.message });
  const reason = refused === undefined ? 'readOnlyKey' : 'error';
  if (row.status === 'running') await interrupt(trx, failed, { reason, details: failure.message });
  return true;
}

/** The marketplace did not do what a test needs: what that means for the test is the same wherever it happened. */
export async function failOutside(
  { db, clock }: TimedContext,
  used: UsedKey,
  testIds: readonly number[],
  failure: CallFailure,
): Promise<void> {
  const now = clock.now();
  const { id: cabinetId } = used;
  const details = failure.message || failure.outcome;
  for (const testId of testIds) {
    await db.transaction().execute(async (trx) => {
      // As everywhere: first the cabinet's row, which a refused key changes, then that of the test.
      await lockCabinet(trx, cabinetId);
      const row = await lockTest(trx, { cabinetId, testId });
      const card = await findCard(trx, testId);
      const failed = { row, card, now };
      if (await failByKey(trx, used, failed, failure)) return;
      if (failure.outcome === 'rateLimited')
        await postponeTest(trx, failed, { waitMs: failure.retryAfterMs, details });
      else await failTest(trx, failed, details);
    });
  }
}

/** All orders of a cabinet in one import. One that was not surely refused may have been heard: it is sent again. */
export async function sendOrders(
  context: TimedContext,
  key: OzonKey,
  used: UsedKey,
  orders: readonly PlacedOrder[],
): Promise<void> {
  if (orders.length === 0) return;
  await waitForOzonQuota(context.db, key, SENT);
  const answer = await importPictures(key, orders);
  const testIds = orders.map(({ testId }) => testId);
  if (answer.outcome === 'ok') {
    await context.db
      .withTables<AbTestsTables>()
      .updateTable('ab_card_sets')
      .set({ task_id: answer.data.taskId })
      .where('test_id', 'in', testIds)
      .where('ordered_at', 'is not', null)
      .execute();
    return;
  }
  if (REFUSALS.includes(answer.outcome)) {
    await context.db.transaction().execute(async (trx) => {
      for (const testId of testIds) await updateCard(trx, testId, NO_ORDER);
    });
  }
  await failOutside(context, used, testIds, answer);
}
