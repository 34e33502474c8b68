import { waitForOzonQuota } from '../../integrations/ozon/acquire-ozon-quota.ts';
import type { OzonKey } from '../../integrations/ozon/call-ozon.ts';
import { getImportStatus } from '../../integrations/ozon/get-import-status.ts';
import { getPictures } from '../../integrations/ozon/get-pictures.ts';
import type { DbContext } from '../../platform/context.ts';
import type { CallFailure } from '../../platform/outbound/failure.ts';
import type { CardPictures, OrderResult } from './decide.ts';
import type { DueTest } from './due-tests.ts';

export type CardReading = { result: OrderResult | null; seen: CardPictures | null };
type Results = Map<number, OrderResult>;

const FOLLOWED = '/v1/product/import/info';
const ENDED: readonly OrderResult['status'][] = ['imported', 'skipped'];

/** One question for each task: the orders of a pass went together. */
async function readResults(
  { db }: DbContext,
  key: OzonKey,
  tests: readonly DueTest[],
): Promise<Results | CallFailure> {
  const results: Results = new Map();
  const byTask = Map.groupBy(tests, ({ card }) => card?.task_id ?? null);
  for (const [taskId, ordered] of byTask) {
    if (taskId === null) continue;
    await waitForOzonQuota(db, key, FOLLOWED);
    const answer = await getImportStatus(key, taskId);
    if (answer.outcome === 'notFound') {
      for (const { row } of ordered) results.set(row.id, { status: 'failed', message: answer.message });
    } else if (answer.outcome !== 'ok') return answer;
    else
      for (const { row } of ordered) {
        const item = answer.data.find(({ offerId }) => offerId === row.offer_id);
        // One for each picture of the set, and all of them say the same.
        const [error] = item?.errors ?? [];
        const message = error?.message || error?.code || '';
        results.set(row.id, { status: item?.status ?? 'unknown', message });
      }
  }
  return results;
}

/** What has become of the orders, and what the cards show where that matters. */
export async function readCards(
  context: DbContext,
  key: OzonKey,
  tests: readonly DueTest[],
): Promise<Map<number, CardReading> | CallFailure> {
  const results = await readResults(context, key, tests);
  if ('outcome' in results) return results;
  const read = tests.filter(({ row, card }) => {
    const result = results.get(row.id);
    return card?.task_id == null || (result !== undefined && ENDED.includes(result.status));
  });
  const seen = new Map<number, CardPictures>();
  if (read.length > 0) {
    await waitForOzonQuota(context.db, key);
    const productIds = [...new Set(read.map(({ row }) => row.product_id))];
    const answer = await getPictures(key, productIds);
    if (answer.outcome !== 'ok') return answer;
    for (const { productId, pictures, colour } of answer.data) seen.set(productId, { pictures, colour });
  }
  const isRead = new Set(read.map(({ row }) => row.id));
  return new Map(
    tests.map(({ row }) => [
      row.id,
      {
        result: results.get(row.id) ?? null,
        seen: isRead.has(row.id) ? (seen.get(row.product_id) ?? null) : null,
      },
    ]),
  );
}
