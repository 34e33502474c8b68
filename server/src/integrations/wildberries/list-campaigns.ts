import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callWb } from './call-wb.ts';
import { Text, Whole } from './lenient.ts';
import type { WbKey } from './wb-key.ts';

const STATUSES = {
  [-1]: 'deleted',
  4: 'ready',
  7: 'finished',
  8: 'cancelled',
  9: 'active',
  11: 'paused',
} as const;
const isKnown = (status: number): status is keyof typeof STATUSES => Object.hasOwn(STATUSES, status);

const Campaign = z
  .object({
    id: Whole,
    status: Whole,
    bid_type: z.string().nullish(),
    settings: z.object({ name: Text.nullish(), payment_type: z.string().nullish() }).nullish(),
    nm_settings: z.array(z.object({ nm_id: Whole })).nullish(),
  })
  .transform(({ id, status, bid_type, settings, nm_settings }) => ({
    id,
    name: settings?.name ?? '',
    /** A status that no contract had is told by its number. */
    status: isKnown(status) ? STATUSES[status] : String(status),
    bidType: bid_type ?? 'unknown',
    paymentType: settings?.payment_type ?? 'unknown',
    nmIds: (nm_settings ?? []).map(({ nm_id }) => nm_id),
  }));
const Answer = z.object({ adverts: z.array(Campaign).nullish() });
export type WbCampaign = z.output<typeof Campaign>;

/** Those that can run again, or have statistics: ready, finished, active, paused. */
const COLLECTED_STATUSES = '4,7,9,11';

export async function listCampaigns(key: WbKey): Promise<CallAnswer<WbCampaign[]>> {
  const answer = await callWb(key, 'campaigns', { query: { statuses: COLLECTED_STATUSES } }, Answer);
  return answer.outcome === 'ok' ? { outcome: 'ok', data: answer.data.adverts ?? [] } : answer;
}
