import type { DbContext } from '../platform/context.ts';
import { requireFewLabels } from '../products/queries/require-few-labels.ts';
import { changeRequests, type Input } from './change-requests.ts';

export async function tagRequests(
  context: DbContext,
  { tag, ...input }: Input & { tag: string | null },
): Promise<{ changed: number }> {
  const changed = await changeRequests(context, input, { column: 'tag', value: tag }, async (trx) => {
    if (tag !== null) await requireFewLabels(trx, input.cabinetId);
  });
  return { changed };
}
