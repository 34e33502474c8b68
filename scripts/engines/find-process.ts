import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

/** `startedAt` tells a process from a later one that got the same pid; its form is the system's own. */
export type FoundProcess = { pid: number; command: string; startedAt: string };

export function findProcess(pid: number): FoundProcess | undefined {
  try {
    return process.platform === 'linux' ? readProc(pid) : askPs(pid);
  } catch {
    return undefined;
  }
}

function readProc(pid: number): FoundProcess | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  // The name in parentheses may hold spaces; after it field 3 is the state and field 22 the start in ticks since boot.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z') return undefined;
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  return { pid, command: command || programOf(pid), startedAt: `${boot} ${fields[19]}` };
}

function programOf(pid: number): string {
  return readlinkSync(`/proc/${pid}/exe`);
}

function askPs(pid: number): FoundProcess | undefined {
  const ask = (column: string) =>
    execFileSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  const startedAt = ask('lstart');
  return startedAt === '' ? undefined : { pid, command: ask('command'), startedAt };
}
