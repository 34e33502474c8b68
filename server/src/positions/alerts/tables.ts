import type { AlertHit, AlertRule } from '@vitrina/contract/positions/alerts.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { AlertState } from './judging/judge.ts';

export type PositionAlertTables = {
  position_alerts: {
    id: Generated<number>;
    cabinet_id: number;
    author_id: number | null;
    rule: JSONColumnType<AlertRule>;
    is_on: Generated<boolean>;
    created_at: Date;
    version: Generated<number>;
    judged_until: Date;
    /** As the database writes it: of plans that stand still it is infinity. */
    awaits: string | null;
    state: JSONColumnType<AlertState>;
  };
  position_alert_firings: {
    id: Generated<number>;
    cabinet_id: number;
    alert_id: number;
    at: Date;
    queries: number;
    hits: JSONColumnType<AlertHit[]>;
    tell_at: Date;
    is_told: Generated<boolean>;
  };
};
