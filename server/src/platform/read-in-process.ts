import { spawn } from 'node:child_process';
import os from 'node:os';
import { PassThrough, type Readable } from 'node:stream';
import { createTurnstile } from './turnstile.ts';

/** What a reading process may take; it is ended when it takes more. */
export type ReadingLimits = { seconds: number; memoryMb: number };

type Reading<Answer> = {
  answer: Answer;
  /** Rows, as the process writes them after its answer. Fails where the process ends early. */
  rows: Readable;
};

/** `limit`: what the process was ended for; `failed`: it died for another reason. */
type Ended = { ended: 'seconds' | 'memoryMb' | 'failed' };

// A process of its own: a reader that is killed, runs out of memory or hangs takes nobody along. The first core stays
// with those who wait for answers.
const AT_ONCE = Math.max(1, os.availableParallelism() - 1);
const WAITING = 20;
/** Of real time, for a process that has spent none of its own: the machine is too busy to read. */
const PATIENCE_FACTOR = 4;

const enter = createTurnstile({ atOnce: AT_ONCE, waiting: WAITING });

/**
 * Runs `script` (see `serveReading`) over the bytes of an upload in a process with its own limits and a lower priority,
 * and hands its answer and rows to `use`. At most one process for each core but the first runs at a time; the others
 * wait. Throws `request.tooMany` when too many wait.
 */
export function readInProcess<Answer, Result>(
  script: URL,
  input: { options: unknown; bytes: Uint8Array },
  limits: ReadingLimits,
  use: (reading: Reading<Answer> | Ended) => Promise<Result>,
): Promise<Result> {
  return enter(() => run(script, input, limits, use));
}

async function run<Answer, Result>(
  script: URL,
  { options, bytes }: { options: unknown; bytes: Uint8Array },
  { seconds, memoryMb }: ReadingLimits,
  use: (reading: Reading<Answer> | Ended) => Promise<Result>,
): Promise<Result> {
  // The shell sets the limit of processor time, which the system itself keeps even when this process is gone.
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      `ulimit -t ${seconds}; exec "$@"`,
      'sh',
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${memoryMb}`,
      script.pathname,
    ],
    { stdio: ['pipe', 'pipe', 'ignore', 'ipc'] },
  );
  const isLate = { value: false };
  const patience = setTimeout(
    () => {
      isLate.value = true;
      child.kill('SIGKILL');
    },
    seconds * PATIENCE_FACTOR * 1000,
  );
  const ended = new Promise<Ended>((resolve) => {
    child.once('error', () => resolve({ ended: 'failed' }));
    child.once('exit', (_code, signal) => resolve({ ended: isLate.value ? 'seconds' : reasonOf(signal) }));
  });
  const { stdin, stdout } = child;
  try {
    if (!stdin || !stdout) return await use(await ended);
    // Output that nobody reads yet is thrown away when a process exits, and one that died must not look complete.
    const rows = stdout.pipe(new PassThrough(), { end: false });
    child.once('close', (code) =>
      code === 0 ? rows.end() : rows.destroy(new Error('the reading process died')),
    );
    rows.on('error', () => undefined);
    const answered = new Promise<Reading<Answer>>((resolve) => {
      child.once('message', (answer) => resolve({ answer: answer as Answer, rows }));
    });
    // A process that ends early leaves the rest of its input unread.
    stdin.on('error', () => undefined);
    child.send({ options });
    stdin.end(bytes);
    return await use(await Promise.race([answered, ended]));
  } finally {
    clearTimeout(patience);
    child.kill('SIGKILL');
  }
}

function reasonOf(signal: NodeJS.Signals | null): Ended['ended'] {
  if (signal === 'SIGXCPU' || signal === 'SIGKILL') return 'seconds';
  // The engine aborts when its objects outgrow their limit.
  return signal === 'SIGABRT' || signal === 'SIGTRAP' || signal === 'SIGILL' ? 'memoryMb' : 'failed';
}
