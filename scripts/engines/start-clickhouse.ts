import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type EngineMemory, shareOutMemory } from '../../server/src/platform/clickhouse/engine-memory.ts';
import { claimPort } from './claim-port.ts';
import { type ClusterOfNode, clickhouseConfig, clickhouseUsers } from './clickhouse-config.ts';
import { EngineError } from './engine-error.ts';
import { errorOf } from './error-of.ts';
import { findClickHouse } from './find-clickhouse.ts';
import { keepRunning } from './keep-running.ts';
import { launchClickHouse } from './launch-clickhouse.ts';
import { lockFolder } from './lock-folder.ts';
import { keepSecret, writePrivate } from './private-file.ts';
import type { Engine } from './start-postgres.ts';

type Options = {
  dir: string;
  log: (line: string) => void;
  /** What the node itself says, line by line. */
  onLine?: (line: string) => void;
  /** Megabytes for statements, caches and merges together; the library itself adds about 200 of mapped code. */
  budgetMb: number;
  cluster?: ClusterOfNode;
};

/** The embedded ClickHouse of a data folder, started again whenever it dies. Throws EngineError with one sentence. */
export async function startClickHouse(options: Options): Promise<Engine> {
  try {
    return await start(options);
  } catch (error) {
    throw errorOf(error, options.dir);
  }
}

async function start({ dir, log, onLine = () => undefined, budgetMb, cluster }: Options): Promise<Engine> {
  const library = findClickHouse();
  const folder = path.resolve(dir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  if (lock.holder) throw new EngineError('folderInUse', `${dir} is in use by process ${lock.holder.pid}.`);
  try {
    const password = keepSecret(path.join(folder, 'password'));
    const memory = shareOutMemory(budgetMb, availableParallelism());
    const configFile = writeConfig(folder, password, memory, cluster);
    const port = await claimPort(path.join(folder, 'port'));
    const data = path.join(folder, 'store');
    const launch = () =>
      launchClickHouse({
        library,
        data,
        configFile,
        port,
        password,
        onLine,
        isInCluster: cluster !== undefined,
      });
    const kept = await keepRunning({ name: 'ClickHouse', start: launch, log });
    return {
      url: `http://app:${password}@127.0.0.1:${port}`,
      pid: kept.pid,
      kill: kept.kill,
      stop: () => kept.stop().finally(lock.release),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function writeConfig(
  folder: string,
  password: string,
  memory: EngineMemory,
  cluster: ClusterOfNode | undefined,
): string {
  const [configFile, usersFile] = [path.join(folder, 'config.xml'), path.join(folder, 'users.xml')];
  const passwordSha256 = createHash('sha256').update(password).digest('hex');
  writePrivate(usersFile, clickhouseUsers({ passwordSha256, memory, isInCluster: cluster !== undefined }));
  writePrivate(
    configFile,
    clickhouseConfig({ usersFile, backups: path.join(folder, 'backups'), memory, cluster }),
  );
  return configFile;
}
