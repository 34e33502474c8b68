import { type RawBuilder, sql } from 'kysely';
import { maySee } from '../notifications/may-see.ts';
import type { Db } from '../platform/postgres/database.ts';
import { problem } from '../platform/problem.ts';
import type { ActiveAlert, AlertKind, AlertRow, Viewer } from './define-alerts.ts';

/** What somebody may see and change, as a table in SQL; anything else is not found, exactly as what never was. */
export function alertsOf(
  { table, belongsTo }: AlertKind,
  { cabinetId, userId }: Viewer,
): RawBuilder<unknown> {
  const isMine = belongsTo === 'author' ? sql`author_id = ${userId}` : sql`true`;
  return sql`(select * from ${sql.table(table)} where cabinet_id = ${cabinetId} and ${isMine}) as alert`;
}

export async function listAlerts<Columns extends object>(db: Db, kind: AlertKind, viewer: Viewer) {
  const { rows } = await sql<AlertRow & Columns>`
    select * from ${alertsOf(kind, viewer)} order by id`.execute(db);
  return rows;
}

export async function getAlert<Columns extends object>(
  db: Db,
  kind: AlertKind,
  viewer: Viewer,
  alertId: number,
): Promise<AlertRow & Columns> {
  const { rows } = await sql<AlertRow & Columns>`
    select * from ${alertsOf(kind, viewer)} where id = ${alertId}`.execute(db);
  const [alert] = rows;
  if (!alert) throw problem(`${kind.name}.notFound`);
  return alert;
}

/** Who is notified, in SQL of `alert` and its `cabinet`; null: nobody. */
export function recipientOf({ belongsTo }: AlertKind): RawBuilder<number | null> {
  const otherwise = belongsTo === 'cabinet' ? sql`cabinet.owner_id` : sql`null`;
  return sql`case when ${maySee('alert.cabinet_id', 'alert.author_id')} then alert.author_id else ${otherwise} end`;
}

/** Alerts that are on, in cabinets that are not blocked, with somebody to notify; of a condition on `alert`. */
export async function listActive<Columns extends object>(
  db: Db,
  kind: AlertKind,
  condition: RawBuilder<boolean>,
): Promise<(ActiveAlert & Columns)[]> {
  const { rows } = await sql<ActiveAlert & Columns>`
    select * from (
      select alert.*, ${recipientOf(kind)} as recipient
      from ${sql.table(kind.table)} as alert
      join cabinets as cabinet on cabinet.id = alert.cabinet_id and not cabinet.is_blocked
      where alert.is_on and ${condition}
    ) as active
    where recipient is not null
    order by id`.execute(db);
  return rows;
}
