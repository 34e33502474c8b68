import type { OperationKind } from '@vitrina/contract/billing/wallet.ts';
import type { Generated } from 'kysely';

export type ReferralKind = Extract<
  OperationKind,
  'referralReward' | 'referralRewardBack' | 'friendBonus' | 'friendBonusBack'
>;

export type ReferralTables = {
  /** What referral payments brought and took; append-only by use: nothing updates or deletes its rows. */
  referral_entries: {
    id: Generated<number>;
    user_id: number;
    friend_id: number;
    kind: ReferralKind;
    payment_id: number;
    refund_id: number | null;
    points: number;
    moved: number;
    at: Date;
  };
};
