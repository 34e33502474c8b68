import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findProcess } from './find-process.ts';

export type FolderLock = { holder: undefined; release(): void } | { holder: { pid: number; note: string } };

type Owner = { pid: number; startedAt: string; note: string };

/** One owner a folder. A lock whose owner was killed, or whose pid went to another process, is taken over. */
export function lockFolder(folder: string, note = ''): FolderLock {
  const file = path.join(folder, 'in-use.json');
  const mine: Owner = { pid: process.pid, startedAt: findProcess(process.pid)?.startedAt ?? '', note };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(mine));
  try {
    for (;;) {
      if (linkWhole(draft, file)) return { holder: undefined, release: () => rmSync(file, { force: true }) };
      const owner = readOwner(file);
      if (owner && isThere(owner)) return { holder: owner };
      dropStale(file, owner);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

// A hard link appears with its content and never over another file: nobody reads a half-written lock.
function linkWhole(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    const { pid, startedAt, note } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Owner>;
    return typeof pid === 'number' ? { pid, startedAt: startedAt ?? '', note: note ?? '' } : undefined;
  } catch {
    return undefined;
  }
}

function isThere(owner: Owner): boolean {
  return findProcess(owner.pid)?.startedAt === owner.startedAt;
}

// Two starts may find the same stale lock; the slower one must not throw away the lock of the faster.
function dropStale(file: string, stale: Owner | undefined): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const taken = readOwner(aside);
  if (taken && taken.pid !== stale?.pid && isThere(taken)) linkWhole(aside, file);
  rmSync(aside, { force: true });
}
