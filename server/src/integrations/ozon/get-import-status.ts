import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callOzon, type OzonKey } from './call-ozon.ts';

// `skipped`: the request changed nothing, or a link had been taken before; the card stays as it was.
const KNOWN = ['pending', 'imported', 'failed', 'skipped'] as const;

const Text = z.string().nullish();

const Task = z.object({
  result: z.object({
    items: z.array(
      z
        .object({
          offer_id: z.string(),
          status: z.string(),
          errors: z.array(z.object({ code: Text, message: Text, description: Text })).nullish(),
        })
        .transform(({ offer_id, status, errors }) => ({
          offerId: offer_id,
          /** A word that no contract has is `unknown`: it says neither done nor failed. */
          status: KNOWN.find((known) => known === status) ?? ('unknown' as const),
          errors: (errors ?? []).map(({ code, message, description }) => ({
            code: code ?? '',
            message: description || message || '',
          })),
        })),
    ),
  }),
});
export type ImportedPictures = z.output<typeof Task>['result']['items'][number];

/** What has become of the products of one import by now. */
export async function getImportStatus(key: OzonKey, taskId: number): Promise<CallAnswer<ImportedPictures[]>> {
  const answer = await callOzon(key, '/v1/product/import/info', { task_id: taskId }, Task);
  return answer.outcome === 'ok' ? { outcome: 'ok', data: answer.data.result.items } : answer;
}
