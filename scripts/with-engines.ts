import { readFileSync } from 'node:fs';
import path from 'node:path';
import { budgetOfMachine } from '../server/src/platform/clickhouse/engine-memory.ts';
import { EngineError } from './engines/engine-error.ts';
import { machineMb } from './engines/machine-mb.ts';
import { startClickHouse } from './engines/start-clickhouse.ts';
import { type Engine, startPostgres } from './engines/start-postgres.ts';

export type EngineUrls = { DATABASE_URL: string; CLICKHOUSE_URL: string };

function readWord(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8').trim();
}

/** The address of an engine that `npm start` is running, or a started one that the caller stops. */
async function reach(
  start: () => Promise<Engine>,
  urlOfRunning: () => string,
): Promise<{ url: string; stop(): Promise<void> }> {
  try {
    const engine = await start();
    return { url: engine.url, stop: () => engine.stop() };
  } catch (error) {
    if (!(error instanceof EngineError) || error.trouble !== 'folderInUse') throw error;
    return { url: urlOfRunning(), stop: async () => undefined };
  }
}

/** Runs `work` with both engines of a data folder, whether the product is running or not; own servers by environment. */
export async function withEngines<T>(data: string, work: (urls: EngineUrls) => Promise<T>): Promise<T> {
  const { DATABASE_URL, CLICKHOUSE_URL } = process.env;
  if (DATABASE_URL && CLICKHOUSE_URL) return work({ DATABASE_URL, CLICKHOUSE_URL });
  const [postgresDir, clickhouseDir] = [path.join(data, 'postgres'), path.join(data, 'clickhouse')];
  const log = (line: string) => console.log(line);
  const postgres = await reach(
    () => startPostgres({ dir: postgresDir, log }),
    () =>
      `postgres://vitrina:${readWord(postgresDir, 'password')}@127.0.0.1:${readWord(postgresDir, 'port')}/vitrina`,
  );
  const clickhouse = await reach(
    () => startClickHouse({ dir: clickhouseDir, log, budgetMb: budgetOfMachine(machineMb()) }),
    () => `http://app:${readWord(clickhouseDir, 'password')}@127.0.0.1:${readWord(clickhouseDir, 'port')}`,
  );
  try {
    return await work({ DATABASE_URL: postgres.url, CLICKHOUSE_URL: clickhouse.url });
  } finally {
    await clickhouse.stop();
    await postgres.stop();
  }
}
