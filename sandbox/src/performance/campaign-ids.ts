import { z } from 'zod';

/** uint64 as digits. */
export const CampaignId = z.string().regex(/^\d{1,20}$/, 'campaign id must be digits');

/** A repeated query parameter: once it is a text, several times a list. */
export const RepeatedIds = z.union([CampaignId.transform((id) => [id]), z.array(CampaignId)]).default([]);
