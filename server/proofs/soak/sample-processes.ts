import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { SoakWorld } from './open-world.ts';

const KB = 1024;

/** Of one process of the product, at one moment. */
export type ProcessSample = {
  atMs: number;
  rssMb: number;
  heapMb: number;
  /** The 99th percentile since the sample before. */
  loopDelayMs: number;
  openFiles: number;
  postgresConnections: number;
  /** Statements that wait for a connection. */
  awaited: number;
};

export type Sample = {
  atMs: number;
  processes: ReadonlyMap<string, ProcessSample>;
  /** Of an engine with all that it has started, in megabytes. */
  engines: ReadonlyMap<string, number>;
  /** Jobs that are due and not begun, and rows on their way to ClickHouse. */
  waitingJobs: number;
  waitingRows: number;
  openStreams: number;
};

/** The sum over all labels; 0 where nothing is said. */
export function readMetric(text: string, name: string): number {
  let sum = 0;
  for (const line of text.split('\n')) {
    const isOf = line.startsWith(`${name} `) || line.startsWith(`${name}{`);
    if (isOf) sum += Number(line.slice(line.lastIndexOf(' ') + 1));
  }
  return sum;
}

/** What a process has for itself and its part of what it shares: PostgreSQL's processes share most of theirs. */
function readPssMb(pid: number): number {
  try {
    const [, kilobytes = '0'] =
      /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? [];
    return Number(kilobytes) / KB;
  } catch {
    // It has ended since it was listed.
    return 0;
  }
}

function readEngineMb(pid: number): number {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  const pids = [pid, ...stdout.split('\n').filter(Boolean).map(Number)];
  return pids.reduce((sum, one) => sum + readPssMb(one), 0);
}

async function readMetrics(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(20_000) });
  return answer.text();
}

export async function takeSample({ context, processes, engines }: SoakWorld): Promise<Sample> {
  const of = new Map<string, ProcessSample>();
  let openStreams = 0;
  for (const { name, metricsUrl } of processes) {
    const text = await readMetrics(metricsUrl);
    openStreams += readMetric(text, 'vitrina_event_streams');
    const awaited = readMetric(text, 'vitrina_postgres_connections{state="awaited"}');
    of.set(name, {
      atMs: performance.now(),
      rssMb: readMetric(text, 'process_resident_memory_bytes') / KB ** 2,
      heapMb: readMetric(text, 'nodejs_heap_size_used_bytes') / KB ** 2,
      loopDelayMs: readMetric(text, 'nodejs_eventloop_lag_p99_seconds') * 1000,
      openFiles: readMetric(text, 'process_open_fds'),
      postgresConnections: readMetric(text, 'vitrina_postgres_connections') - awaited,
      awaited,
    });
  }
  const { rows } = await sql<{ jobs: number; rows: number }>`
    select (select count(*) from jobs.job where state in ('created', 'retry') and start_after <= now()) as jobs,
      (select count(*) from position_outbox) as rows`.execute(context.db);
  return {
    atMs: performance.now(),
    processes: of,
    engines: new Map(engines.map(({ name, pid }) => [name, readEngineMb(pid())])),
    waitingJobs: rows[0]?.jobs ?? 0,
    waitingRows: rows[0]?.rows ?? 0,
    openStreams,
  };
}
