import { availableParallelism } from 'node:os';
import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import {
  type ClickHouseClient,
  ClickHouseLogLevel,
  type ClickHouseSettings,
  createClient,
  type ResultSet,
} from '@clickhouse/client';
import type * as z from 'zod';
import { shareOutMemory } from './engine-memory.ts';
import { type BinaryRows, insertBinary } from './insert-binary.ts';
import { createReadLanes, type ReadsNow } from './read-lanes.ts';
import { type ParquetColumn, type ParquetRow, writeParquet } from './write-parquet.ts';

/** Every statement has a name (for logs and the server's own list), a time limit and a memory limit. */
type Limits = { timeoutSeconds?: number; maxMemoryMb?: number };
/** A name alone stands for the usual limits. */
type Named = string | ({ name: string } & Limits);
type Parameters = Record<string, unknown>;

export type ClickHouse = {
  /** Rows of a report, each parsed by its schema. */
  rows<T extends z.ZodType>(
    named: Named,
    sql: string,
    parameters: Parameters,
    row: T,
  ): Promise<z.output<T>[]>;
  /** A page and its exact total, for statements that end in `limit`. */
  page<T extends z.ZodType>(
    named: Named,
    sql: string,
    parameters: Parameters,
    row: T,
  ): Promise<{ rows: z.output<T>[]; total: number; bytesRead: number }>;
  /** Millions of numbers in the engine's own RowBinary, for whoever reads them as they lie. */
  binary(name: string, sql: string, parameters: Parameters): Promise<Buffer>;
  command(name: string, sql: string, parameters?: Parameters): Promise<void>;
  insert(
    name: string,
    table: string,
    rows: readonly Record<string, unknown>[],
    token?: string,
  ): Promise<void>;
  /** Streams a file with a header line into a table; the engine parses and checks it. */
  insertCsv(name: string, table: string, columns: readonly string[], csv: Readable): Promise<void>;
  /** Streams lines of JSON into a table; nothing of them is held here. */
  insertJson(name: string, table: string, lines: Readable): Promise<void>;
  insertBinary(name: string, rows: BinaryRows): Promise<void>;
  /** Rows that stand here already, as a file that the engine writes, in their order. */
  parquet(
    columns: readonly ParquetColumn[],
    pages: AsyncIterable<readonly ParquetRow[]>,
  ): AsyncIterable<Uint8Array>;
  isAlive(): Promise<boolean>;
  load(): ReadsNow;
  close(): Promise<void>;
};

/** The engine itself ends a read that takes longer. */
const READ_SECONDS = 10;
const GRACE_MS = 5000;
/** One that stands still ends nothing: after this it is taken for away. */
export const SILENCE_MS = READ_SECONDS * 1000 + GRACE_MS;

/** A block of rows is stored in less than a second; what is not answered is sent again by whoever has the rows. */
const INSERT_MS = 30_000;

/** For a read as a whole: the client's own time begins anew with every wait for a free connection. */
const endOfPatience = ({ timeoutSeconds = READ_SECONDS }: Limits) =>
  AbortSignal.timeout(timeoutSeconds * 1000 + GRACE_MS);

/** Headers that come while a long statement works: the client ends a request in which nothing comes for a minute. */
const SIGNS_OF_WORK = {
  send_progress_in_http_headers: 1,
  http_headers_progress_interval_ms: '30000',
} as const;

/** A statement whose groups or rows outgrow this share of its memory goes on from the disk. */
const SPILL_SHARE = 0.4;

function settingsFor({ timeoutSeconds = READ_SECONDS, maxMemoryMb }: Limits, allowedMb: number) {
  const memoryMb = Math.min(maxMemoryMb ?? allowedMb, allowedMb);
  const spillBytes = String(Math.round(memoryMb * SPILL_SHARE * 1_000_000));
  return {
    max_execution_time: timeoutSeconds,
    max_memory_usage: String(memoryMb * 1_000_000),
    max_bytes_before_external_group_by: spillBytes,
    max_bytes_before_external_sort: spillBytes,
    // Below 240 MB the engine reads with one thread unless told otherwise.
    merge_tree_min_rows_for_concurrent_read: '20000',
    merge_tree_min_bytes_for_concurrent_read: '1000000',
    // Each new expression would hold up its third reader by 100–200 ms, and saves the others a tenth at most.
    compile_expressions: 0,
    compile_aggregate_expressions: 0,
    compile_sort_description: 0,
  } as const;
}

/** What a report cost the engine; measurements listen to it. */
export type ReadCost = { name: string; bytesRead: number; elapsedMs: number };

export type ClickHouseOptions = {
  budgetMb?: number;
  /** Reads of people; otherwise as many as the budget and the cores carry. */
  readsAtOnce?: number;
  onRead?: (cost: ReadCost) => void;
  /** Of every statement, beside its own. */
  settings?: ClickHouseSettings;
};

/** Enough for a script or a test; the product is told what it has. */
const USUAL_BUDGET_MB = 8000;

