import type { ErrorKey } from '@vitrina/contract/errors.ts';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/postgres/database.ts';

type NameOf<Key> = Key extends `${infer Name}Alert.tooMany` ? `${Name}Alert` : never;

/** What a tool's alerts are called, where they are stored and whose they are. */
export type AlertKind = {
  /** Of its errors, once-keys and lines in the log. */
  name: NameOf<ErrorKey>;
  table: string;
  /**
   * `author`: seen, changed and counted by each person alone, who is notified as long as they may see the cabinet.
   * `cabinet`: shared by everybody in it; its owner is notified once the author may not see it any more.
   */
  belongsTo: 'author' | 'cabinet';
};

/** The columns of every table of alerts, beside those of the rule and of how far it was judged. */
export type AlertRow = {
  id: number;
  cabinet_id: number;
  author_id: number | null;
  is_on: boolean;
  /** Grows with each change and each judgement: what was judged from an older one is not kept. */
  version: number;
};
export type ActiveAlert = AlertRow & { recipient: number };

export type Viewer = { cabinetId: number; userId: number };

/** How alerts are made and changed. `Rule`: the columns that a person decides. */
export type AlertRules<Rule extends object> = AlertKind & {
  /** How many a person may have in a cabinet, or the cabinet, by whom they belong to. */
  maximum: number;
  /** Refuses a rule about what is not there. */
  requireRule?(db: Db, cabinetId: number, rule: Rule): Promise<void>;
  /** The columns that say how far a rule was judged, of one that begins now: what is known is no news. */
  begin(context: Context, cabinetId: number, rule: Rule): Promise<object>;
};

/** What is judged at once; `alertId` where that is one alert. */
export type Due = { cabinetId: number; alertId?: number };

/** An alert, the columns that say how far it was judged, and what it found. */
export type Judged<Alert, Firing> = { alert: Alert; progress: object; firings: readonly Firing[] };

/** How alerts are judged and delivered. */
export type AlertJudge<Alert extends AlertRow, What extends Due, Firing> = AlertKind & {
  listDue(context: Context): Promise<What[]>;
  /** Changes nothing. */
  judge(context: Context, due: What): Promise<Judged<Alert, Firing>[]>;
  /** What was found, in the transaction that keeps the progress. */
  deliver(context: Context, trx: Db, alert: Alert, firings: readonly Firing[]): Promise<void>;
};

export function defineAlerts<Rule extends object, Alert extends AlertRow, What extends Due, Firing>(
  alerts: AlertRules<Rule> & AlertJudge<Alert, What, Firing>,
) {
  return alerts;
}
