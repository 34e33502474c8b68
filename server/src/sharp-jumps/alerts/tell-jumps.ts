import type { Day } from '@vitrina/contract/dates.ts';
import { Marketplace } from '@vitrina/contract/ids.ts';
import type { JumpRow } from '@vitrina/contract/sharp-jumps.ts';
import { addNotification } from '../../notifications/add-notification.ts';
import type { Context } from '../../platform/context.ts';
import { listMeasuredDays, type StoredDay } from '../../queries/list-stored-days.ts';
import { findJumps, type JumpContext } from '../find-jumps.ts';
import { openMarket } from '../jump-source.ts';
import { type DueAlert, listDueAlerts } from './list-due-alerts.ts';
import type { JumpAlertTables } from './tables.ts';

async function findAlerted(
  context: JumpContext,
  { cabinetId, filter }: DueAlert,
  stored: readonly StoredDay[],
  day: Day,
): Promise<JumpRow[]> {
  const market = openMarket(filter, stored, day);
  if (!market.spans.isComparable) return [];
  const { rows } = await findJumps(context, { ...filter, cabinetId }, market);
  return filter.isSeasonHidden ? rows.filter((row) => row.lastYear?.isAlike !== true) : rows;
}

/** What was found is told in the transaction that ticks the day off: a killed worker neither loses nor doubles it. */
async function tell(context: JumpContext, alert: DueAlert, day: Day, rows: readonly JumpRow[]) {
  const { id, cabinetId, userId, name, filter } = alert;
  await context.db.transaction().execute(async (trx) => {
    const ticked = await trx
      .withTables<JumpAlertTables>()
      .updateTable('jump_alerts')
      .set({ judged_day: day })
      .where('id', '=', id)
      .where('is_on', '=', true)
      .where((eb) => eb.or([eb('judged_day', 'is', null), eb('judged_day', '<', day)]))
      .returning('id')
      .executeTakeFirst();
    const [largest] = rows;
    // Somebody else has looked meanwhile, it was switched off or removed, or there is nothing to tell.
    if (!ticked || !largest) return;
    await addNotification(trx, {
      userIds: [userId],
      cabinetId,
      event: { kind: 'jumpsFound', name, day, jumps: rows.length, query: largest.query, filter },
      at: context.clock.now(),
      onceKey: `jumpAlert:${id}:${day}`,
    });
  });
}

/** Looks at the newest measured day of each marketplace with every saved filter that has not seen it. */
export async function tellJumps(context: JumpContext & Pick<Context, 'log'>): Promise<void> {
  for (const marketplace of Marketplace.options) {
    const stored = await listMeasuredDays(context, marketplace);
    const day = stored.at(-1)?.day;
    if (day === undefined) continue;
    for (const alert of await listDueAlerts(context, marketplace, day)) {
      try {
        await tell(context, alert, day, await findAlerted(context, alert, stored, day));
      } catch (error) {
        // It stays due; the alerts of others do not wait for it.
        context.log.warn({ alertId: alert.id, err: error }, 'a jump alert could not be judged');
      }
    }
  }
}
