import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import type { FoundProcess } from '../engines/find-process.ts';
import { findProcess } from '../engines/find-process.ts';

/** The process that listens on a port, as far as this user may know. */
export function findPortOwner(port: number): FoundProcess | undefined {
  try {
    const pid = process.platform === 'linux' ? findListener(port) : askLsof(port);
    return pid === undefined ? undefined : findProcess(pid);
  } catch {
    return undefined;
  }
}

/** The socket that listens on the port, from a table of /proc/net: column 2 address:port, 4 state, 10 inode. */
export function listeningInode(table: string, port: number): string | undefined {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const line of table.split('\n')) {
    const [, local, , state, , , , , , inode] = line.trim().split(/\s+/);
    // 0A is LISTEN.
    if (local?.endsWith(suffix) && state === '0A') return inode;
  }
  return undefined;
}

function findListener(port: number): number | undefined {
  // A machine without IPv6 has no second table.
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].filter((file) => existsSync(file));
  const inode = tables
    .map((file) => listeningInode(readFileSync(file, 'latin1'), port))
    .find((found) => found !== undefined);
  if (inode === undefined) return undefined;
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).find((pid) => holdsSocket(pid, `socket:[${inode}]`));
}

function holdsSocket(pid: number, socket: string): boolean {
  try {
    const folder = `/proc/${pid}/fd`;
    return readdirSync(folder).some((name) => linkOf(`${folder}/${name}`) === socket);
  } catch {
    return false;
  }
}

/** undefined: closed since its folder was listed, which says nothing of the others. */
function linkOf(file: string): string | undefined {
  try {
    return readlinkSync(file);
  } catch {
    return undefined;
  }
}

function askLsof(port: number): number | undefined {
  const answer = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'], { encoding: 'utf8' });
  return Number(answer.split('\n')[0]) || undefined;
}
