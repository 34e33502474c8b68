import { z } from 'zod';
import { DayText } from '../clock/moscow-day.ts';

/** The parts of a request, not read yet. */
export type Ask = { params: unknown; query: unknown; body: unknown };

// int64 travels as digits in paths and by many clients in bodies.
export const Id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

export const Sku = z.string().trim().min(1).max(255);

export const BusinessParams = z.object({ businessId: Id });
export const CampaignParams = z.object({ campaignId: Id });

/** The token has two spellings. */
export const PageToken = z
  .object({ pageToken: z.string().optional(), page_token: z.string().optional() })
  .transform(({ pageToken, page_token }) => pageToken ?? page_token);

/** Some methods cut a limit that is too high, others refuse it. */
export function pageLimit(most: number, usual: number, tooHigh: 'cut' | 'refused') {
  const limit = z.coerce.number().int().min(1);
  const bounded = tooHigh === 'cut' ? limit.transform((value) => Math.min(value, most)) : limit.max(most);
  return z.object({ limit: bounded.default(usual) }).transform((query) => query.limit);
}

/** A closed period of Moscow days. */
export const Period = z.object({ dateFrom: DayText, dateTo: DayText });
