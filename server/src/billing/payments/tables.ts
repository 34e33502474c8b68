import type { BankCardState, TopUpState } from '@vitrina/contract/billing/payments.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { PaymentOrder } from '../../integrations/payments/create-payment.ts';
import type { RefundOrder } from '../../integrations/payments/create-refund.ts';

/** Money of one payment or refund that one side has otherwise than the other; null: not at all. */
export type Difference = {
  kind: 'payment' | 'refund';
  providerId: string;
  providerKopecks: number | null;
  ledgerKopecks: number | null;
};

export type PaymentTables = {
  payments: {
    id: Generated<number>;
    user_id: number;
    request_key: string;
    idempotence_key: string;
    shop_id: string;
    is_test: boolean;
    points: number;
    sent_order: JSONColumnType<PaymentOrder>;
    /** How often it went out: after the first time a refusal says nothing about the tries before it. */
    tries: Generated<number>;
    card_id: number | null;
    state: TopUpState;
    is_dropped: Generated<boolean>;
    provider_id: string | null;
    confirmation_url: string | null;
    reason: string | null;
    mismatch: string | null;
    receipt_status: string | null;
    card_fingerprint: string | null;
    bonus: Generated<number>;
    promo: Generated<number>;
    created_at: Date;
    captured_at: Date | null;
    ended_at: Date | null;
    looked_at: Date | null;
    look_at: Date | null;
  };
  payment_refunds: {
    id: Generated<number>;
    payment_id: number;
    user_id: number;
    operator_id: number;
    reason: string;
    request_key: string;
    idempotence_key: string;
    points: number;
    bonus: number;
    promo: Generated<number>;
    sent_order: JSONColumnType<RefundOrder>;
    tries: Generated<number>;
    state: TopUpState;
    provider_id: string | null;
    mismatch: string | null;
    created_at: Date;
    refunded_at: Date | null;
    look_at: Date | null;
  };
  bank_cards: {
    id: Generated<number>;
    user_id: number;
    shop_id: string;
    idempotence_key: string | null;
    request_key: string | null;
    state: BankCardState | 'removed';
    method_id: string | null;
    title: Generated<string>;
    is_default: Generated<boolean>;
    confirmation_url: string | null;
    fingerprint: string | null;
    created_at: Date;
    looked_at: Date | null;
    look_at: Date | null;
  };
  payment_days: {
    day: string;
    provider_kopecks: number;
    ledger_kopecks: number;
    differences: JSONColumnType<Difference[]>;
    compared_at: Date;
  };
  payment_hints: {
    object_id: string;
    event: string;
    status: string;
    address: string;
    first_at: Date;
    times: Generated<number>;
  };
};
