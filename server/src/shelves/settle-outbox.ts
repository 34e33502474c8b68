import * as z from 'zod';
import { toStoredMoment } from '../platform/clickhouse/stored-moment.ts';
import type { StoresContext } from '../platform/context.ts';
import type { ShelvesTables } from './tables.ts';

const SAME = `mp = {marketplace:String} and query = {query:String} and city = {city:UInt32}
  and taken_at = toDateTime({at:String}, 'UTC')`;

/**
 * In a restored pair of databases a batch that was on its way may stand in both, and the engine no longer knows its token:
 * a reading that has arrived leaves the outbox; of others, places that came before it are sent again.
 */
export async function settleShelfOutbox({ db, clickhouse }: StoresContext): Promise<void> {
  const tables = db.withTables<ShelvesTables>();
  const sent = await tables
    .selectFrom('shelf_outbox')
    .select(['id', 'marketplace', 'query', 'city_id', 'taken_at'])
    .where('batch', 'is not', null)
    .execute();
  for (const { id, marketplace, query, city_id: city, taken_at } of sent) {
    const key = { marketplace, query, city, at: toStoredMoment(taken_at) };
    const arrived = await clickhouse.rows(
      'find a shelf that has arrived',
      `select city from shelf_read where ${SAME} limit 1`,
      key,
      z.object({ city: z.int() }),
    );
    if (arrived.length > 0) await tables.deleteFrom('shelf_outbox').where('id', '=', id).execute();
    else
      await clickhouse.command(
        'drop places of a shelf',
        `alter table shelf_tile delete where ${SAME} settings mutations_sync = 1`,
        key,
      );
  }
}
