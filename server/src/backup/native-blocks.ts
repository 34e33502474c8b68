import type { Readable } from 'node:stream';
import { ClickHouseLogLevel, createClient } from '@clickhouse/client';

/** A partition may take minutes, during which headers come as signs of life. */
const SETTINGS = {
  max_execution_time: 0,
  wait_end_of_query: 1,
  send_progress_in_http_headers: 1,
  http_headers_progress_interval_ms: '10000',
} as const;

export type NativeBlocks = {
  /** Rows in the engine's own format. The answer begins when it is whole, so an error never looks like rows. */
  read(sql: string, parameters: Record<string, unknown>): Promise<{ stream: Readable; rows: number }>;
  write(table: string, blocks: Readable): Promise<{ rows: number }>;
  close(): Promise<void>;
};

/** Whole partitions, for which requests of the product have too short limits. */
export function connectNativeBlocks(url: string, database: string): NativeBlocks {
  const client = createClient({
    url,
    database,
    request_timeout: 300_000,
    log: { level: ClickHouseLogLevel.OFF },
    compression: { request: false, response: false },
  });
  return {
    read: async (sql, parameters) => {
      const { stream, summary } = await client.exec({
        query: `/* back up a partition */ ${sql} format Native`,
        query_params: parameters,
        // One core and one order: the product goes on beside it, and equal rows are equal files.
        clickhouse_settings: { ...SETTINGS, max_threads: 1 },
      });
      return { stream, rows: Number(summary?.result_rows) };
    },
    write: async (table, blocks) => {
      const { stream, summary } = await client.exec({
        query: `/* restore a partition */ insert into ${table} format Native`,
        values: blocks,
        clickhouse_settings: {
          ...SETTINGS,
          // Equal blocks are all rows of their own, and what the table will merge some day is not merged yet.
          insert_deduplicate: 0,
          optimize_on_insert: 0,
          max_insert_threads: '1',
        },
      });
      await stream.resume().toArray();
      return { rows: Number(summary?.written_rows) };
    },
    close: () => client.close(),
  };
}
