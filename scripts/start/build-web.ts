import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashSources } from './hash-sources.ts';
import { root } from './root.ts';
import { runTask } from './run-task.ts';
import type { Stack } from './stack.ts';
import { timed } from './timed.ts';

export const vite = 'node_modules/vite/bin/vite.js';

const sources = [
  'web/src',
  'web/public',
  'web/index.html',
  'web/vite.config.ts',
  'web/precompress.ts',
  'web/package.json',
  'packages/contract/src',
  'package-lock.json',
];
const stampFile = path.join(root, '.cache/web-build');

/** Builds the web application when its sources changed since the last build. Returns the built folder. */
export async function buildWeb(stack: Stack): Promise<string> {
  const built = path.join(root, 'web/dist');
  const stamp = hashSources(root, sources);
  if (readStamp() === stamp && existsSync(path.join(built, 'index.html'))) return built;
  await timed(stack, 'Web pages', () =>
    runTask(stack, {
      name: 'web-build',
      file: vite,
      args: ['build'],
      cwd: path.join(root, 'web'),
      // A caller's NODE_ENV=development would build React's slow variant.
      env: { NODE_ENV: 'production' },
    }),
  );
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return built;
}

function readStamp(): string | undefined {
  return existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : undefined;
}
