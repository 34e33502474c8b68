import * as z from 'zod/mini';
import { Instant } from '../dates.ts';
import { Page } from '../paging.ts';
import { route } from '../route.ts';

/** What a friend's payment brought to the person whose code he had, or what its refund took. */
export const ReferralReward = z.object({
  id: z.int(),
  kind: z.enum(['referralReward', 'referralRewardBack']),
  at: Instant,
  /** Friends are numbered as they registered; nothing of their address is told. */
  friendNumber: z.int(),
  /** What was due, and what of it moved in the wallet: the rest is a debt or has paid one off. */
  points: z.int(),
  moved: z.int(),
});
export type ReferralReward = z.infer<typeof ReferralReward>;

/** Newest first. */
export const listReferralRewards = route({
  method: 'POST',
  path: 'user/referralRewards',
  access: 'user',
  input: Page,
  output: z.object({
    rewards: z.array(ReferralReward),
    total: z.int(),
    /** What has come to the wallet in all, less what was taken back. */
    earned: z.int(),
    /** What was taken back after it had been spent, and is not paid off yet. */
    debt: z.int(),
  }),
  errors: [],
});