export function connectClickHouse(
  url: string,
  database: string,
  { budgetMb = USUAL_BUDGET_MB, readsAtOnce, onRead = () => undefined, settings }: ClickHouseOptions = {},
): ClickHouse {
  const memory = shareOutMemory(budgetMb, availableParallelism());
  const client: ClickHouseClient = createClient({
    url,
    database,
    request_timeout: 60_000,
    // Errors come to us as values and are told once, in our own words.
    log: { level: ClickHouseLogLevel.OFF },
    max_open_connections: 16,
    compression: { request: false, response: false },
    clickhouse_settings: {
      output_format_json_quote_64bit_integers: 0,
      date_time_input_format: 'best_effort',
      // Rewriting stored rows may outlast any request: waited for only where the statement says so.
      mutations_sync: '0',
      ...settings,
    },
  });
  const ping = async (signal: AbortSignal) => {
    const { success } = await client.ping({ select: false, abort_signal: signal });
    return success;
  };
  const { inLane, load } = createReadLanes({
    ...memory,
    readsAtOnce: readsAtOnce ?? memory.readsAtOnce,
    ping,
  });

  async function query<T extends z.ZodType>(named: Named, sql: string, parameters: Parameters, row: T) {
    const { name, ...limits } = typeof named === 'string' ? { name: named } : named;
    const answer = await inLane(async () => {
      const result = await client.query({
        query: `/* ${name} */ ${sql}`,
        query_params: parameters,
        format: 'JSON',
        abort_signal: endOfPatience(limits),
        clickhouse_settings: {
          ...settingsFor(limits, memory.readMb),
          // Only here: whoever rewrites whole tables would push out what readers look at.
          use_uncompressed_cache: 1,
          readonly: '2',
          cancel_http_readonly_queries_on_client_close: 1,
          exact_rows_before_limit: 1,
        },
      });
      return readWhole(result);
    });
    onRead({
      name,
      bytesRead: answer.statistics?.bytes_read ?? 0,
      elapsedMs: (answer.statistics?.elapsed ?? 0) * 1000,
    });
    return { answer, rows: await parseRows(row, answer.data) };
  }

  return {
    rows: async (named, sql, parameters, row) => (await query(named, sql, parameters, row)).rows,
    page: async (named, sql, parameters, row) => {
      const { answer, rows } = await query(named, sql, parameters, row);
      const total = answer.rows_before_limit_at_least ?? rows.length;
      return { rows, total, bytesRead: answer.statistics?.bytes_read ?? 0 };
    },
    binary: (name, sql, parameters) =>
      inLane(async () => {
        const { stream } = await client.exec({
          query: `/* ${name} */ ${sql} format RowBinary`,
          query_params: parameters,
          abort_signal: endOfPatience({}),
          // Whole before it comes: an error in the middle would look like numbers.
          clickhouse_settings: {
            ...settingsFor({}, memory.readMb),
            readonly: '2',
            wait_end_of_query: 1,
          },
        });
        return Buffer.concat(await stream.toArray());
      }),
    command: async (name, sql, parameters = {}) => {
      await client.command({
        query: `/* ${name} */ ${sql}`,
        query_params: parameters,
        clickhouse_settings: {
          ...settingsFor({ timeoutSeconds: 300 }, memory.commandMb),
          wait_end_of_query: 1,
          ...SIGNS_OF_WORK,
        },
      });
    },
    insert: async (_name, table, rows, token) => {
      if (rows.length === 0) return;
      await client.insert({
        table,
        values: [...rows],
        format: 'JSONEachRow',
        abort_signal: AbortSignal.timeout(INSERT_MS),
        clickhouse_settings: token
          ? { insert_deduplication_token: token, deduplicate_blocks_in_dependent_materialized_views: 1 }
          : {},
      });
    },
    insertCsv: async (_name, table, columns, csv) => {
      await client.insert({
        table,
        columns: [columns[0] ?? '', ...columns.slice(1)],
        values: csv,
        format: 'CSVWithNames',
        clickhouse_settings: { input_format_skip_unknown_fields: 0, max_execution_time: 120 },
      });
    },
    insertJson: async (name, table, lines) => {
      const { stream } = await client.exec({
        query: `/* ${name} */ insert into ${table} format JSONEachRow`,
        values: lines,
        clickhouse_settings: { max_execution_time: 120, wait_end_of_query: 1 },
      });
      await stream.resume().toArray();
    },
    insertBinary: (name, rows) => insertBinary(client, name, rows),
    parquet: (columns, pages) =>
      writeParquet(client, settingsFor({ timeoutSeconds: 60 }, memory.readMb), columns, pages),
    isAlive: () => ping(endOfPatience({})),
    load,
    close: () => client.close(),
  };
}

/** Checked at once, so that a page of thousands lets others have their turn in between: some five milliseconds. */
const ROWS_AT_ONCE = 250;

async function parseRows<T extends z.ZodType>(row: T, data: readonly unknown[]): Promise<z.output<T>[]> {
  if (data.length <= ROWS_AT_ONCE) return data.map((one) => row.parse(one));
  const rows: z.output<T>[] = [];
  for (let from = 0; from < data.length; from += ROWS_AT_ONCE) {
    for (const one of data.slice(from, from + ROWS_AT_ONCE)) rows.push(row.parse(one));
    await setImmediate();
  }
  return rows;
}

/** Half of an answer is the end of an engine that died over it. */
async function readWhole(result: ResultSet<'JSON'>) {
  try {
    return await result.json<unknown>();
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error('premature close', { cause: error });
    throw error;
  }
}
