import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import * as z from 'zod';
import { percentile } from '../../../bench/percentile.ts';
import type { Figure, Size } from '../figure.ts';
import { changeTracking } from './change-tracking.ts';
import { warmUpMs } from './judge-soak.ts';
import { openLivePages } from './live-pages.ts';
import { listMorningShots } from './morning-screens.ts';
import { openSoakWorld, type SoakWorld } from './open-world.ts';
import { hirePeople } from './people.ts';
import { measureLimit, type Read, readAtRate } from './read-screens.ts';
import { type Sample, takeSample } from './sample-processes.ts';
import { soakFigures } from './soak-figures.ts';

type Length = { minutes: number; people: number; browsersOfEach: number; limitSeconds: number };
const SIZES: Record<Size, Length> = {
  small: { minutes: 1, people: 5, browsersOfEach: 2, limitSeconds: 5 },
  full: { minutes: 120, people: 10, browsersOfEach: 5, limitSeconds: 30 },
};
/** As many as a browser may have open. */
const PAGES_OF_EACH = 4;
/** Of the limit. */
const SHARE = 0.5;
const SAMPLES_EVERY_MS = 30_000;
/** Whoever starts reading begins with empty caches, and the limit is not that of the first minute. */
const FIRST_READS_SECONDS = 10;
const ERROR_LEVEL = 50;
const Line = z.looseObject({ level: z.int(), msg: z.string().optional() });

function listErrors({ processes }: SoakWorld): string[] {
  return processes.flatMap(({ name, complaints }) =>
    complaints.flatMap((line) => {
      const found = Line.safeParse(line.startsWith('{') ? JSON.parse(line) : undefined).data;
      if (found && found.level < ERROR_LEVEL) return [];
      return [`${name}: ${found?.msg ?? line.slice(0, 100)}`];
    }),
  );
}

/** What is printed meanwhile: whoever waits for two hours sees how it goes. */
function sayHow(sample: Sample, reads: readonly Read[], beganMs: number): void {
  const times = reads.filter(({ atMs }) => atMs > sample.atMs - SAMPLES_EVERY_MS).map(({ ms }) => ms);
  const [half, slow] = [percentile(times, 0.5), percentile(times, 0.99)];
  const bad = reads.filter(({ status }) => status !== 200);
  const [last] = bad.slice(-1).map(({ status, path }) => ` (the last one ${status} ${path})`);
  const memory = [...sample.processes].map(([name, { rssMb }]) => `${name} ${rssMb.toFixed(0)}`);
  const engines = [...sample.engines].map(([name, megabytes]) => `${name} ${megabytes.toFixed(0)}`);
  console.log(
    `  ${((sample.atMs - beganMs) / MINUTE_MS).toFixed(1)} min: p50 ${half.toFixed(0)} ms, p99 ${slow.toFixed(0)} ms of ${times.length}, ${bad.length} bad so far${last ?? ''}; MB: ${[...memory, ...engines].join(', ')}; ${sample.openStreams} streams, ${sample.waitingJobs} jobs wait`,
  );
}

async function sampleUntil(world: SoakWorld, untilMs: number, onSample: (sample: Sample) => void) {
  while (performance.now() < untilMs) {
    onSample(await takeSample(world));
    await wait(Math.max(0, Math.min(SAMPLES_EVERY_MS, untilMs - performance.now())));
  }
}

async function soak(world: SoakWorld, size: Size, minutes: number): Promise<Figure[]> {
  const { limitSeconds, ...team } = SIZES[size];
  const people = await hirePeople(world.context, world.cabinetId, team);
  const reading = { origin: world.origin, shots: await listMorningShots(world), people };
  const { env } = world.context;
  const where = { origin: world.origin, databaseUrl: env.DATABASE_URL, cabinetId: world.cabinetId };
  const pages = await openLivePages(where, people, PAGES_OF_EACH);
  const livePages = pages.openNow();
  await measureLimit(reading, Math.min(FIRST_READS_SECONDS, limitSeconds));
  const limit = await measureLimit(reading, limitSeconds);
  const perSecond = limit * SHARE;
  console.log(
    `  ${limit.toFixed(1)} answers a second at most; ${perSecond.toFixed(1)} for ${minutes} minutes`,
  );

  const [reads, samples]: [Read[], Sample[]] = [[], []];
  const beganMs = performance.now();
  const untilMs = beganMs + minutes * MINUTE_MS;
  let load = loadavg()[0] ?? 0;
  const onRead = (read: Read) => void reads.push(read);
  const [first] = people;
  await Promise.all([
    readAtRate(reading, { perSecond, untilMs, onRead }),
    first && changeTracking(world, first, { untilMs, onRead }),
    sampleUntil(world, untilMs, (sample) => {
      samples.push(sample);
      sayHow(sample, reads, beganMs);
      load = Math.max(load, loadavg()[1] ?? 0);
    }),
  ]);
  const ended = await pages.end();
  return soakFigures({
    isWhole: size === 'full',
    fromMs: beganMs + warmUpMs(minutes),
    toMs: untilMs,
    minutes: (performance.now() - beganMs) / MINUTE_MS,
    warmUpMinutes: warmUpMs(minutes) / MINUTE_MS,
    limit,
    perSecond,
    livePages,
    reads,
    samples,
    ended,
    complaints: listErrors(world),
    load,
  });
}

/** R23: two processes that serve behind a proxy and two that work, for hours at half of what they can. */
export async function prove(size: Size, minutes: number = SIZES[size].minutes): Promise<Figure[]> {
  const world = await openSoakWorld((line) => console.log(`  ${line}`));
  try {
    return await soak(world, size, minutes);
  } finally {
    await world.close();
  }
}
