import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { choosePostgresPlace } from './choose-postgres-place.ts';
import { claimPort } from './claim-port.ts';
import { createCluster } from './create-cluster.ts';
import { EngineError } from './engine-error.ts';
import { errorOf } from './error-of.ts';
import { findPostgres } from './find-postgres.ts';
import { findPostgresAccount } from './find-postgres-account.ts';
import { keepRunning } from './keep-running.ts';
import { launchPostgres } from './launch-postgres.ts';
import { lockFolder } from './lock-folder.ts';
import { stopOrphan } from './postmaster.ts';
import { keepSecret } from './private-file.ts';
import { setAsideForgotten } from './set-aside-forgotten.ts';

export type Engine = { url: string; pid(): number; stop(): Promise<void>; kill(): void };

type Options = {
  dir: string;
  log: (line: string) => void;
  logFile?: string;
  /** False for tests: twice as fast, and a power cut loses the cluster. */
  isDurable?: boolean;
};

/** The embedded PostgreSQL of a data folder, started again whenever it dies. Throws EngineError with one sentence. */
export async function startPostgres(options: Options): Promise<Engine> {
  try {
    return await start(options);
  } catch (error) {
    throw errorOf(error, options.dir);
  }
}

async function start({
  dir,
  log,
  logFile = path.join(dir, 'postgres.log'),
  isDurable = true,
}: Options): Promise<Engine> {
  const native = findPostgres();
  const account = findPostgresAccount();
  makeFolder(dir);
  const lock = lockFolder(dir);
  if (lock.holder) throw new EngineError('folderInUse', `${dir} is in use by process ${lock.holder.pid}.`);
  try {
    const secret = path.join(dir, 'password');
    const isKnown = existsSync(secret);
    const password = keepSecret(secret);
    const place = choosePostgresPlace({ dir, native, account, log });
    await setAsideForgotten({ data: place.data, dir, isKnown, log });
    const cluster = await createCluster({ ...place, password, account });
    await stopOrphan(cluster, log);
    const port = await claimPort(path.join(dir, 'port'));
    const launch = () => launchPostgres({ native: place.native, cluster, port, isDurable, account, logFile });
    const kept = await keepRunning({ name: 'PostgreSQL', start: launch, log });
    return {
      url: `postgres://vitrina:${password}@127.0.0.1:${port}/vitrina`,
      pid: kept.pid,
      kill: kept.kill,
      stop: () => kept.stop().finally(lock.release),
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

// Others may pass through, not look: as root the cluster inside belongs to the user `postgres`.
function makeFolder(dir: string): void {
  if (mkdirSync(dir, { recursive: true }) !== undefined) chmodSync(dir, 0o711);
}
