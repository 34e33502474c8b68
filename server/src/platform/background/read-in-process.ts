import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { createSemaphore } from '../semaphore.ts';

/** What a reading process may take; it is ended when it takes more. */
export type ReadingLimits = {
  /** Of processor time. */
  seconds: number;
  /** Of all its memory. */
  memoryMb: number;
  /** Of real time: a machine that is too busy to read says nothing of the file. */
  patienceSeconds: number;
};

/** `rows`: what the process wrote after its answer, whole. */
type Reading<Answer> = { answer: Answer; rows: Readable };

/** The limit that the process met; `failed`: it died for a reason that says nothing of what it read. */
type Ended = { ended: 'seconds' | 'memoryMb' | 'failed' };

type Input = { options: unknown; bytes: Uint8Array };

// A process of its own: a reader that is killed, runs out of memory or hangs takes nobody along. The first core stays
// with those who wait for answers.
const AT_ONCE = Math.max(1, os.availableParallelism() - 1);
const WAITING = 20;
/** Of the memory; the rest is for buffers and the engine itself. The engine tidies up only as it comes near. */
const HEAP_SHARE = 0.75;

const enter = createSemaphore({ atOnce: AT_ONCE, waiting: WAITING });

/**
 * Runs `script` (see `serveReading`) over the bytes of an upload in a process with its own limits and a lower priority,
 * and hands its answer and rows to `use` once the process has ended. At most one process for each core but the first
 * runs at a time; the others wait. Throws `request.tooMany` when too many wait.
 */
export async function readInProcess<Answer, Result>(
  script: URL,
  input: Input,
  limits: ReadingLimits,
  use: (reading: Reading<Answer> | Ended) => Promise<Result>,
): Promise<Result> {
  // Rows lie in a file, so that whoever is slow to take them keeps neither the process nor its place.
  const output = await openUnnamed();
  try {
    const read = await enter(() => run(script, input, limits, output.fd));
    if ('ended' in read) return await use(read);
    const rows = output.createReadStream({ start: 0, autoClose: false });
    rows.on('error', () => undefined);
    try {
      return await use({ answer: read.answer as Answer, rows });
    } finally {
      rows.destroy();
    }
  } finally {
    await output.close();
  }
}

/** A file without a name is gone with the last process that has it open, however that one ends. */
async function openUnnamed(): Promise<FileHandle> {
  const file = path.join(os.tmpdir(), `vitrina-rows-${randomUUID()}`);
  const handle = await open(file, 'wx+', 0o600);
  await unlink(file);
  return handle;
}

async function run(
  script: URL,
  { options, bytes }: Input,
  { seconds, memoryMb, patienceSeconds }: ReadingLimits,
  output: number,
): Promise<{ answer: unknown } | Ended> {
  const heapMb = Math.round(memoryMb * HEAP_SHARE);
  // The shell sets the limit of processor time, which the system itself keeps even when this process is gone. Only the
  // soft one has a signal of its own; a dump of the memory would hold what a person sent.
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      `ulimit -c 0; ulimit -S -t ${seconds}; exec "$@"`,
      'sh',
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      `--max-old-space-size=${heapMb}`,
      script.pathname,
    ],
    { stdio: ['pipe', output, 'ignore', 'ipc'] },
  );
  const closed = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  const patience = setTimeout(() => child.kill('SIGKILL'), patienceSeconds * 1000);
  const answers: unknown[] = [];
  child.once('message', (answer) => answers.push(answer));
  try {
    // A process that ends early leaves the rest of its input unread.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(bytes);
    if (child.connected) child.send({ options, memoryMb }, () => undefined);
    const [code, signal] = await closed;
    return code === 0 && answers.length > 0 ? { answer: answers[0] } : { ended: reasonOf(signal) };
  } catch {
    // It could not be started.
    return { ended: 'failed' };
  } finally {
    clearTimeout(patience);
  }
}

function reasonOf(signal: NodeJS.Signals | null): Ended['ended'] {
  if (signal === 'SIGXCPU') return 'seconds';
  // The engine aborts when its objects outgrow their limit, and so does who watches the whole. A kill comes from
  // outside: from a system that runs out of memory, say.
  return signal === 'SIGABRT' || signal === 'SIGTRAP' || signal === 'SIGILL' ? 'memoryMb' : 'failed';
}
