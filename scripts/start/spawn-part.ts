import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { ProcessHandle } from '../engines/keep-running.ts';
import { handleOf } from '../engines/process-handle.ts';
import { rememberWords } from './remember-words.ts';
import { root } from './root.ts';

export type Part = {
  file: string;
  /** Flags of Node itself. */
  nodeFlags?: string[];
  args?: string[];
  cwd?: string;
  env: Record<string, string>;
  graceMs?: number;
  onLine: (line: string) => void;
};

export type SpawnedPart = { handle: ProcessHandle; lastLines(): string[] };

const exitWithParent = pathToFileURL(path.join(root, 'scripts/exit-with-parent.mjs')).href;

/** Runs a file of the repository under this Node, away from the terminal's Ctrl-C. It ends when this process is gone. */
export function spawnPart({
  file,
  nodeFlags = [],
  args = [],
  cwd = root,
  env,
  graceMs = 2000,
  onLine,
}: Part): SpawnedPart {
  const nodeArgs = [
    '--disable-warning=ExperimentalWarning',
    ...nodeFlags,
    `--import=${exitWithParent}`,
    path.join(root, file),
  ];
  const child = spawn(process.execPath, [...nodeArgs, ...args], {
    cwd,
    env: { ...process.env, ...env, EXIT_WITH_PARENT: '1', PARENT_PID: String(process.pid) },
    detached: true,
    // Nothing is ever written into standard input: its end tells the part that we are gone.
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const words = rememberWords();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      words.add(line);
      onLine(line);
    });
  }
  const handle = handleOf(child, { signals: ['SIGTERM'], graceMs, lastWords: words.reason });
  return { handle, lastLines: words.lines };
}
