import type { PromoGift } from '@vitrina/contract/billing/promo.ts';
import type { Generated } from 'kysely';

export type PromoTables = {
  /** `points`, `plan` with `plan_days`, or `percent`: exactly one of them. */
  promo_codes: {
    code: string;
    points: number | null;
    plan: Extract<PromoGift, { kind: 'days' }>['plan'] | null;
    plan_days: number | null;
    percent: number | null;
    uses_left: number;
    expires_at: Date;
    /** Who made it in the office; null: a command on the machine. */
    operator_id: number | null;
  };
  promo_uses: { code: string; user_id: number; used_at: Date };
  /** A percentage waits here for the next top-up, and stays with its payment. */
  promo_percents: {
    id: Generated<number>;
    user_id: number;
    code: string;
    percent: number;
    at: Date;
    payment_id: number | null;
  };
};
