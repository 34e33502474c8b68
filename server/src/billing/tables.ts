import type { OperationDetails, OperationKind } from '@vitrina/contract/billing/wallet.ts';
import type { Generated } from 'kysely';
import type { HoldsTables } from './holds/tables.ts';
import type { PlansTables } from './plans/tables.ts';
import type { PromoTables } from './promo/tables.ts';
import type { ReferralTables } from './referral/tables.ts';
import type { WalletTables } from './wallet/tables.ts';

export type BillingTables = HoldsTables &
  PlansTables &
  PromoTables &
  ReferralTables &
  WalletTables & {
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
  };
