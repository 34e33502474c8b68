import type { CheckOutcome } from '@vitrina/contract/positions/places.ts';
import type { Generated, JSONColumnType, Kysely } from 'kysely';
import type { CabinetsTables } from '../cabinets/tables.ts';
import type { ShelfMode } from '../integrations/storefront/shelf.ts';
import type { StoredDrifts } from './forecast/stored-drifts.ts';
import type { Memory } from './schedule/judge-fall.ts';

/** These two are never stored with a row: nobody looked, so position_gaps and position_pauses name those slots. */
export type StoredOutcome = Exclude<CheckOutcome, 'missed' | 'paused'>;
export type FailedOutcome = Exclude<StoredOutcome, 'found' | 'deep' | 'notFound'>;

/** What a check remembers of its products, by SKU. */
export type Places = Readonly<Record<string, Memory>>;

type CheckKey = { cabinet_id: number; term_id: number; city_id: number };

/** What a person sees of an entry. */
type EntryDetails = {
  entry_id: number;
  cabinet_id: number;
  sku: number;
  city_id: number;
  is_paused: boolean;
  created_at: Date;
  starts_at: Date;
  first_expected_at: Date;
  /** null: neither the cabinet nor a shelf has named the product yet. */
  product_name: string | null;
  image_url: string | null;
  is_own: boolean;
  city_name: string;
  /** The plan has no room for the product. */
  is_resting: boolean;
};

export type PositionsTables = {
  position_terms: { id: Generated<number>; cabinet_id: number; query: string };
  position_entries: {
    id: Generated<number>;
    cabinet_id: number;
    sku: number;
    city_id: number;
    name: string | null;
    image_url: string | null;
    is_paused: Generated<boolean>;
    is_resting: Generated<boolean>;
    created_at: Date;
    starts_at: Date;
    first_expected_at: Date;
  };
  /** A view: entries with the names of their products and cities. */
  position_entry_details: EntryDetails;
  /** A view: the queries of every entry, each with its entry's details. */
  position_tracking: EntryDetails & {
    term_id: number;
    query: string;
    query_is_resting: boolean;
    /** Neither paused nor resting. */
    is_checked: boolean;
    query_added_at: Date;
  };
  position_queries: {
    entry_id: number;
    cabinet_id: number;
    term_id: number;
    is_resting: Generated<boolean>;
    /** null: with its entry. */
    added_at: Date | null;
  };
  /** The room of the plan that the cabinet's tracking was last judged by. */
  position_room: { cabinet_id: number; products: number; queries: number; judged_at: Date };
  position_checks: CheckKey & {
    next_due_at: Date;
    retry_at: Date;
    attempts: Generated<number>;
    answered_skus: Generated<number[]>;
    last_failure: FailedOutcome | null;
    leased_until: Date | null;
    tick_offset: Generated<number>;
    moved_ticks: Generated<number>;
    priority: Generated<number>;
    first_due_at: Date | null;
    places: JSONColumnType<Places, string | undefined>;
  };
  position_daily_schedules: { cabinet_id: number; scheduled_on: string };
  position_forecast_nights: { cabinet_id: number; forecast_on: string };
  position_forecast_drifts: { learned_on: string; series: number; drifts: JSONColumnType<StoredDrifts> };
  position_falls: CheckKey & {
    sku: number;
    slot_at: Date;
    noticed_at: Date;
    moved_ticks: number;
    is_followed: Generated<boolean>;
  };
  position_steps: { cabinet_id: number; changed_at: Date; step_minutes: number; unique_queries: number };
  position_gaps: CheckKey & { from_at: Date; until_at: Date; step_minutes: number };
  position_history: { cabinet_id: number; kept_days: number; plan_days: number; since: Date };
  position_pauses: {
    entry_id: number;
    cabinet_id: number;
    city_id: number;
    from_at: Date;
    until_at: Date | null;
  };
  position_check_requests: {
    entry_id: number;
    cabinet_id: number;
    requested_at: Date;
    finished_at: Date | null;
  };
  position_requested_checks: CheckKey & {
    entry_id: number;
    requested_at: Date;
    sku: number;
    outcome: StoredOutcome | null;
    retry_at: Date;
    attempts: Generated<number>;
    leased_until: Date | null;
  };
  position_outbox: CheckKey & {
    id: Generated<number>;
    sku: number;
    slot_at: Date;
    outcome: StoredOutcome;
    place: number | null;
    places_read: number;
    mode: ShelfMode;
    late_seconds: number;
    batch: string | null;
    batched_at: Date | null;
  };
};

export type PositionsDb = Kysely<PositionsTables & CabinetsTables>;
