import { startOfMoscowDay } from '@vitrina/contract/dates.ts';
import { sql } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { PositionsDb } from '../tables.ts';
import { oldestKeptDay } from './judge-kept.ts';
import { listKept } from './list-kept.ts';
import { sweepObservations } from './sweep-observations.ts';

type Group = { cabinets: number[]; before: Date };

/** Gaps, pauses and asks that ended before, and steps that another one followed before. */
async function sweepPlan(db: PositionsDb, { cabinets, before }: Group): Promise<void> {
  await db
    .deleteFrom('position_gaps')
    .where('cabinet_id', 'in', cabinets)
    .where('until_at', '<', before)
    .execute();
  await db
    .deleteFrom('position_pauses')
    .where('cabinet_id', 'in', cabinets)
    .where('until_at', '<', before)
    .execute();
  await db
    .deleteFrom('position_check_requests')
    .where('cabinet_id', 'in', cabinets)
    .where('finished_at', '<', before)
    .execute();
  await sql`
    delete from position_steps as old
    where cabinet_id = any(${cabinets}::integer[]) and exists (
      select from position_steps as later
      where later.cabinet_id = old.cabinet_id and later.changed_at > old.changed_at and later.changed_at <= ${before}
    )`.execute(db);
}

/**
 * What is older than a cabinet's plan shows, after a grace (docs/decisions/0024). By the product's clock and not by a
 * rule of the engine: in a sandbox the two live in different times.
 */
export async function sweepPositions(
  context: Pick<Context, 'db' | 'clickhouse' | 'clock' | 'locks'>,
): Promise<void> {
  await context.locks.runAlone('sweep positions', async () => {
    const db: PositionsDb = context.db.withTables();
    const kept = await listKept(context, db);
    const byDays = Map.groupBy(kept.keys(), (id) => kept.get(id)?.days ?? 0);
    const groups = [...byDays]
      .toSorted(([one], [other]) => other - one)
      .map(([days, cabinets]) => ({
        cabinets,
        before: startOfMoscowDay(oldestKeptDay(context.clock.now(), days)),
      }));
    await sweepObservations(context, groups);
    for (const group of groups) await sweepPlan(db, group);
  });
}
