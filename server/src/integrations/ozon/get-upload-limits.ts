import * as z from 'zod';
import type { CallAnswer } from '../../platform/outbound/failure.ts';
import { callOzon, OzonInt, type OzonKey } from './call-ozon.ts';

const Limits = z.object({
  daily_update: z.object({ limit: OzonInt, usage: OzonInt, reset_at: z.string().nullish() }).nullish(),
  operation_limits: z.object({ limit: OzonInt.nullish(), limit_type: z.string().nullish() }).nullish(),
});

/** How many products may still be changed; null: the marketplace sets or tells no such limit. */
export type UploadLimits = {
  leftToday: number | null;
  perMinute: number | null;
  renewedAt: Date | null;
};

function readMoment(text: string | null | undefined): Date | null {
  const moment = new Date(text ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** The limits of changed products of one account. */
export async function getUploadLimits(key: OzonKey): Promise<CallAnswer<UploadLimits>> {
  const answer = await callOzon(key, '/v4/product/info/limit', {}, Limits);
  if (answer.outcome !== 'ok') return answer;
  const { daily_update: day, operation_limits: operations } = answer.data;
  const isPerMinute = operations?.limit_type === 'RATE_LIMIT_PER_MINUTE';
  return {
    outcome: 'ok',
    data: {
      // A negative limit can only mean none.
      leftToday: day && day.limit >= 0 ? Math.max(0, day.limit - day.usage) : null,
      perMinute: isPerMinute ? (operations.limit ?? null) : null,
      renewedAt: readMoment(day?.reset_at),
    },
  };
}
