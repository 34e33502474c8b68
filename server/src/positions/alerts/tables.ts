import type { AlertHit, AlertRule } from '@vitrina/contract/positions/alerts.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { AlertKind } from '../../alerts/define-alerts.ts';
import type { AlertState } from './judging/judge.ts';

export const POSITION_ALERTS: AlertKind = {
  name: 'positionAlert',
  table: 'position_alerts',
  belongsTo: 'cabinet',
};

/** Of `position_alerts`, beside what all alerts have. */
export type PositionAlertColumns = {
  rule: AlertRule;
  judged_until: Date;
  /** As the database writes it: of plans that stand still it is infinity. */
  awaits: string | null;
  state: AlertState;
};

export type PositionAlertTables = {
  position_alert_firings: {
    id: Generated<number>;
    cabinet_id: number;
    alert_id: number;
    at: Date;
    queries: number;
    hits: JSONColumnType<AlertHit[]>;
    deliver_at: Date;
    is_delivered: Generated<boolean>;
  };
};
