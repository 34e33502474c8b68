import { percentile } from '../../../bench/percentile.ts';
import { type Figure, never } from '../figure.ts';
import { compareThirds, leastOfThirds, slopePerMinute } from './judge-soak.ts';
import type { LivePages } from './live-pages.ts';
import type { Read } from './read-screens.ts';
import type { ProcessSample, Sample } from './sample-processes.ts';

const ID = 'R23';
/** Megabytes a minute. */
const MOST_GROWTH = 1;
const MOST_CHANGE = 0.2;
/** Kinds of failures that fit into a line of the table. */
const SHOWN = 3;

/** All that a run has brought. `fromMs` is the end of the warm-up. */
export type SoakOutcome = {
  /** false: over in a minute, which says nothing of growth. */
  isWhole: boolean;
  fromMs: number;
  toMs: number;
  minutes: number;
  warmUpMinutes: number;
  limit: number;
  perSecond: number;
  livePages: number;
  reads: readonly Read[];
  samples: readonly Sample[];
  ended: Awaited<ReturnType<LivePages['end']>>;
  complaints: readonly string[];
  /** Of the machine: the most that five minutes of it had. */
  load: number;
};

const most = (values: readonly number[]) => Math.max(0, ...values);
const mb = (value: number | undefined) => `${(value ?? Number.NaN).toFixed(0)} MB`;
const ms = (value: number) => `${value.toFixed(0)} ms`;

/** Other work on two cores shows in the load beside what these processes themselves make of it. */
export function describeLoad(load: number): string {
  const beside = load > 3 ? ' beside other work' : '';
  return `load of the machine ${load.toFixed(1)}${beside}`;
}

function growthFigure(name: string, samples: readonly ProcessSample[]): Figure {
  const points = samples.map(({ atMs, rssMb }) => ({ atMs, value: rssMb }));
  const floors = leastOfThirds(samples.map(({ heapMb }) => heapMb)).map((one) => one.toFixed(0));
  const slope = slopePerMinute(points);
  const [first, last] = [samples[0], samples.at(-1)];
  const files = `${first?.openFiles ?? 0} open files, then ${last?.openFiles ?? 0}`;
  const connections = `at most ${most(samples.map((one) => one.postgresConnections))} connections to PostgreSQL, for which at most ${most(samples.map((one) => one.awaited))} statements waited`;
  const delay = `event loop p99 at most ${ms(most(samples.map((one) => one.loopDelayMs)))}`;
  return {
    id: ID,
    figure: `${name}: growth of memory (RSS) after the warm-up`,
    required: `less than ${MOST_GROWTH} MB a minute`,
    measured: `${slope.toFixed(2)} MB a minute (${mb(first?.rssMb)}, then ${mb(last?.rssMb)}; least heap of each third ${floors.join(', ')} MB); ${files}; ${connections}; ${delay}`,
    isKept: samples.length > 1 && slope < MOST_GROWTH,
  };
}

function engineFigure(name: string, samples: readonly Sample[]): Figure {
  const points = samples.map(({ atMs, engines }) => ({ atMs, value: engines.get(name) ?? 0 }));
  return {
    id: ID,
    figure: `${name} with all its processes: growth of memory (PSS); its caches fill up to their limit`,
    required: 'printed',
    measured: `${slopePerMinute(points).toFixed(2)} MB a minute (${mb(points[0]?.value)}, then ${mb(points.at(-1)?.value)})`,
    isKept: true,
  };
}

function stabilityFigure(reads: readonly Read[], fromMs: number, toMs: number): Figure {
  const points = reads.map(({ atMs, ms: value }) => ({ atMs, value }));
  const { first, last, change } = compareThirds(points, fromMs, toMs);
  const half = percentile(
    reads.map((read) => read.ms),
    0.5,
  );
  return {
    id: ID,
    figure: 'answers: 99th percentile of the last third against that of the first',
    required: `within ${100 * MOST_CHANGE} %`,
    measured: `${ms(first)}, then ${ms(last)}: ${change > 0 ? '+' : ''}${(100 * change).toFixed(0)} % (median ${ms(half)})`,
    isKept: Math.abs(change) <= MOST_CHANGE,
  };
}

function failureFigure(reads: readonly Read[]): Figure {
  const bad = reads.filter(({ status }) => status !== 200);
  const kinds = Map.groupBy(bad, ({ status, path }) => `${status} ${path}`);
  const most = [...kinds].toSorted(([, one], [, other]) => other.length - one.length).slice(0, SHOWN);
  const shown = most.map(([kind, some]) => `${some.length} × ${kind}`).join('; ');
  return {
    id: ID,
    figure: 'answers other than 200',
    required: '0',
    measured: `${bad.length} of ${reads.length} answers${shown === '' ? '' : ` (${shown})`}`,
    isKept: bad.length === 0,
  };
}

export function soakFigures(outcome: SoakOutcome): Figure[] {
  const { fromMs, toMs, minutes, warmUpMinutes, limit, perSecond, livePages, ended } = outcome;
  const samples = outcome.samples.filter(({ atMs }) => atMs >= fromMs);
  const reads = outcome.reads.filter(({ atMs }) => atMs >= fromMs && atMs <= toMs);
  const names = [...(samples[0]?.processes.keys() ?? [])];
  const ofWhole = (figure: Figure): Figure =>
    outcome.isWhole ? figure : { ...figure, required: 'printed', isKept: true };
  const ofProcess = (name: string) => samples.flatMap(({ processes }) => processes.get(name) ?? []);
  return [
    ofWhole({
      id: ID,
      figure: 'how long it ran, and how much',
      required: '120 minutes, half of the limit, 200 live pages',
      measured: `${minutes.toFixed(1)} minutes, the first ${warmUpMinutes.toFixed(1)} to warm up; ${perSecond.toFixed(1)} answers a second of ${limit.toFixed(1)} at most; ${livePages} live pages; ${describeLoad(outcome.load)}`,
      isKept: minutes >= 120 && livePages >= 200,
    }),
    failureFigure(outcome.reads),
    ofWhole(stabilityFigure(reads, fromMs, toMs)),
    ...names.map((name) => ofWhole(growthFigure(name, ofProcess(name)))),
    ...[...(samples[0]?.engines.keys() ?? [])].map((name) => engineFigure(name, samples)),
    never(
      ID,
      'events that a live page lost',
      ended.lost,
      `${ended.published} events to ${livePages} pages, ${ended.delivered} received, ${ended.reopened} streams opened again as tokens ran out`,
    ),
    never(ID, 'live pages that were refused', ended.refused, `${livePages + ended.reopened} streams`),
    {
      id: ID,
      figure: 'queues: jobs due and not begun, rows on their way to ClickHouse',
      required: 'printed',
      measured: `at most ${most(samples.map((one) => one.waitingJobs))} and ${most(samples.map((one) => one.waitingRows))}; at the end ${samples.at(-1)?.waitingJobs ?? 0} and ${samples.at(-1)?.waitingRows ?? 0}`,
      isKept: true,
    },
    never(ID, 'errors in the logs of the processes', outcome.complaints, `${names.length} processes`),
  ];
}
