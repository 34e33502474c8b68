import { watch } from 'node:fs';
import path from 'node:path';
import type { Kept } from '../engines/keep-running.ts';
import { root } from './root.ts';
import type { Stack } from './stack.ts';

// An editor writes a file in several steps, a branch switch writes many.
const settleMs = 150;

/**
 * Development: a part is started again when a source below its folders changes. Not `node --watch`: its watcher waits
 * for the next change after a crash, also when the launcher was killed meanwhile, and would stay for ever.
 */
export function restartOnChange(stack: Stack, name: string, folders: string[], part: Kept): void {
  let timer: NodeJS.Timeout | undefined;

  function onChange(_event: string, file: string | null) {
    if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      stack.say(`${name}: ${file} changed, starting again.`);
      void part.restart();
    }, settleMs);
  }

  for (const folder of folders) watch(path.join(root, folder), { recursive: true }, onChange).unref();
}
