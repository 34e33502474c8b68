import type { RadarAlertHit, RadarAlertRule } from '@vitrina/contract/radar/alerts.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { AlertKind } from '../../alerts/define-alerts.ts';

export const RADAR_ALERTS: AlertKind = { name: 'radarAlert', table: 'radar_alerts', belongsTo: 'cabinet' };

/** Of `radar_alerts`, beside what all alerts have. */
export type RadarAlertColumns = {
  rule: RadarAlertRule;
  begins_after: number;
  judged_id: number;
  delivers_at: Date | null;
};

export type RadarAlertTables = {
  radar_alert_firings: {
    id: Generated<number>;
    cabinet_id: number;
    alert_id: number;
    look: string;
    sku: number;
    at: Date;
    change_id: number;
    changes: number;
    hits: JSONColumnType<RadarAlertHit[]>;
    deliver_at: Date;
    is_delivered: Generated<boolean>;
  };
};
