import { ALERT_BOUNDS, AlertRule, listPositionAlerts as route } from '@vitrina/contract/positions/alerts.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import type { Viewer } from '../../alerts/define-alerts.ts';
import { alertsOf } from '../../alerts/find-alerts.ts';
import type { Context } from '../../platform/context.ts';
import { listFollowed, pickFollowed } from './judging/followed.ts';
import { POSITION_ALERTS } from './tables.ts';

/** The other columns are those of the answer, which is checked. */
type Row = { rule: unknown; author_id: number | null; last_fired_at: Date | null };

/** Of the whole cabinet, with the names that their sentences say. */
export async function listAlerts(
  { db }: Pick<Context, 'db'>,
  viewer: Viewer,
): Promise<OutputOf<typeof route>> {
  const [{ rows }, followed] = await Promise.all([
    sql<Row>`
      select alert.id, alert.rule, alert.is_on as "isOn", alert.author_id, author.full_name as author,
        (select max(at) from position_alert_firings where alert_id = alert.id) as last_fired_at,
        coalesce(tag.name, entry.product_name, entry.sku::text) as name, entry.city_name as "cityName"
      from ${alertsOf(POSITION_ALERTS, viewer)}
      left join cabinet_members as member
        on member.cabinet_id = alert.cabinet_id and member.user_id = alert.author_id
      left join users as author on author.id = member.user_id
      left join position_entry_details as entry on entry.cabinet_id = alert.cabinet_id
        and entry.sku = (alert.rule #>> '{scope,sku}')::bigint
        and entry.city_id = (alert.rule #>> '{scope,cityId}')::integer
      left join cabinet_tags as tag on tag.cabinet_id = alert.cabinet_id
        and tag.id = (alert.rule #>> '{scope,tagId}')::integer
      order by alert.id`.execute(db),
    listFollowed(db, viewer.cabinetId),
  ]);
  const alerts = rows.map((row) => {
    const rule = AlertRule.parse(row.rule);
    return {
      ...row,
      rule,
      queriesCount: pickFollowed(rule, followed).size,
      isMine: row.author_id === viewer.userId,
      lastFiredAt: row.last_fired_at?.toISOString() ?? null,
    };
  });
  return route.output.parse({ alerts, maximum: ALERT_BOUNDS.rulesInCabinet });
}
