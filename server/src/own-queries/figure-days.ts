import type { Day } from '@vitrina/contract/dates.ts';
import type { DbContext } from '../platform/context.ts';
import type { Db } from '../platform/postgres/database.ts';
import type { FigureSource, OwnQueryTables } from './tables.ts';

/** Days of a source that are stored, oldest first. */
export async function listFigureDays(
  { db }: DbContext,
  cabinetId: number,
  source: FigureSource,
): Promise<Day[]> {
  const rows = await db
    .withTables<OwnQueryTables>()
    .selectFrom('own_figure_days')
    .select('day')
    .where('cabinet_id', '=', cabinetId)
    .where('source', '=', source)
    .orderBy('day')
    .execute();
  return rows.map(({ day }) => day);
}

type Stored = {
  cabinetId: number;
  source: FigureSource;
  at: Date;
  days: readonly { day: Day; rows: number }[];
};

export async function markFigureDays(db: Db, { cabinetId, source, at, days }: Stored): Promise<void> {
  if (days.length === 0) return;
  await db
    .withTables<OwnQueryTables>()
    .insertInto('own_figure_days')
    .values(
      days.map(({ day, rows }) => ({
        cabinet_id: cabinetId,
        source,
        day,
        rows_count: rows,
        collected_at: at,
      })),
    )
    // A day that is collected again is another state of it: what was made of the former one is not used any more.
    .onConflict((conflict) =>
      conflict.columns(['cabinet_id', 'source', 'day']).doUpdateSet((row) => ({
        rows_count: row.ref('excluded.rows_count'),
        collected_at: row.ref('excluded.collected_at'),
      })),
    )
    .execute();
}
