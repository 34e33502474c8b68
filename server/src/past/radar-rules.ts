import type { RadarAlertRule } from '@vitrina/contract/radar/alerts.ts';
import { sql } from 'kysely';
import { addAlert } from '../alerts/change-alerts.ts';
import { keepJudged } from '../alerts/deliver-alerts.ts';
import { listAlerts } from '../alerts/find-alerts.ts';
import type { Context } from '../platform/context.ts';
import { radarAlerts } from '../radar/alerts/radar-alerts.ts';
import { contextAt } from './context-at.ts';
import { deliveringThen } from './deliver-then.ts';

const usual = {
  scope: { kind: 'cabinet' },
  importance: 'low',
  pricePercent: null,
  priceWay: 'any',
  againHours: null,
  quiet: null,
  digestHour: null,
} as const;

/** A rival lowers a price, somebody hangs on to an own card, an own title is another one. */
export const RULES: readonly RadarAlertRule[] = [
  { ...usual, whose: 'rivals', kinds: ['price'], pricePercent: 10, priceWay: 'down' },
  { ...usual, whose: 'own', kinds: ['sellers'], importance: 'high' },
  { ...usual, whose: 'own', kinds: ['title'] },
];

type Past = { cabinetId: number; ownerId: number; since: Date; before: Date };

/** Made once, however often this is begun; whatever the feed holds came after them. */
async function makeRules(context: Context, { cabinetId, ownerId, since }: Past): Promise<void> {
  const viewer = { cabinetId, userId: ownerId };
  const made = await listAlerts(context.db, radarAlerts, viewer);
  const then = contextAt(context, since);
  for (const rule of RULES.slice(made.length)) await addAlert(then, radarAlerts, viewer, { rule });
  await sql`update radar_alerts set begins_after = 0
    where cabinet_id = ${cabinetId} and created_at = ${since}`.execute(context.db);
}

/** Each notice as it was sent at its moment; what waits until after the past is left to the worker. */
function notifyingThen(before: Date): typeof radarAlerts {
  return {
    ...radarAlerts,
    deliver: async (context, trx, alert, firings) => {
      const moments = Map.groupBy(firings, ({ deliver_at }) =>
        Math.min(deliver_at.getTime(), before.getTime()),
      );
      for (const [at, some] of [...moments].toSorted(([one], [other]) => one - other))
        await radarAlerts.deliver(contextAt(context, new Date(at)), trx, alert, some);
    },
  };
}

/**
 * Rules that have been there for as long as the looks. All lines are judged at once, which finds the same as look by look,
 * and kept in one transaction: the worker, which judges as well, meets nothing half done.
 */
export async function fillRules(context: Context, past: Past): Promise<void> {
  const { cabinetId, before } = past;
  await makeRules(context, past);
  const judged = await radarAlerts.judge(context, { cabinetId });
  await deliveringThen(context, past, () => keepJudged(context, notifyingThen(before), judged));
}
