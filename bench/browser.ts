import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { spawnStack } from '../scripts/look/spawn-stack.ts';
import { buildWeb, packWeb } from '../scripts/start/build-web.ts';
import { root } from '../scripts/start/root.ts';
import { buildStack } from '../scripts/start/stack.ts';
import { measureDrawing } from './browser/drawing-rows.ts';
import { measureHistory } from './browser/history-rows.ts';
import { openBrowser } from './browser/open-browser.ts';
import { servePages } from './browser/serve-pages.ts';
import { measureSizes } from './browser/size-rows.ts';
import { measureUsableRows } from './browser/usable-rows.ts';
import type { Row } from './report.ts';

const SHIPPED = path.join(root, 'web/dist');
const MEASURED = path.join(root, '.cache/bench/web');
const STACK = path.join(root, '.cache/bench/stack');

/** The product catches up on what it missed since its last run. */
const CATCHING_UP_MS = 30_000;

/** The application with the pages of /dev/ui, which the shipped one does not have. */
function buildMeasured(): void {
  execFileSync(
    process.execPath,
    ['../node_modules/vite/bin/vite.js', 'build', '--outDir', MEASURED, '--emptyOutDir'],
    {
      cwd: path.join(root, 'web'),
      env: { ...process.env, NODE_ENV: 'production', VITE_DEV_PAGES: 'on' },
      stdio: 'ignore',
    },
  );
}

/** What a person waits for and what a screen weighs, beside pages of plain HTML that do the same. */
export async function measureBrowser(): Promise<Row[]> {
  buildMeasured();
  // A first visit gets what any but the first minute of a start sends: files that are packed.
  await buildWeb(buildStack(STACK, () => undefined));
  await packWeb(buildStack(STACK, () => undefined));
  const stack = await spawnStack(STACK);
  await wait(CATCHING_UP_MS);
  const pages = await servePages({ built: MEASURED, api: stack.url });
  const browser = await openBrowser();
  try {
    const usable = await measureUsableRows(browser, stack, pages);
    const history = await measureHistory(browser, stack);
    // Its collectors and engines would take time from what is drawn.
    await stack.stop();
    return [...measureSizes(SHIPPED), ...usable, history, ...(await measureDrawing(browser, pages))];
  } finally {
    await browser.close();
    await pages.stop();
    await stack.stop();
  }
}
