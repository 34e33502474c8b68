import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EngineError } from './engine-error.ts';
import { findProcess } from './find-process.ts';

/** The lines of postmaster.pid that are read here: 1 is the pid, 4 the port, 8 the state. */
export type Postmaster = { pid: number; port: number; isReady: boolean };

const stepMs = 20;

export function parsePostmaster(text: string): Postmaster | undefined {
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

export function findPostmaster(cluster: string): Postmaster | undefined {
  try {
    return parsePostmaster(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A PostgreSQL outlives a launcher that was killed. It is stopped, which loses nothing: the caller holds the folder's
 * lock, so nobody else is using it. A pid that now belongs to another program is left alone, only its file goes.
 */
export async function stopOrphan(cluster: string, log: (line: string) => void): Promise<void> {
  const orphan = findPostmaster(cluster);
  if (!orphan) return;
  if (!isOurs(orphan.pid, cluster)) {
    rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
    return;
  }
  log('A PostgreSQL left by a killed start is stopped first.');
  // SIGINT is the fast shutdown, SIGQUIT the immediate one, after which the next start replays the log.
  for (const [signal, patienceMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5000],
  ] as const) {
    process.kill(orphan.pid, signal);
    for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += stepMs) {
      if (!isOurs(orphan.pid, cluster)) return;
      await wait(stepMs);
    }
  }
  throw new EngineError(
    'folderInUse',
    `A PostgreSQL (pid ${orphan.pid}) works in ${cluster} and does not stop.`,
  );
}

function isOurs(pid: number, cluster: string): boolean {
  return findProcess(pid)?.command.includes(` -D ${cluster} `) ?? false;
}
