import {
  RADAR_ALERT_BOUNDS,
  RadarAlertRule,
  listRadarAlerts as route,
} from '@vitrina/contract/radar/alerts.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { sql } from 'kysely';
import type { Viewer } from '../../alerts/define-alerts.ts';
import { alertsOf } from '../../alerts/find-alerts.ts';
import type { DbContext } from '../../platform/context.ts';
import { nameSql } from '../name-sql.ts';
import { countCards, listWatched } from './count-cards.ts';
import { RADAR_ALERTS } from './tables.ts';

/** The other columns are those of the answer, which is checked. */
type Row = { rule: unknown; author_id: number | null; last_fired_at: Date | null };

/** Of the whole cabinet, with the names that their sentences say. */
export async function listAlerts({ db }: DbContext, viewer: Viewer): Promise<OutputOf<typeof route>> {
  const [{ rows }, watched] = await Promise.all([
    sql<Row>`
      select alert.id, alert.rule, alert.is_on as "isOn", alert.author_id, author.full_name as author,
        (select max(at) from radar_alert_firings where alert_id = alert.id) as last_fired_at,
        coalesce(tag.name, ${nameSql}, entry.sku::text) as name
      from ${alertsOf(RADAR_ALERTS, viewer)}
      left join cabinet_members as member
        on member.cabinet_id = alert.cabinet_id and member.user_id = alert.author_id
      left join users as author on author.id = member.user_id
      left join radar_products as entry on entry.cabinet_id = alert.cabinet_id
        and entry.sku = (alert.rule #>> '{scope,sku}')::bigint
      left join watched_cards as card on card.id = entry.card_id
      left join products as product on product.cabinet_id = entry.cabinet_id and product.sku = entry.sku
      left join cabinet_tags as tag on tag.cabinet_id = alert.cabinet_id
        and tag.id = (alert.rule #>> '{scope,tagId}')::integer
      order by alert.id`.execute(db),
    listWatched(db, viewer.cabinetId),
  ]);
  const alerts = rows.map((row) => {
    const rule = RadarAlertRule.parse(row.rule);
    return {
      ...row,
      rule,
      cardsCount: countCards(rule, watched),
      isMine: row.author_id === viewer.userId,
      lastFiredAt: row.last_fired_at?.toISOString() ?? null,
    };
  });
  return route.output.parse({ alerts, maximum: RADAR_ALERT_BOUNDS.rulesInCabinet });
}
