import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICK_MS = 10;

/** Processor time of a process so far, milliseconds: other than the wall's, a busy machine does not change it. */
export function processorMs(pid: number): number {
  // The name of the process is in brackets and may have spaces in it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    // It has ended since it was listed.
    return 0;
  }
}

/** Processor time of a server and of the processes it has now: PostgreSQL has one for each connection. */
export function processorOfAll(pid: number): number {
  return childrenOf(pid).reduce((sum, child) => sum + processorMs(child), processorMs(pid));
}

export function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
}

/** Resident memory, now and at its highest, megabytes. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1000;
  return { now: read('VmRSS'), most: read('VmHWM') };
}
