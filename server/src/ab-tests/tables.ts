import type {
  AbFinishReason,
  AbPauseReason,
  AbStatus,
  AbStrategy,
  AbSureBy,
  AbTest,
} from '@vitrina/contract/ab-tests/project.ts';
import type { AbEventKind, AbWindowState } from '@vitrina/contract/ab-tests/results.ts';
import type { AbLogKind } from '@vitrina/contract/ab-tests/running.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { Conclusion } from './results/conclusion.ts';

type CountersColumns = {
  views: number;
  clicks: number;
  carts: number | null;
  orders: number;
  model_orders: number | null;
};

export type AbTestsTables = {
  ab_tests: {
    id: Generated<number>;
    cabinet_id: number;
    version: Generated<number>;
    sku: number;
    product_id: number;
    offer_id: string;
    name: string;
    description: Generated<string>;
    campaign_ids: Generated<string[]>;
    strategy: AbStrategy;
    sure_by: AbSureBy;
    interval_minutes: number;
    target_views: number;
    target_clicks: number;
    force_finish_seconds: number;
    minimum_effect_percent: number;
    applies_winner: Generated<boolean>;
    status: AbStatus;
    pause_reason: AbPauseReason | null;
    pause_details: Generated<string>;
    finish_reason: AbFinishReason | null;
    seed: number;
    created_by: number | null;
    started_by: number | null;
    price_points: Generated<number>;
    hold_id: number | null;
    points: Generated<AbTest['points']>;
    card: Generated<AbTest['card']>;
    applied_image_id: number | null;
    created_at: Date;
    started_at: Date | null;
    launched_at: Date | null;
    warm_up_ends_at: Date | null;
    running_since: Date | null;
    paused_at: Date | null;
    finishes_by: Date | null;
    finished_at: Date | null;
    progress: number | null;
    archived_at: Date | null;
    deleted_at: Date | null;
    due_at: Date | null;
    counters_read_at: Date | null;
    has_carry_over: Generated<boolean>;
    conclusion: JSONColumnType<Conclusion | null, string | null>;
    concluded_version: number | null;
    concluded_at: Date | null;
  };
  ab_images: {
    id: Generated<number>;
    cabinet_id: number;
    test_id: number;
    name: string;
    number: number;
    idea: Generated<string>;
    width: number;
    height: number;
    original: Buffer;
    published: Buffer;
    sha256: Buffer;
    is_original: Generated<boolean>;
    created_at: Date;
    excluded_at: Date | null;
  };
  ab_addresses: {
    name: string;
    cabinet_id: number;
    image_id: number;
    created_at: Date;
    fetched_at: Date | null;
  };
  ab_windows: {
    test_id: number;
    number: number;
    cabinet_id: number;
    image_id: number;
    is_warm_up: Generated<boolean>;
    planned_from: Date;
    planned_to: Date;
    state: AbWindowState;
    ordered_at: Date | null;
    shown_from: Date | null;
    shown_to: Date | null;
    measured_at: Date | null;
    void_reason: string | null;
    voided_by: number | null;
    voided_at: Date | null;
    suggestion: AbEventKind | null;
  };
  ab_card_sets: {
    test_id: number;
    cabinet_id: number;
    pictures: string[];
    colour: string | null;
    stored_at: Date;
    last_pictures: string[];
    last_colour: string | null;
    shown_image_id: number | null;
    ordered_at: Date | null;
    ordered_image_id: number | null;
    address: string | null;
    task_id: number | null;
    doubted_at: Date | null;
    doubted_image_id: number | null;
    failures: Generated<number>;
    failing_since: Date | null;
    is_chosen: Generated<boolean>;
  };
  ab_counters: CountersColumns & {
    test_id: number;
    campaign_id: string;
    day: string;
    cabinet_id: number;
    read_at: Date;
  };
  ab_increments: CountersColumns & {
    id: Generated<number>;
    test_id: number;
    cabinet_id: number;
    campaign_id: string;
    day: string;
    from_at: Date;
    to_at: Date;
    former_read_at: Date | null;
    read_at: Date;
    window_number: number | null;
    gap_reason: string | null;
  };
  ab_delays: {
    cabinet_id: number;
    picture_seconds: number | null;
    counter_least_seconds: number | null;
    counter_seconds: number | null;
    counters_measured_on: string | null;
  };
  ab_log: {
    id: Generated<number>;
    test_id: number;
    cabinet_id: number;
    at: Date;
    kind: AbLogKind;
    user_id: number | null;
    image_number: number | null;
    reason: string | null;
    details: Generated<string>;
  };
  ab_events: {
    test_id: number;
    kind: AbEventKind;
    at: Date;
    cabinet_id: number;
    until: Date | null;
  };
  ab_looks: {
    test_id: number;
    cabinet_id: number;
    looked_at: Date;
    price_kopecks: number | null;
    sale_kopecks: number | null;
    stock: number | null;
    ran_campaign_ids: string[];
    stopped_campaign_ids: string[] | null;
  };
};
