import { totalmem } from 'node:os';

const MEGABYTE = 1024 ** 2;

/** Memory of the machine, or of the container that this process is in, in megabytes. */
export function machineMb(): number {
  const limit = process.constrainedMemory();
  // Without a limit the answer is zero or beyond any machine.
  return (limit > 0 ? Math.min(limit, totalmem()) : totalmem()) / MEGABYTE;
}
