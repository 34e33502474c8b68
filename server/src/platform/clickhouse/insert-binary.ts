import { Readable } from 'node:stream';
import type { ClickHouseClient } from '@clickhouse/client';

/** Rows in the engine's own binary format. They go in as one block: stored as a whole or not at all. */
export type BinaryRows = { table: string; columns: readonly string[]; bytes: Uint8Array; token?: string };

export async function insertBinary(
  client: ClickHouseClient,
  name: string,
  { table, columns, bytes, token }: BinaryRows,
): Promise<void> {
  const { stream } = await client.exec({
    query: `/* ${name} */ insert into ${table} (${columns.join(', ')}) format RowBinary`,
    values: Readable.from([bytes], { objectMode: false }),
    clickhouse_settings: {
      ...(token ? { insert_deduplication_token: token } : {}),
      max_insert_block_size: '50000000',
      min_insert_block_size_rows: '50000000',
      min_insert_block_size_bytes: '0',
      max_insert_threads: '1',
      wait_end_of_query: 1,
    },
  });
  // The answer is empty; its end says that the rows are there.
  await stream.resume().toArray();
}
