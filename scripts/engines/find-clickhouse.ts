import { createRequire } from 'node:module';
import path from 'node:path';
import { EngineError } from './engine-error.ts';

const require = createRequire(import.meta.url);

/** The library of chDB for this machine. */
export function findClickHouse(): string {
  const suffix = process.platform === 'linux' ? '-gnu' : '';
  const name = `@chdb/lib-${process.platform}-${process.arch}${suffix}`;
  try {
    return path.join(path.dirname(require.resolve(`${name}/package.json`)), 'libchdb.so');
  } catch {
    throw new EngineError(
      'notForThisMachine',
      `There is no packaged ClickHouse (${name}) for this machine: set CLICKHOUSE_URL to a server of yours.`,
    );
  }
}
