import { createHash } from 'node:crypto';
import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../start/root.ts';

const MEMORY = '/dev/shm';
/** Ten times what a run of everything leaves there. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Where the engines of tests keep their data: in memory where the system offers enough of it. They make and remove files
 * by the thousand, which took the system 35 s on a disk and 19 s in memory for the tests of positions, queries and sharp
 * jumps. What is kept there serves the next run, until the machine is started anew.
 */
export function findTestFolder(name: string): string {
  if (!existsSync(MEMORY)) return path.join(root, '.cache', name);
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize < ENOUGH_BYTES) return path.join(root, '.cache', name);
  // Each checkout has its own.
  const checkout = createHash('sha256').update(root).digest('hex').slice(0, 12);
  return path.join(MEMORY, `vitrina-${checkout}`, name);
}
