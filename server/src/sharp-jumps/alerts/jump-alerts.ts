import type { Day } from '@vitrina/contract/dates.ts';
import { Marketplace } from '@vitrina/contract/ids.ts';
import { JUMP_BOUNDS, JumpAlertFilter } from '@vitrina/contract/sharp-jumps.ts';
import { sql } from 'kysely';
import { type ActiveAlert, type AlertKind, type Due, defineAlerts } from '../../alerts/define-alerts.ts';
import { listActive } from '../../alerts/find-alerts.ts';
import { notifyOnce } from '../../alerts/notify-once.ts';
import type { Context } from '../../platform/context.ts';
import { listMeasuredDays, type StoredDay } from '../../queries/list-stored-days.ts';
import { findJumps } from '../find-jumps.ts';
import { planComparison } from '../plan-comparison.ts';

type JumpRule = { name: string; marketplace: Marketplace; filter: JumpAlertFilter };
/** `judged_day`: the newest one that was looked at; null: nothing had been measured when it was made. */
export type JumpAlertColumns = JumpRule & { judged_day: Day | null };
type DueAlert = Due & { alert: ActiveAlert & JumpAlertColumns; day: Day; stored: readonly StoredDay[] };

const JUMP_ALERTS: AlertKind = { name: 'jumpAlert', table: 'jump_alerts', belongsTo: 'author' };

/** Saved filters, each of which looks at each newly measured day once. */
export const jumpAlerts = defineAlerts({
  ...JUMP_ALERTS,
  maximum: JUMP_BOUNDS.alerts,
  begin: async (context, _cabinetId, { marketplace }: JumpRule) => ({
    judged_day: (await listMeasuredDays(context, marketplace)).at(-1)?.day ?? null,
  }),
  listDue,
  judge,
  deliver: async ({ clock }, trx, alert, firings) => {
    for (const firing of firings) await notifyOnce(trx, JUMP_ALERTS, alert, { ...firing, at: clock.now() });
  },
});

async function listDue({ db }: Pick<Context, 'db'>): Promise<DueAlert[]> {
  const due: DueAlert[] = [];
  for (const marketplace of Marketplace.options) {
    const stored = await listMeasuredDays({ db }, marketplace);
    const day = stored.at(-1)?.day;
    if (day === undefined) continue;
    const isDue = sql<boolean>`alert.marketplace = ${marketplace} and coalesce(alert.judged_day < ${day}, true)`;
    for (const alert of await listActive<JumpAlertColumns>(db, JUMP_ALERTS, isDue)) {
      due.push({ cabinetId: alert.cabinet_id, alertId: alert.id, alert, day, stored });
    }
  }
  return due;
}

async function judge(context: Context, { cabinetId, alert, day, stored }: DueAlert) {
  const filter = JumpAlertFilter.parse(alert.filter);
  const comparison = planComparison(filter, stored, day);
  const found = comparison.spans.isComparable
    ? await findJumps(context, { ...filter, cabinetId }, comparison)
    : { rows: [], withoutHours: 0, totals: undefined };
  const { rows } = found;
  const isMore = (found.totals?.[filter.direction] ?? 0) > rows.length + found.withoutHours;
  const alerted = filter.isSeasonHidden ? rows.filter((row) => row.lastYear?.isAlike !== true) : rows;
  const firings = alerted.slice(0, 1).map(({ query }) => ({
    moment: day,
    event: {
      kind: 'jumpsFound',
      name: alert.name,
      day,
      jumps: alerted.length,
      ...(isMore ? { isMore } : {}),
      query,
      filter,
    } as const,
  }));
  return [{ alert, progress: { judged_day: day }, firings }];
}
