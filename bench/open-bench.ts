import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startClickHouse } from '../scripts/engines/start-clickhouse.ts';
import { startPostgres } from '../scripts/engines/start-postgres.ts';
import { connectClickHouse, type ReadCost } from '../server/src/platform/clickhouse/client.ts';
import type { Context } from '../server/src/platform/context.ts';
import { CLICKHOUSE_DATABASE, readEnv } from '../server/src/platform/env.ts';
import { migrateClickHouse, migratePostgres } from '../server/src/platform/migrations.ts';
import { openContext } from '../server/src/platform/open-context.ts';

/** Filled once for every checkout of the project, when it is named: the year of a million queries takes 14 GB. */
const FOLDER = path.resolve(process.env['BENCH_DATA'] ?? path.join(import.meta.dirname, '../.cache/bench'));
/** A production node of this machine's size; the demo has less. */
const MEMORY_MB = 6000;

export type Bench = {
  context: Context;
  costs: ReadCost[];
  /** For processes that are started beside it. */
  processEnv: Record<string, string> & { CLICKHOUSE_MEMORY_MB: string };
  /** The engine without any of the product's ways, and a folder for another one beside it. */
  plain: { url: string; folder: string; memoryMb: number };
  enginePid: number;
  postgresPid: number;
  close(): Promise<void>;
};

/** Engines of their own with the product's schema; `costs` collects what each report read. `part`: beside the market. */
export async function openBench(part = ''): Promise<Bench> {
  const folder = path.join(FOLDER, part);
  mkdirSync(folder, { recursive: true });
  const log = () => undefined;
  const postgres = await startPostgres({ dir: path.join(folder, 'postgres'), log });
  const engine = await startClickHouse({ dir: path.join(folder, 'clickhouse'), log, budgetMb: MEMORY_MB });
  await migratePostgres(postgres.url);
  await migrateClickHouse(engine.url, CLICKHOUSE_DATABASE);
  const processEnv = {
    DATABASE_URL: postgres.url,
    CLICKHOUSE_URL: engine.url,
    CLICKHOUSE_MEMORY_MB: String(MEMORY_MB),
    DATA_DIR: path.join(folder, 'keys'),
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '1000000000',
  };
  const env = readEnv(processEnv);
  const { context, close } = await openContext(env, { isWorker: false });
  const costs: ReadCost[] = [];
  const clickhouse = connectClickHouse(engine.url, CLICKHOUSE_DATABASE, {
    budgetMb: MEMORY_MB,
    onRead: (cost) => costs.push(cost),
  });
  return {
    context: { ...context, clickhouse },
    costs,
    processEnv,
    plain: { url: engine.url, folder, memoryMb: MEMORY_MB },
    enginePid: engine.pid(),
    postgresPid: postgres.pid(),
    close: async () => {
      await clickhouse.close();
      await close();
      await engine.stop();
      await postgres.stop();
    },
  };
}
