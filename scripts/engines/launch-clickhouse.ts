import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { EngineError } from './engine-error.ts';
import type { ProcessHandle } from './keep-running.ts';
import { handleOf } from './process-handle.ts';

type Options = {
  library: string;
  data: string;
  configFile: string;
  port: number;
  password: string;
  /** Whether other nodes are to reach it as well. */
  isInCluster?: boolean;
  onLine: (line: string) => void;
};

const stepMs = 20;
const patienceMs = 60_000;
// The node's last words, and the first line of an entry of its log; stack traces without names are left out.
const complaint = /^(Code: \d|Poco::|std::)/;
const logLine = /^\d{4}\.\d\d\.\d\d /;
// Keeps the node alive: an endless row of sleeps, one row a block.
const sleepForever =
  'SELECT sleepEachRow(60) FROM numbers(1000000000) SETTINGS max_block_size = 1,' +
  ' function_sleep_max_microseconds_per_block = 100000000 FORMAT Null';

/** One run of the node, with the database `app` in it. */
export async function launchClickHouse(options: Options): Promise<ProcessHandle> {
  const child = spawn(process.execPath, nodeArguments(options), {
    // Away from the terminal's Ctrl-C: the server above it stops first.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let lastWords = '';
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (complaint.test(line)) lastWords = line.replace(/, Stack trace.*$/, '');
      if (complaint.test(line) || logLine.test(line)) options.onLine(line);
    });
  }
  const handle = handleOf(child, { signals: ['SIGTERM'], graceMs: 1000, lastWords: () => lastWords });
  for (let waitedMs = 0; waitedMs < patienceMs; waitedMs += stepMs) {
    if (await answers(options)) return handle;
    const reason = await Promise.race([handle.ended, wait(stepMs)]);
    if (reason !== undefined) throw failure(reason, options);
  }
  await handle.stop();
  throw new EngineError('cannotStart', `ClickHouse in ${options.data} did not answer for a minute.`);
}

function nodeArguments({ library, data, configFile, port, isInCluster }: Options): string[] {
  return [
    '--disable-warning=ExperimentalWarning',
    fileURLToPath(new URL('./clickhouse-node.ts', import.meta.url)),
    library,
    `--path=${data}`,
    `--http_port=${port}`,
    '--listen_host=127.0.0.1',
    `--config-file=${configFile}`,
    '--log-level=error',
    `--query=SYSTEM START LISTEN HTTP; ${isInCluster ? 'SYSTEM START LISTEN TCP; ' : ''}${sleepForever}`,
  ];
}

// The first word of the product to the node: also proves that the password is the one of this folder.
async function answers({ port, password }: Options): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/?database=system`, {
      method: 'POST',
      headers: { 'X-ClickHouse-User': 'app', 'X-ClickHouse-Key': password },
      // Never the built-in `default`: in this library it is an overlay of two engines.
      body: 'CREATE DATABASE IF NOT EXISTS app ENGINE = Atomic',
    });
    await response.text();
    return response.ok;
  } catch {
    return false;
  }
}

function failure(reason: string, { data }: Options): EngineError {
  if (/No space left on device|NOT_ENOUGH_SPACE/.test(reason)) {
    return new EngineError('diskFull', `The disk of ${data} is full: free some space and start again.`);
  }
  if (/Cannot lock file/.test(reason)) {
    return new EngineError('folderInUse', `${data} is in use by another ClickHouse.`);
  }
  if (/Permission denied|Access denied/.test(reason)) {
    return new EngineError('folderUnusable', `${data} cannot be read and written by this user.`);
  }
  return new EngineError('cannotStart', `ClickHouse ended at its start (${reason}).`);
}
