import { addDays, type Day, listDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import type { AlertRule } from '@vitrina/contract/positions/alerts.ts';
import { sql } from 'kysely';
import { addAlert } from '../alerts/change-alerts.ts';
import type { Viewer } from '../alerts/define-alerts.ts';
import { keepJudged } from '../alerts/deliver-alerts.ts';
import { listActive, listAlerts } from '../alerts/find-alerts.ts';
import { findCabinet } from '../cabinets/find-cabinet.ts';
import type { Context, DbContext } from '../platform/context.ts';
import { positionAlerts } from '../positions/alerts/position-alerts.ts';
import type { PositionAlertColumns } from '../positions/alerts/tables.ts';
import { listMeasuredDays } from '../queries/list-stored-days.ts';
import { readyAt } from '../queries/rules.ts';
import { type JumpAlertColumns, jumpAlerts } from '../sharp-jumps/alerts/jump-alerts.ts';
import { contextAt } from './context-at.ts';
import type { Filling } from './filling.ts';

/** When the rules were made. */
const DAYS_AGO = 21;
const JUMP_DAYS = 7;
const usual = { queries: [], atLeast: 1, lastingMinutes: 0, againHours: 24, quiet: null };

const RULES: readonly AlertRule[] = [
  { ...usual, scope: { kind: 'cabinet' }, change: { kind: 'falls', by: 10 }, atLeast: 2 },
  { ...usual, scope: { kind: 'cabinet' }, change: { kind: 'leaves', top: 10 }, lastingMinutes: 60 },
];
const JUMPS = {
  name: 'Растёт быстрее рынка',
  marketplace: 'ozon',
  filter: {
    marketplace: 'ozon',
    window: 7,
    direction: 'rise',
    metric: 'count',
    minBase: 1000,
    contains: '',
    isSeasonHidden: false,
    isMisspelt: false,
  },
} as const;

/** Made once, however often this is begun. */
async function makeRules(context: Context, viewer: Viewer): Promise<void> {
  const made = await listAlerts(context.db, positionAlerts, viewer);
  for (const rule of RULES.slice(made.length)) await addAlert(context, positionAlerts, viewer, { rule });
  if ((await listAlerts(context.db, jumpAlerts, viewer)).length === 0)
    await addAlert(context, jumpAlerts, viewer, JUMPS);
}

/** The moments at which the rules have still to be judged: after each day, from where they were judged last. */
async function listMoments({ db }: DbContext, viewer: Viewer, days: readonly Day[]): Promise<Date[]> {
  const rules = await listAlerts<PositionAlertColumns>(db, positionAlerts, viewer);
  const judgedUntil = Math.max(0, ...rules.map((rule) => rule.judged_until.getTime()));
  return days.map((day) => startOfMoscowDay(day)).filter((at) => at.getTime() > judgedUntil);
}

/** A saved filter of jumps has looked at each of the last days on the morning after. */
async function judgeJumps(context: Context, cabinetId: number): Promise<void> {
  const stored = await listMeasuredDays(context, JUMPS.marketplace);
  for (const { day } of stored.slice(-JUMP_DAYS)) {
    const then = contextAt(context, readyAt(day));
    const known = stored.filter((one) => one.day <= day);
    const alerts = await listActive<JumpAlertColumns>(
      context.db,
      jumpAlerts,
      sql<boolean>`alert.cabinet_id = ${cabinetId}`,
    );
    for (const alert of alerts) {
      const judged = await jumpAlerts.judge(then, {
        cabinetId,
        alertId: alert.id,
        alert,
        day,
        stored: known,
      });
      await keepJudged(then, jumpAlerts, judged);
    }
  }
}

/** Rules that have looked at the places of each day since they were made, and a filter of jumps. */
export const alertsPast: Filling = {
  subject: 'alerts',
  days: 1,
  isLast: true,
  fill: async (context, { cabinetId, before, signal }) => {
    const cabinet = await findCabinet(context, cabinetId);
    if (!cabinet) return;
    const today = moscowDay(before);
    const days = listDays(addDays(today, -DAYS_AGO), today);
    const viewer = { cabinetId, userId: cabinet.owner_id };
    await makeRules(contextAt(context, startOfMoscowDay(days[0] ?? today)), viewer);
    for (const at of await listMoments(context, viewer, days)) {
      signal.throwIfAborted();
      const then = contextAt(context, at);
      await keepJudged(then, positionAlerts, await positionAlerts.judge(then, { cabinetId }));
    }
    await judgeJumps(context, cabinetId);
  },
};
