// npm start and npm run dev (`--dev`): the whole stack in one command.
import path from 'node:path';
import { lockFolder } from './engines/lock-folder.ts';
import { packWeb } from './start/build-web.ts';
import { checkFolder } from './start/check-folder.ts';
import { checkPort } from './start/check-port.ts';
import { greeting } from './start/greeting.ts';
import { parseFlags, usage } from './start/parse-flags.ts';
import { buildStack } from './start/stack.ts';
import { isPublicDemo, logsFolder, startStack } from './start/start-stack.ts';
import { stopBySignal } from './start/stop-by-signal.ts';

// A closed terminal takes the output away before its signal comes.
process.stdout.on('error', () => undefined);
process.stderr.on('error', () => undefined);

const flags = orExit(() => parseFlags(process.argv.slice(2)), `\n${usage}`);
const data = path.resolve(flags.data);
const address = `http://localhost:${flags.port}`;
orExit(() => checkFolder(data));
if (isPublicDemo() && (flags.dev || !flags.demo))
  fail('A public demo needs its market and the built pages: DEMO=public npm start.');

const lock = lockFolder(data, address);
if (lock.holder) {
  fail(`Vitrina already runs on ${data}: open ${lock.holder.note} (process ${lock.holder.pid}).`);
}
const stack = buildStack(data, (line) => console.log(line));
stopBySignal(stack, lock.release);
try {
  await checkPort(flags.port, flags.host);
  console.log(greeting(await startStack(stack, flags), logsFolder(data)));
  if (!flags.dev && process.env['PACKED'] !== 'off') void packPages();
} catch (error) {
  // A stop by Ctrl-C ends what is being waited for here; the signal's own end follows.
  if (!stack.isStopping()) {
    await stack.stop();
    lock.release();
    fail(sentence(error));
  }
}

/** Beside the running product, which sends the pages as they are until then. */
async function packPages(): Promise<void> {
  try {
    await packWeb(stack);
  } catch (error) {
    if (!stack.isStopping()) console.log(`The pages are not compressed: ${sentence(error)}`);
  }
}

function orExit<T>(work: () => T, more = ''): T {
  try {
    return work();
  } catch (error) {
    return fail(`${sentence(error)}${more}`);
  }
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}
