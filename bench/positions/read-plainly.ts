import { createStorefront } from '../../server/src/integrations/storefront/create-storefront.ts';
import type { Context } from '../../server/src/platform/context.ts';
import { PRODUCTS } from './fill-schedule.ts';

const BATCH_ROWS = 20_000;
const SKUS = Array.from({ length: PRODUCTS }, (_, index) => index + 1);

/** The plain alternative: the same pages by the same reader, as many at once, straight into a bare table. */
export async function readPlainly(
  { clickhouse, send }: Context,
  { url, atOnce, seconds }: { url: string; atOnce: number; seconds: number },
): Promise<number> {
  await clickhouse.command('drop bare table', 'drop table if exists bench_plain sync');
  await clickhouse.command(
    'bare table',
    'create table bench_plain (query UInt32, product UInt64, place UInt16) engine = MergeTree order by tuple()',
  );
  const storefront = createStorefront({ baseUrl: url, send });
  const { signal } = new AbortController();
  const endsAt = Date.now() + seconds * 1000;
  let rows: { query: number; product: number; place: number }[] = [];
  let query = 0;
  let stored = 0;
  async function store() {
    const batch = rows;
    rows = [];
    await clickhouse.insert('plain', 'bench_plain', batch);
    stored += batch.length;
  }
  async function read() {
    while (Date.now() < endsAt) {
      query += 1;
      const own = query;
      const { answers } = await storefront.readShelf({
        query: `запрос ${own}`,
        cityId: 1,
        skus: SKUS,
        signal,
      });
      for (const [product, answer] of answers)
        if (answer.outcome === 'found') rows.push({ query: own, product, place: answer.place });
      if (rows.length >= BATCH_ROWS) await store();
    }
  }
  await Promise.all(Array.from({ length: atOnce }, read));
  await store();
  await clickhouse.command('drop bare table', 'drop table bench_plain sync');
  return stored / seconds;
}
