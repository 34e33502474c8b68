import { setTimeout as wait } from 'node:timers/promises';
import { makeExport } from '../../src/exports/make-export.ts';
import { readEnv } from '../../src/platform/env.ts';
import { openContext } from '../../src/platform/open-context.ts';

// A worker that gets to the middle of a file and stays there until it is killed.
const { context } = await openContext(readEnv(), { isWorker: false });

async function* stopHalfway(
  _context: unknown,
  { progress }: { progress(done: number, total: number): void },
) {
  yield 'x'.repeat(3 * 1024 * 1024);
  // Asked for more: what it gave is stored.
  progress(50, 100);
  console.log('halfway');
  await wait(600_000);
  yield '';
}

await makeExport(context, { test: stopHalfway }, process.env['EXPORT_ID'] ?? '');
