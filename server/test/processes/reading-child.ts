import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { serveReading } from '../../src/platform/background/serve-reading.ts';

// A reader that goes wrong in the way it is told to.
const Options = z.enum(['read', 'spin', 'objects', 'buffers', 'killed', 'killedInRows', 'throw', 'sleep']);

/** The same as a system does that runs out of memory. */
function die(): never {
  process.kill(process.pid, 'SIGKILL');
  for (;;);
}

const grow = (piece: () => unknown): never => {
  const held: unknown[] = [];
  for (;;) held.push(piece());
};

function* writeRows(isKilled: boolean): Generator<string> {
  yield 'first\n';
  if (isKilled) die();
  // More than a pipe holds.
  for (let row = 0; row < 100; row += 1) yield `${'x'.repeat(10_000)}\n`;
  yield 'last\n';
}

await serveReading(async (given, bytes) => {
  const how = Options.parse(given);
  if (how === 'spin') for (;;);
  if (how === 'objects') grow(() => Array.from({ length: 100 }, Math.random));
  if (how === 'buffers') grow(() => Buffer.alloc(1_000_000, 1));
  if (how === 'killed') die();
  if (how === 'throw') throw new Error('broken');
  if (how === 'sleep') await wait(600_000);
  return { answer: { bytes: bytes.byteLength }, rows: writeRows(how === 'killedInRows') };
});
