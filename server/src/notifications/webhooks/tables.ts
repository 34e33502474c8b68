import type { WebhookAttempt, WebhookKind, WebhookType } from '@vitrina/contract/notifications/webhooks.ts';
import type { Generated } from 'kysely';

export type WebhooksTables = {
  webhooks: {
    id: Generated<number>;
    cabinet_id: number;
    name: string;
    url: string;
    kinds: WebhookKind[];
    is_on: Generated<boolean>;
    is_gone: Generated<boolean>;
    is_given_up: Generated<boolean>;
    secret_place: string;
    secret_sealed: string;
    created_at: Date;
    failing_since: Date | null;
    warned_at: Date | null;
    last_delivered_at: Date | null;
    taken_until: Date | null;
    taken_by: string | null;
    tried_at: Date | null;
  };
  webhook_deliveries: {
    id: string;
    webhook_id: number;
    cabinet_id: number;
    type: WebhookType;
    event: unknown;
    at: Date;
    state: Generated<'waiting' | 'delivered' | 'givenUp'>;
    due_at: Date;
    tries: Generated<number>;
    once_key: string | null;
  };
  webhook_attempts: {
    id: Generated<number>;
    delivery_id: string;
    cabinet_id: number;
    at: Date;
    status: number | null;
    outcome: WebhookAttempt['outcome'];
    duration_ms: number;
  };
};
