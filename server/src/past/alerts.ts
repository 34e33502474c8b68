import { addDays, moscowDay, startOfMoscowDay } from '@vitrina/contract/dates.ts';
import type { AlertRule } from '@vitrina/contract/positions/alerts.ts';
import { sql } from 'kysely';
import { addAlert } from '../alerts/change-alerts.ts';
import type { AlertKind, AlertRules, Viewer } from '../alerts/define-alerts.ts';
import { keepWithin } from '../alerts/deliver-alerts.ts';
import { listActive, listAlerts } from '../alerts/find-alerts.ts';
import { findCabinet } from '../cabinets/find-cabinet.ts';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/postgres/database.ts';
import { positionAlerts } from '../positions/alerts/position-alerts.ts';
import { listMeasuredDays } from '../queries/list-stored-days.ts';
import { readyAt } from '../queries/rules.ts';
import { type JumpAlertColumns, jumpAlerts } from '../sharp-jumps/alerts/jump-alerts.ts';
import { contextAt } from './context-at.ts';
import { deliveringThen } from './deliver-then.ts';
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

type Past = { viewer: Viewer; since: Date; before: Date };

/** Made once, however often this is begun, and off: a worker would judge all of the past at once, as news of now. */
async function makeOff<Rule extends object>(
  then: Context,
  kind: AlertRules<Rule>,
  { viewer, rules }: { viewer: Viewer; rules: readonly Rule[] },
): Promise<void> {
  const made = await listAlerts(then.db, kind, viewer);
  for (const rule of rules.slice(made.length)) {
    const off = { ...rule, is_on: false };
    await addAlert(then, kind, viewer, off);
  }
}

/** Those that are as they were made; whatever else happens to a rule counts its version up. Answers which they are. */
async function switchOn(trx: Db, { table }: AlertKind, { viewer, since }: Past): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} set is_on = true
    where cabinet_id = ${viewer.cabinetId} and created_at = ${since} and version = 1 and not is_on
    returning id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** What a day has brought is delivered when it is over; what the last one has brought, where the past ends. */
function deliveredAt(at: Date, before: Date): Date {
  const nextDay = startOfMoscowDay(addDays(moscowDay(at), 1));
  return nextDay < before ? nextDay : before;
}

/** Each day's notice at its moment. */
function notifyingThen(before: Date): typeof positionAlerts {
  return {
    ...positionAlerts,
    deliver: async (context, trx, alert, firings) => {
      const moments = Map.groupBy(firings, ({ at }) => deliveredAt(at, before).getTime());
      for (const [at, some] of [...moments].toSorted(([one], [other]) => one - other))
        await positionAlerts.deliver(contextAt(context, new Date(at)), trx, alert, some);
    },
  };
}

/**
 * Rules that have looked at all places since they were made. Judged at once they find the same as check by check, and
 * are switched on in the transaction that keeps it: the worker, which judges as well, meets nothing half done.
 */
async function fillPositionRules(context: Context, past: Past): Promise<void> {
  const { viewer, since, before } = past;
  const { cabinetId } = viewer;
  const rules = RULES.map((rule) => ({ rule }));
  await makeOff(contextAt(context, since), positionAlerts, { viewer, rules });
  await context.db.transaction().execute(async (trx) => {
    const made = await switchOn(trx, positionAlerts, past);
    const judging = { ...contextAt(context, before), db: trx };
    const judged = await positionAlerts.judge(judging, { cabinetId });
    const ofMade = judged.filter(({ alert }) => made.has(alert.id));
    if (ofMade.length < made.size) throw new Error('A rule of the past could not be judged.');
    await keepWithin(context, trx, notifyingThen(before), ofMade);
  });
}

const jumpsNotifiedThen: typeof jumpAlerts = {
  ...jumpAlerts,
  deliver: async (context, trx, alert, firings) => {
    for (const firing of firings)
      await jumpAlerts.deliver(contextAt(context, readyAt(firing.moment)), trx, alert, [firing]);
  },
};

/** A saved filter of jumps has looked at each of the last days on the morning after. */
async function fillJumps(context: Context, past: Past): Promise<void> {
  const { viewer, since } = past;
  const { cabinetId } = viewer;
  await makeOff(contextAt(context, since), jumpAlerts, { viewer, rules: [JUMPS] });
  const stored = await listMeasuredDays(context, JUMPS.marketplace);
  await context.db.transaction().execute(async (trx) => {
    const made = [...(await switchOn(trx, jumpAlerts, past))];
    const isMade = sql<boolean>`alert.id = any(${made}::integer[])`;
    for (const alert of await listActive<JumpAlertColumns>(trx, jumpAlerts, isMade)) {
      const days = [];
      for (const { day } of stored.slice(-JUMP_DAYS)) {
        const due = { cabinetId, alertId: alert.id, alert, day };
        const known = stored.filter((one) => one.day <= day);
        days.push(...(await jumpAlerts.judge(contextAt(context, readyAt(day)), { ...due, stored: known })));
      }
      const last = days.at(-1);
      const firings = days.flatMap((one) => one.firings);
      if (last) await keepWithin(context, trx, jumpsNotifiedThen, [{ ...last, firings }]);
    }
  });
}

/** Rules that have looked at the places of each day since they were made, and a filter of jumps. */
export const alertsPast: Filling = {
  subject: 'alerts',
  days: 1,
  isLast: true,
  fill: async (context, { cabinetId, before }) => {
    const cabinet = await findCabinet(context, cabinetId);
    if (!cabinet) return;
    const since = startOfMoscowDay(addDays(moscowDay(before), -DAYS_AGO));
    const past = { viewer: { cabinetId, userId: cabinet.owner_id }, since, before };
    await deliveringThen(context, { cabinetId, before }, () => fillPositionRules(context, past));
    await deliveringThen(context, { cabinetId, before }, () => fillJumps(context, past));
  },
};
