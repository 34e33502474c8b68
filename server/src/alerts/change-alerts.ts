import { sql } from 'kysely';
import { lockMember } from '../cabinets/lock-members.ts';
import type { Context } from '../platform/context.ts';
import { problem } from '../platform/problem.ts';
import type { AlertKind, AlertRules, Viewer } from './define-alerts.ts';
import { alertsOf, getAlert } from './find-alerts.ts';

export async function addAlert<Rule extends object>(
  context: Context,
  kind: AlertRules<Rule>,
  viewer: Viewer,
  rule: Rule,
): Promise<number> {
  const { cabinetId, userId } = viewer;
  const { name, table, maximum } = kind;
  await kind.requireRule?.(context.db, cabinetId, rule);
  const progress = await kind.begin(context, cabinetId, rule);
  const whose = { cabinet_id: cabinetId, author_id: userId, created_at: context.clock.now() };
  const row = { ...whose, ...rule, ...progress };
  return context.db.transaction().execute(async (trx) => {
    // Whoever counts before they add holds it.
    if (kind.belongsTo === 'author') await lockMember(trx, cabinetId, userId);
    else await sql`select from cabinets where id = ${cabinetId} for update`.execute(trx);
    const { rows } = await sql<{ id: number }>`
      insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
      select ${sql.join(Object.values(row))}
      where (select count(*) from ${alertsOf(kind, viewer)}) < ${maximum}
      returning id`.execute(trx);
    const [added] = rows;
    if (!added) throw problem(`${name}.tooMany`, { maximum });
    return added.id;
  });
}

type Change<Rule> = { alertId: number; isOn?: boolean | undefined; rule?: Rule | undefined };

/** Begins anew with another rule, and when it is switched on: what was missed meanwhile is no news. */
export async function updateAlert<Rule extends object>(
  context: Context,
  kind: AlertRules<Rule>,
  viewer: Viewer,
  { alertId, isOn, rule }: Change<Rule>,
): Promise<Record<string, never>> {
  const { cabinetId } = viewer;
  const known = await getAlert<Rule>(context.db, kind, viewer, alertId);
  if (rule) await kind.requireRule?.(context.db, cabinetId, rule);
  const beginsAnew = rule !== undefined || (isOn === true && !known.is_on);
  const columns = {
    ...(isOn === undefined ? {} : { is_on: isOn }),
    ...rule,
    ...(beginsAnew ? await kind.begin(context, cabinetId, rule ?? known) : {}),
  };
  const changes = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const { numAffectedRows } = await sql`
    update ${sql.table(kind.table)} set ${sql.join([sql`version = version + 1`, ...changes])}
    where id = (select id from ${alertsOf(kind, viewer)} where id = ${alertId})`.execute(context.db);
  // A colleague was faster.
  if (numAffectedRows === 0n) throw problem(`${kind.name}.notFound`);
  return {};
}

export async function deleteAlert(
  { db }: Pick<Context, 'db'>,
  kind: AlertKind,
  viewer: Viewer,
  alertId: number,
): Promise<Record<string, never>> {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(kind.table)}
    where id = (select id from ${alertsOf(kind, viewer)} where id = ${alertId})`.execute(db);
  if (numAffectedRows === 0n) throw problem(`${kind.name}.notFound`);
  return {};
}
