import * as z from 'zod';
import type { StoresContext } from '../platform/context.ts';
import type { OwnQueryTables } from './tables.ts';

const StoredDay = z.object({ cabinet: z.int(), day: z.string() });

/**
 * In a restored pair of databases a day may stand in ClickHouse whose mark had not been written yet. The engine no longer
 * knows its token, so the day is taken out and collected again.
 */
export async function settleOwnQueries({ db, clickhouse }: StoresContext): Promise<void> {
  const marks = await db
    .withTables<OwnQueryTables>()
    .selectFrom('own_query_days')
    .select(['cabinet_id', 'day'])
    .execute();
  const marked = new Set(marks.map(({ cabinet_id, day }) => `${cabinet_id} ${day}`));
  const stored = await clickhouse.rows(
    'list stored days of own queries',
    'select cabinet, day from own_query_day group by cabinet, day',
    {},
    StoredDay,
  );
  for (const { cabinet, day } of stored.filter((one) => !marked.has(`${one.cabinet} ${one.day}`)))
    await clickhouse.command(
      'drop a day without a mark',
      `alter table own_query_day delete where cabinet = {cabinet:UInt32} and day = {day:Date} settings mutations_sync = 1`,
      { cabinet, day },
    );
}
