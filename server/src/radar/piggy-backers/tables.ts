import type { CardOffer } from '@vitrina/contract/radar/changes.ts';
import type { PiggyBackerNotice, PiggyBackerStatus } from '@vitrina/contract/radar/piggy-backers.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { OnCard } from './notices/compare-lists.ts';

export type PiggyBackersTables = {
  piggy_backers: {
    id: Generated<number>;
    cabinet_id: number;
    sku: number;
    offer_sku: number;
    seller_id: number | null;
    seller_name: string | null;
    first_seen_at: Date;
    last_seen_at: Date;
    seen_ms: number;
    away_ms: number;
    is_on_card: boolean;
    is_over: boolean;
    first_kopecks: number | null;
    kopecks: number | null;
    lowest_kopecks: number | null;
    own_kopecks: number | null;
    undercut_kopecks: number | null;
    deepest_undercut_kopecks: number | null;
  };
  piggy_backer_cards: {
    cabinet_id: number;
    sku: number;
    looked_at: Date | null;
    offers: JSONColumnType<CardOffer[]>;
  };
  piggy_backer_statuses: {
    cabinet_id: number;
    seller_key: string;
    status: PiggyBackerStatus;
    set_by: number | null;
    set_at: Date;
  };
  piggy_backer_notices: {
    cabinet_id: number;
    day: string;
    decided_at: Date;
    outcome: PiggyBackerNotice['outcome'];
    recipient_id: number | null;
    list: JSONColumnType<OnCard[]>;
    hash: Buffer;
    appeared: number;
    gone: number;
    changed: number;
  };
};
