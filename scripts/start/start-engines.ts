import path from 'node:path';
import { budgetOfMachine } from '../../server/src/platform/clickhouse/engine-memory.ts';
import { machineMb } from '../engines/machine-mb.ts';
import { startClickHouse } from '../engines/start-clickhouse.ts';
import { startPostgres } from '../engines/start-postgres.ts';
import type { Stack } from './stack.ts';
import { timed } from './timed.ts';

export type EngineUrls = {
  DATABASE_URL: string;
  CLICKHOUSE_URL: string;
  /** What the product may take of ClickHouse, in megabytes; of somebody else's engine only they know. */
  CLICKHOUSE_MEMORY_MB?: string;
};

/** The two engines, side by side. An engine whose URL the caller's environment names is somebody else's to run. */
export async function startEngines(stack: Stack): Promise<EngineUrls> {
  const [database, clickhouse] = await Promise.allSettled([postgresUrl(stack), clickhouseUrl(stack)]);
  // Both are waited for before a failure is told: the other one would be started behind the back of the stop.
  if (database.status === 'rejected') throw database.reason;
  if (clickhouse.status === 'rejected') throw clickhouse.reason;
  const urls = { DATABASE_URL: database.value, CLICKHOUSE_URL: clickhouse.value };
  return process.env['CLICKHOUSE_URL'] ? urls : { ...urls, CLICKHOUSE_MEMORY_MB: String(budgetMb()) };
}

async function postgresUrl(stack: Stack): Promise<string> {
  const given = process.env['DATABASE_URL'];
  if (given) return given;
  const dir = path.join(stack.data, 'postgres');
  const logFile = path.join(stack.data, 'logs', 'postgres.log');
  const engine = await timed(stack, 'PostgreSQL', () =>
    stack.own('PostgreSQL', () => startPostgres({ dir, logFile, log: stack.say })),
  );
  return engine.url;
}

async function clickhouseUrl(stack: Stack): Promise<string> {
  const given = process.env['CLICKHOUSE_URL'];
  if (given) return given;
  const dir = path.join(stack.data, 'clickhouse');
  const onLine = stack.logOf('clickhouse');
  const engine = await timed(stack, 'ClickHouse', () =>
    stack.own('ClickHouse', () => startClickHouse({ dir, budgetMb: budgetMb(), onLine, log: stack.say })),
  );
  return engine.url;
}

const budgetMb = () => budgetOfMachine(machineMb());
