import type { RadarDifference, RadarImportance, RadarKind } from '@vitrina/contract/radar/changes.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { CardFacts } from './facts.ts';

export type Missed = Partial<Record<keyof CardFacts, string>>;

export type CardsTables = {
  watched_cards: {
    id: Generated<number>;
    sku: number;
    cabinet_id: number | null;
    facts: JSONColumnType<CardFacts> | null;
    /** Facts that the last answered look did not bring, and when each was last read. */
    missed: Generated<Missed>;
    snapshots_count: Generated<number>;
    chain_hash: Buffer | null;
    full_at: Date | null;
    watchers: Generated<number>;
    is_own: Generated<boolean>;
    idle_since: Date | null;
    next_look_at: Date;
    every_seconds: number;
    busyness: Generated<number>;
    taken_until: Date | null;
    looked_at: Date | null;
    changed_at: Date | null;
    is_gone: Generated<boolean>;
    failing_since: Date | null;
    failure: string | null;
  };
  card_snapshots: {
    card_id: number;
    number: number;
    from_at: Date | null;
    at: Date;
    is_full: boolean;
    facts: JSONColumnType<CardFacts>;
    hash: Buffer;
  };
  card_gaps: { card_id: number; from_at: Date; to_at: Date; reason: string };
  card_pictures: { hash: string; look: string; thumbnail: Buffer; seen_at: Date };
  radar_products: {
    cabinet_id: number;
    sku: number;
    is_own: boolean;
    added_by: number | null;
    added_at: Date;
    watching_since: Date;
    tag_id: number | null;
    is_paused: Generated<boolean>;
    resting_since: Date | null;
    /** As buyers see it. */
    card_id: number;
    /** As the seller's own methods tell it, of own products. */
    own_card_id: number | null;
  };
  radar_tags: { cabinet_id: number; tag_id: number };
  radar_exclusions: { cabinet_id: number; sku: number };
  radar_rooms: { cabinet_id: number; products: number; is_blocked: boolean };
  radar_changes: {
    id: Generated<number>;
    cabinet_id: number;
    sku: number;
    card_id: number;
    /** The snapshot that it was seen in. */
    snapshot: number;
    is_own: boolean;
    kind: RadarKind;
    difference: JSONColumnType<RadarDifference>;
    importance: RadarImportance;
    from_at: Date;
    at: Date;
    times: Generated<number>;
    last_at: Date;
    is_back: Generated<boolean>;
    acknowledged_by: number | null;
    acknowledged_at: Date | null;
  };
  radar_visits: { cabinet_id: number; user_id: number; seen_until: number };
};
