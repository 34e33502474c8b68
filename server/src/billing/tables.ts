import type { OperationDetails, OperationKind } from '@vitrina/contract/billing/wallet.ts';
import type { Generated } from 'kysely';
import type { PlansTables } from './plans/tables.ts';
import type { ReferralTables } from './referral/tables.ts';

export type BillingTables = PlansTables &
  ReferralTables & {
    ledger_operations: {
      id: Generated<number>;
      user_id: number;
      kind: OperationKind;
      details: Generated<OperationDetails>;
      idempotency_key: string;
      at: Date;
    };
    ledger_entries: { operation_id: number; account: string; points: number };
    wallets: { user_id: number; available: Generated<number>; frozen: Generated<number> };
    promo_codes: { code: string; points: number; uses_left: number; expires_at: Date };
    promo_uses: { code: string; user_id: number; used_at: Date };
  };
