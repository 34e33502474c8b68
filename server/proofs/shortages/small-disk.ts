import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PIECE = Buffer.alloc(64 * 1024);
const REFILL_MS = 20;

export type SmallDisk = {
  path: string;
  /** '': it is a disk of its own; otherwise why it is none. */
  whyNot: string;
  /** Somebody else takes what is left of it, and whatever is freed until `free`. */
  fill(): void;
  free(): void;
  remove(): void;
};

function takeRest(file: string): void {
  const descriptor = openSync(file, 'a');
  try {
    for (let size = PIECE.length; size >= 512; ) {
      try {
        writeSync(descriptor, PIECE, 0, size);
      } catch {
        size /= 2;
      }
    }
  } finally {
    closeSync(descriptor);
  }
}

/** A disk in memory of so many megabytes. Only root may mount one; whoever is not gets a folder that does not fill up. */
export function makeSmallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrina-disk-'));
  const options = `size=${megabytes}m,mode=0711`;
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { encoding: 'utf8' });
  const whyNot =
    mounted.status === 0 ? '' : (mounted.error?.message ?? mounted.stderr).trim() || 'it cannot be mounted';
  // As root PostgreSQL runs as another user, who must be able to pass.
  chmodSync(folder, 0o711);
  const ballast = path.join(folder, 'ballast');
  let refilling: ReturnType<typeof setInterval> | undefined;
  // Lazily: the last process that has a file open there may still be ending.
  const unmount = () => whyNot === '' && spawnSync('umount', ['--lazy', folder]);
  // Whatever ends this process leaves no disk behind.
  process.once('exit', unmount);
  return {
    path: folder,
    whyNot,
    fill: () => {
      takeRest(ballast);
      refilling = setInterval(() => takeRest(ballast), REFILL_MS);
    },
    free: () => {
      clearInterval(refilling);
      rmSync(ballast, { force: true });
    },
    remove: () => {
      clearInterval(refilling);
      process.off('exit', unmount);
      unmount();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
