import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EngineError } from './engine-error.ts';
import type { Account } from './find-postgres-account.ts';
import type { ProcessHandle } from './keep-running.ts';
import { postgresArguments } from './postgres-arguments.ts';
import { postgresEnv } from './postgres-env.ts';
import { findPostmaster } from './postmaster.ts';
import { handleOf } from './process-handle.ts';

type Options = {
  native: string;
  cluster: string;
  port: number;
  isDurable: boolean;
  account: Account | undefined;
  logFile: string;
};

const stepMs = 10;
// After a kill the log is replayed: at most max_wal_size, seconds on a slow disk.
const patienceMs = 60_000;
const largestLogBytes = 5_000_000;

/** One run of the server, ready for connections. Its words go straight into a file: they outlive the launcher. */
export async function launchPostgres(options: Options): Promise<ProcessHandle> {
  const { native, cluster, account, logFile } = options;
  if (existsSync(logFile) && statSync(logFile).size > largestLogBytes) renameSync(logFile, `${logFile}.1`);
  const output = openSync(logFile, 'a', 0o600);
  const saidBefore = statSync(logFile).size;
  const child = spawn(path.join(native, 'bin', 'postgres'), postgresArguments(options), {
    ...account,
    cwd: cluster,
    env: postgresEnv(),
    // Away from the terminal's Ctrl-C: the server above it stops first.
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  const lastWords = () => lastComplaint(readFileSync(logFile, 'utf8').slice(saidBefore));
  const handle = handleOf(child, { signals: ['SIGINT', 'SIGQUIT'], graceMs: 3000, lastWords });

  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += stepMs) {
    const found = findPostmaster(cluster);
    if (found?.pid === child.pid && found?.isReady) return handle;
    const reason = await Promise.race([handle.ended, wait(stepMs)]);
    if (reason !== undefined) throw failure(reason, options);
  }
  await handle.stop();
  throw new EngineError('cannotStart', `PostgreSQL was not ready in a minute: see ${logFile}.`);
}

// The line that says why it ended, without its time and pid; an outright kill leaves none.
function lastComplaint(text: string): string {
  const line = text.split('\n').findLast((one) => /FATAL|PANIC|could not/.test(one));
  return line?.replace(/^.*? UTC \[\d+\] /, '') ?? '';
}

function failure(reason: string, { cluster, logFile }: Options): EngineError {
  if (/No space left on device|Check free disk space/.test(reason)) {
    return new EngineError('diskFull', `The disk of ${cluster} is full: free some space and start again.`);
  }
  if (/Permission denied|wrong ownership|invalid permissions/.test(reason)) {
    return new EngineError(
      'folderUnusable',
      `${cluster} cannot be read and written by PostgreSQL's user: ${reason}`,
    );
  }
  return new EngineError('cannotStart', `PostgreSQL ended at its start (${reason}): see ${logFile}.`);
}
