import { randomUUID } from 'node:crypto';
import type { ClickHouseClient, ClickHouseSettings } from '@clickhouse/client';

export type ParquetColumn = {
  name: string;
  type: 'String' | 'Nullable(String)' | 'Nullable(Int64)' | 'Nullable(Float64)' | 'Nullable(Decimal(18, 2))';
};
export type ParquetRow = readonly (string | number | null)[];

/** The name of its statements. */
const NAME = 'parquet file';
const TABLE = 'parquet_rows';
const quote = (name: string) => `\`${name.replaceAll(/[`\\]/g, '')}\``;

/**
 * Rows as a Parquet file, which the engine writes: they wait in a table that only this session sees, so that neither
 * their number nor the file is held here. The engine forgets the table with the session, should nobody drop it.
 */
export async function* writeParquet(
  client: ClickHouseClient,
  settings: ClickHouseSettings,
  columns: readonly ParquetColumn[],
  pages: AsyncIterable<readonly ParquetRow[]>,
): AsyncGenerator<Uint8Array> {
  const session_id = randomUUID();
  const command = (query: string) => client.command({ query: `/* ${NAME} */ ${query}`, session_id });
  const typed = columns.map(({ name, type }) => `${quote(name)} ${type}`);
  await command(`create temporary table ${TABLE} (row_place UInt32, ${typed.join(', ')}) engine = Memory`);
  try {
    let place = 0;
    for await (const rows of pages) {
      const values = rows.map((row) => [place++, ...row]);
      if (values.length > 0)
        await client.insert({ table: TABLE, values, format: 'JSONCompactEachRow', session_id });
    }
    const names = columns.map(({ name }) => quote(name)).join(', ');
    const { stream } = await client.exec({
      query: `/* ${NAME} */ select ${names} from ${TABLE} order by row_place format Parquet`,
      session_id,
      // The answer waits until it is whole: half of a file would look like a file.
      clickhouse_settings: { ...settings, wait_end_of_query: 1 },
    });
    for await (const piece of stream) yield piece as Uint8Array;
  } finally {
    await command(`drop temporary table if exists ${TABLE}`);
  }
}
