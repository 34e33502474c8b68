import { sql } from 'kysely';
import type { Context } from '../platform/context.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { AlertJudge, AlertKind, AlertRow, Due, Judged } from './define-alerts.ts';

/** One after the other. One that fails is logged with its stack, stays due, and stops no other. Answers the others. */
export async function isolateFailures<Item extends Due, Result>(
  { log }: Pick<Context, 'log'>,
  { name }: AlertKind,
  items: readonly Item[],
  step: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) {
    try {
      results.push(await step(item));
    } catch (error) {
      const { cabinetId, alertId } = item;
      log.warn({ alerts: name, cabinetId, alertId, err: error }, 'alert could not be judged or delivered');
    }
  }
  return results;
}

/** Judges whatever is due, and delivers what was found. */
export async function deliverAlerts<Alert extends AlertRow, What extends Due, Firing>(
  context: Context,
  kind: AlertJudge<Alert, What, Firing>,
): Promise<void> {
  await isolateFailures(context, kind, await kind.listDue(context), async (due) => {
    await keepJudged(context, kind, await kind.judge(context, due));
  });
}

/**
 * Progress and delivery are one transaction, guarded by the versions that were judged: a worker that is killed before
 * its end has done nothing, and the second of two workers does nothing. Where it fails for many, each has its own.
 */
export async function keepJudged<Alert extends AlertRow, What extends Due, Firing>(
  context: Context,
  kind: AlertJudge<Alert, What, Firing>,
  judged: readonly Judged<Alert, Firing>[],
): Promise<void> {
  try {
    await context.db.transaction().execute((trx) => keepWithin(context, trx, kind, judged));
  } catch (error) {
    if (judged.length === 1) throw error;
    const each = judged.map((one) => ({ cabinetId: one.alert.cabinet_id, alertId: one.alert.id, one }));
    await isolateFailures(context, kind, each, ({ one }) => keepJudged(context, kind, [one]));
  }
}

/** The same, in a transaction that holds more than this. */
export async function keepWithin<Alert extends AlertRow, What extends Due, Firing>(
  context: Context,
  trx: Db,
  kind: AlertJudge<Alert, What, Firing>,
  judged: readonly Judged<Alert, Firing>[],
): Promise<void> {
  const moved = await moveOn(trx, kind.table, judged);
  for (const { alert, firings } of judged) {
    if (firings.length > 0 && moved.has(alert.id)) await kind.deliver(context, trx, alert, firings);
  }
}

/** Answers which were as they had been when they were judged: those have moved on. */
async function moveOn(trx: Db, table: string, judged: readonly Judged<AlertRow, unknown>[]) {
  const [first] = judged;
  if (!first) return new Set<number>();
  const ids = judged.map(({ alert }) => alert.id);
  // In one order, so that two workers wait for each other and not in a circle.
  await sql`select from ${sql.table(table)} where id = any(${ids}::integer[]) order by id for update`.execute(
    trx,
  );
  const judgements = judged.map(({ alert, progress }) => ({
    id: alert.id,
    version: alert.version,
    progress,
  }));
  const columns = Object.keys(first.progress).map(
    (name) => sql`${sql.ref(name)} = (jsonb_populate_record(alert, kept.progress)).${sql.ref(name)}`,
  );
  const { rows } = await sql<{ id: number }>`
    update ${sql.table(table)} as alert
    set ${sql.join([sql`version = alert.version + 1`, ...columns])}
    from jsonb_to_recordset(${JSON.stringify(judgements)}::jsonb) as kept (id integer, version integer, progress jsonb)
    where alert.id = kept.id and alert.version = kept.version and alert.is_on
    returning alert.id`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** What waits to be delivered of alerts that are off waits no longer: it would be news of long ago once they are on again. */
export async function dropWaiting(db: Db, { table }: AlertKind, firings: string): Promise<void> {
  await sql`update ${sql.table(firings)} as firing set is_delivered = true
    from ${sql.table(table)} as alert
    where firing.alert_id = alert.id and not firing.is_delivered and not alert.is_on`.execute(db);
}
