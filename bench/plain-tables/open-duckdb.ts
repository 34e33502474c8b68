import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** A hundred megabytes that only this comparison needs: installed beside the measured data when it is made. */
const PACKAGE = { name: '@duckdb/node-api', version: '1.5.5-r.5' } as const;

type Connection = { runAndReadAll(sql: string): Promise<{ getRowObjectsJson(): Record<string, unknown>[] }> };
type Instance = { connect(): Promise<Connection>; closeSync(): void };
type Library = {
  DuckDBInstance: { create(file: string, options: Record<string, string>): Promise<Instance> };
};

export type DuckDb = { rows(sql: string): Promise<Record<string, unknown>[]>; close(): void };

async function install(folder: string): Promise<string> {
  const entry = path.join(folder, 'node_modules', PACKAGE.name, 'lib/index.js');
  if (existsSync(entry)) return entry;
  mkdirSync(folder, { recursive: true });
  const wanted = `${PACKAGE.name}@${PACKAGE.version}`;
  await promisify(execFile)('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', wanted]);
  return entry;
}

/** DuckDB on a file of its own, with as many threads and as much memory as the engine has. */
export async function openDuckDb(folder: string, memoryMb: number): Promise<DuckDb> {
  const entry = await install(path.join(folder, 'library'));
  const { DuckDBInstance } = (await import(pathToFileURL(entry).href)) as Library;
  const instance = await DuckDBInstance.create(path.join(folder, 'plain.duckdb'), {
    threads: '2',
    memory_limit: `${memoryMb}MB`,
  });
  const connection = await instance.connect();
  return {
    rows: async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson(),
    close: () => instance.closeSync(),
  };
}
