import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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
  'web/mantine-styles.ts',
  'web/package.json',
  'packages/contract/src',
  'package-lock.json',
];
const behind = pathToFileURL(path.join(root, 'scripts/behind.mjs')).href;
const built = path.join(root, 'web/dist');
const builtStamp = path.join(root, '.cache/web-build');
const packedStamp = path.join(root, '.cache/web-packed');

/** Builds the web application when its sources changed since the last build. Returns the built folder. */
export async function buildWeb(stack: Stack): Promise<string> {
  const stamp = hashSources(root, sources);
  if (readStamp(builtStamp) === stamp && existsSync(path.join(built, 'index.html'))) return built;
  rmSync(packedStamp, { force: true });
  await timed(stack, 'Web pages', () =>
    runTask(stack, {
      name: 'web-build',
      file: vite,
      nodeFlags: [`--import=${behind}`],
      args: ['build'],
      cwd: path.join(root, 'web'),
      // A caller's NODE_ENV=development would build React's slow variant.
      env: { NODE_ENV: 'production', PACKED: 'off' },
    }),
  );
  mkdirSync(path.dirname(builtStamp), { recursive: true });
  writeFileSync(builtStamp, stamp);
  return built;
}

/**
 * Packs what was built, unless it is. That takes longer than building it, and the first page can do without: it is sent as it
 * is until then.
 */
export async function packWeb(stack: Stack): Promise<void> {
  const stamp = readStamp(builtStamp);
  if (stamp === undefined || readStamp(packedStamp) === stamp) return;
  await runTask(stack, {
    name: 'web-pack',
    file: 'web/pack.ts',
    nodeFlags: [`--import=${behind}`],
    args: [built],
    env: {},
  });
  writeFileSync(packedStamp, stamp);
}

function readStamp(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
