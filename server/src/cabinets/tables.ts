import type { Role } from '@vitrina/contract/access.ts';
import type { CollectorState, KeyStatus, PremiumLevel } from '@vitrina/contract/cabinets.ts';
import type { Generated } from 'kysely';

export type CabinetsTables = {
  cabinets: {
    id: Generated<number>;
    owner_id: number;
    name: string;
    seller_id: string;
    seller_name: string | null;
    key_sealed: string;
    key_last_four: string;
    key_status: KeyStatus;
    key_expires_at: Date | null;
    key_checked_at: Date;
    premium: PremiumLevel;
    is_blocked: Generated<boolean>;
    is_additional: boolean;
    created_at: Date;
  };
  cabinet_members: { cabinet_id: number; user_id: number; roles: Role[]; joined_at: Date };
  collector_states: {
    cabinet_id: number;
    collector: CollectorState['collector'];
    outcome: NonNullable<CollectorState['outcome']>;
    last_tried_at: Date;
    last_succeeded_at: Date | null;
    next_try_at: Date | null;
    items_count: number | null;
    failures: Generated<number>;
  };
};
