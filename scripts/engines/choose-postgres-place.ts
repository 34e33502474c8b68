import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Account } from './find-postgres-account.ts';

export type Place = { native: string; data: string };

type Options = { dir: string; native: string; account: Account | undefined; log: (line: string) => void };

/**
 * Where the programs and the cluster lie. Root's checkout may stand below a folder that only root enters (/root);
 * there the user `postgres` gets both in a folder outside.
 */
export function choosePostgresPlace({ dir, native, account, log }: Options): Place {
  if (!account) return { native, data: dir };
  const outside = outsideOf(dir);
  const reachesPrograms = canReach(account, path.join(native, 'bin', 'postgres'));
  const reachesData = canReach(account, dir);
  if (!reachesPrograms || !reachesData) {
    mkdirSync(outside, { recursive: true });
    chmodSync(outside, 0o755);
    log(`PostgreSQL is kept in ${outside}: its user "postgres" cannot enter ${reachesData ? native : dir}.`);
  }
  return {
    native: reachesPrograms ? native : copyPrograms(native, outside),
    data: reachesData ? dir : outside,
  };
}

// /var/lib and not a temporary folder: the system empties those after some weeks, and this is the user's data.
function outsideOf(dir: string): string {
  const parent = process.platform === 'linux' ? '/var/lib' : '/var/tmp';
  return path.join(parent, `vitrina-${createHash('sha256').update(dir).digest('hex').slice(0, 12)}`);
}

function canReach(account: Account, target: string): boolean {
  const requested = spawnSync('/bin/sh', ['-c', 'test -x "$1"', 'sh', target], { ...account, cwd: '/' });
  return requested.status === 0;
}

// Beside first and renamed: a killed copy is never taken for a whole one.
function copyPrograms(native: string, outside: string): string {
  const manifest = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(outside, `native-${manifest.version}`);
  if (existsSync(copy)) return copy;
  const draft = `${copy}.new`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  renameSync(draft, copy);
  return copy;
}
