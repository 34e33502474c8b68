import * as z from 'zod';
import type { StoresContext } from '../../platform/context.ts';
import type { PositionsTables } from '../tables.ts';

const Stored = z.object({
  cabinet: z.int(),
  term_id: z.int(),
  city: z.int(),
  product: z.int(),
  slot: z.int(),
});

const inSeconds = (at: Date) => Math.floor(at.getTime() / 1000);

/**
 * In a restored pair of databases a batch that was on its way may stand in both, and the engine no longer knows its token:
 * what has arrived leaves the outbox, the rest is sent as usual.
 */
export async function settlePositionOutbox({ db, clickhouse }: StoresContext): Promise<void> {
  const tables = db.withTables<PositionsTables>();
  const sent = await tables
    .selectFrom('position_outbox')
    .select(['id', 'cabinet_id', 'term_id', 'city_id', 'sku', 'slot_at'])
    .where('batch', 'is not', null)
    .orderBy('slot_at')
    .execute();
  const [first, last] = [sent[0], sent.at(-1)];
  if (!first || !last) return;
  const rows = await clickhouse.rows(
    'find positions that have arrived',
    `select cabinet, term_id, city, product, toUnixTimestamp(ts) as slot from position_checks_raw
    where cabinet in {cabinets:Array(UInt32)} and ts between toDateTime({from:Int64}) and toDateTime({to:Int64})`,
    {
      cabinets: [...new Set(sent.map((row) => row.cabinet_id))],
      from: inSeconds(first.slot_at),
      to: inSeconds(last.slot_at),
    },
    Stored,
  );
  const arrived = new Set(
    rows.map(({ cabinet, term_id, city, product, slot }) =>
      [cabinet, term_id, city, product, slot].join(' '),
    ),
  );
  const isArrived = (row: (typeof sent)[number]) =>
    arrived.has([row.cabinet_id, row.term_id, row.city_id, row.sku, inSeconds(row.slot_at)].join(' '));
  const ids = sent.filter(isArrived).map(({ id }) => id);
  if (ids.length > 0) await tables.deleteFrom('position_outbox').where('id', 'in', ids).execute();
}
