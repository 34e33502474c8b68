import { sql } from 'kysely';
import * as z from 'zod';
import type { StoresContext } from '../../src/platform/context.ts';
import { storeObservations } from '../../src/positions/checking/store-observations.ts';

const PAIR = [501, 502] as const;
const BEGIN = Date.parse('2026-02-27T23:00:00Z');
const PAIRS_IN_A_BATCH = 20;

/** `written`: pairs that were acknowledged so far. */
export type Places = { written: () => number; stop(): Promise<void> };

/** Places of two products, a pair of them in each transaction, that go on into ClickHouse in batches. */
export function writePlaces(context: StoresContext, cabinetId: number, from: number): Places {
  const end = new AbortController();
  let written = from;
  async function run(): Promise<void> {
    while (!end.signal.aborted) {
      const at = new Date(BEGIN + written * 60_000);
      await sql`
        insert into position_outbox (cabinet_id, term_id, city_id, sku, slot_at, outcome, place, places_read, mode, late_seconds)
        select ${cabinetId}, 1, 1, sku, ${at}, 'found', 3, 40, 'plain', 0 from unnest(${[...PAIR]}::bigint[]) as sku`.execute(
        context.db,
      );
      written += 1;
      if (written % PAIRS_IN_A_BATCH === 0) await storeObservations(context);
    }
  }
  const running = run();
  return {
    written: () => written,
    stop: async () => {
      end.abort();
      await running;
    },
  };
}

const Counts = z.object({ product: z.int(), rows: z.int(), slots: z.int(), last: z.int(), hourly: z.int() });

/** What is wrong with the places of a restored pair of databases: `least` pairs were there before the backup began. */
export async function judgePlaces({ db, clickhouse }: StoresContext, least: number): Promise<string[]> {
  // Whoever sent these batches is gone.
  await sql`update position_outbox set batched_at = 'epoch' where batch is not null`.execute(db);
  await storeObservations({ db, clickhouse });
  const counts = await clickhouse.rows(
    'count places',
    `select product, count() as rows, uniqExact(ts) as slots, toUnixTimestamp(max(ts)) as last, any(hours.n) as hourly
    from position_checks_raw
    join (select product, sum(n) as n from position_hourly group by product) as hours using product
    group by product order by product`,
    {},
    Counts,
  );
  const [first, second] = counts;
  if (least === 0 && !first) return [];
  if (!first || !second) return [`${counts.length} products have places`];
  return [
    ...(first.rows < least ? [`${least - first.rows} pairs lost`] : []),
    ...(first.rows !== second.rows || first.last !== second.last ? ['a pair in half'] : []),
    ...counts.flatMap(({ product, rows, slots, hourly }) =>
      rows === slots && rows === hourly
        ? []
        : [`${product}: ${rows} rows, ${slots} slots, ${hourly} in hours`],
    ),
  ];
}
