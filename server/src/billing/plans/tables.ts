import type { AdditionalPlan, PurchaseKind } from '@vitrina/contract/billing/tariff.ts';
import type { Generated } from 'kysely';

export type PlansTables = {
  tariffs: {
    user_id: number;
    slot: 'current' | 'next';
    plan_type: number;
    active_from: Date;
    active_to: Date;
    paid: Generated<number>;
    on_day: Generated<number | null>;
  };
  plan_purchases: {
    id: Generated<number>;
    user_id: number;
    request_key: string;
    kind: PurchaseKind | 'renewal';
    plan_type: number;
    months: number;
    price: number;
    credit: number;
    active_from: Date;
    active_to: Date;
    at: Date;
  };
  plan_grants: {
    id: Generated<number>;
    user_id: number;
    plan_type: number;
    source: AdditionalPlan['source'];
    once_key: string;
    active_from: Date;
    active_to: Date;
    granted_at: Date;
    is_settled: Generated<boolean>;
  };
  plan_renewals: { user_id: number; switched_on_at: Date };
};
