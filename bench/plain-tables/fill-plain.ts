import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DuckDb } from './open-duckdb.ts';
import type { PlainClickHouse } from './plain-clickhouse.ts';

const FIGURES = 'count, ca, cart, views, idle, zero, gmv, ord, buyers, price, sellers, products';

/** What somebody would begin with: the rows as they come, in the order of days, and nothing made beforehand. */
function tablesOf(cabinetId: number) {
  return [
    {
      name: 'plain_days',
      order: 'day, query_id',
      rows: `select day, query_id, ${FIGURES} from sq_hist where mp = 'ozon'`,
    },
    { name: 'plain_texts', order: 'id', rows: 'select id, text from q' },
    { name: 'plain_words', order: 'stem, query_id', rows: 'select stem, query_id from q_word' },
    {
      name: 'plain_own',
      order: 'day, sku',
      rows: `select day, sku, text, ifNull(search_users, 0) as search_users, ifNull(view_users, 0) as view_users,
        ifNull(position, 0) as place, ifNull(orders, 0) as orders, ifNull(gmv_kopecks, 0) as gmv
      from own_query_day where cabinet = ${cabinetId}`,
    },
  ] as const;
}

/** The raw rows of the market and of the cabinet as plain tables of both engines; made once and kept. */
export async function fillPlain(
  clickhouse: PlainClickHouse,
  duckdb: DuckDb,
  { cabinetId, folder }: { cabinetId: number; folder: string },
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'rows.parquet');
  for (const { name, order, rows } of tablesOf(cabinetId)) {
    const done = path.join(folder, `filled-${name}`);
    if (existsSync(done)) continue;
    await clickhouse.command(`drop table if exists ${name} sync`);
    await clickhouse.command(`create table ${name} engine = MergeTree order by (${order}) as ${rows}`);
    await clickhouse.save(`select * from ${name} order by ${order}`, file);
    await duckdb.rows(`create or replace table ${name} as select * from read_parquet('${file}')`);
    await duckdb.rows('checkpoint');
    rmSync(file);
    writeFileSync(done, '');
  }
}
