import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { servePages } from '../../bench/browser/serve-pages.ts';

const WEB = path.join(import.meta.dirname, '..');
const BUILT = path.join(WEB, '../.cache/parts/web');

declare module 'vitest' {
  // The library asks for an interface here: it is merged with its own.
  interface ProvidedContext {
    pages: string;
  }
}

/** The pages of /dev/ui as they are shipped to nobody: built once, and with no server behind them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  execFileSync(
    process.execPath,
    ['../node_modules/vite/bin/vite.js', 'build', '--outDir', BUILT, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: WEB,
      env: { ...process.env, NODE_ENV: 'production', VITE_DEV_PAGES: 'on', PACKED: 'off' },
      stdio: 'inherit',
    },
  );
  const { url, stop } = await servePages({ built: BUILT });
  project.provide('pages', url);
  return stop;
}
