import { spawnSync } from 'node:child_process';
import type { Engine } from '../../../scripts/engines/start-postgres.ts';

function signalAll(engine: Engine, signal: 'SIGSTOP' | 'SIGCONT'): void {
  const { stdout } = spawnSync('pgrep', ['-P', String(engine.pid())], { encoding: 'utf8' });
  const children = stdout.split('\n').filter(Boolean).map(Number);
  for (const pid of [engine.pid(), ...children]) process.kill(pid, signal);
}

/** The engine and all that it has started stand still: they keep their sockets open and answer nothing. */
export const freeze = (engine: Engine) => signalAll(engine, 'SIGSTOP');

export const thaw = (engine: Engine) => signalAll(engine, 'SIGCONT');
