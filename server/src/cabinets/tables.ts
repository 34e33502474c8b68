import type { Role } from '@vitrina/contract/access.ts';
import type { CabinetSettings, CollectorState, KeyStatus, PremiumLevel } from '@vitrina/contract/cabinet.ts';
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
    is_example: Generated<boolean>;
    is_additional: boolean;
    created_at: Date;
    can_change_pictures: boolean | null;
    performance_client_id: string | null;
    performance_sealed: string | null;
    performance_last_four: string | null;
    performance_status: KeyStatus | null;
    performance_checked_at: Date | null;
    blocked_at: Date | null;
    settings: Generated<Partial<CabinetSettings>>;
  };
  cabinet_invites: {
    id: Generated<number>;
    cabinet_id: number;
    inviter_id: number;
    email: string;
    roles: Role[];
    hash: string;
    tries: Generated<number>;
    sent_at: Generated<Date>;
    expires_at: Date;
    closed_at: Date | null;
  };
  cabinet_tags: { id: Generated<number>; cabinet_id: number; name: string; name_key: string; color: string };
  product_tags: { cabinet_id: number; tag_id: number; sku: number };
  cabinet_members: {
    cabinet_id: number;
    user_id: number;
    roles: Role[];
    joined_at: Date;
    /** Since when the owner's plan has no room for the person; null: it has. */
    resting_since: Generated<Date | null>;
  };
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
