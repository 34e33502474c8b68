import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export type Limited = { folder: string; file: string; args: string[]; seconds: number };

let running: number | undefined;

// whoever ends the script ends what it started, workers that never look up included
process.on('exit', endRunning);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

/** Runs a JavaScript file of a copy of the tree in a process group of its own, which is ended when its time is over. */
export async function runLimited({
  folder,
  file,
  args,
  seconds,
}: Limited): Promise<'ok' | 'failed' | 'hung'> {
  const child = spawn(process.execPath, [path.join(folder, file), ...args], {
    cwd: folder,
    env: { ...process.env, TZ: 'UTC', NO_COLOR: '1', FORCE_COLOR: undefined },
    stdio: 'ignore',
    detached: true,
  });
  running = child.pid;
  let isHung = false;
  const timer = setTimeout(() => {
    isHung = true;
    endRunning();
  }, seconds * 1000);
  await once(child, 'close');
  clearTimeout(timer);
  // workers that were left behind by a runner that gave up waiting for them
  endRunning();
  if (isHung) return 'hung';
  return child.exitCode === 0 ? 'ok' : 'failed';
}

function endRunning(): void {
  if (running === undefined) return;
  try {
    process.kill(-running, 'SIGKILL');
  } catch {
    // everyone of the group has ended
  }
  running = undefined;
}
