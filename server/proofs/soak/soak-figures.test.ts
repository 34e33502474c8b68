import { MINUTE_MS } from '@vitrina/contract/durations.ts';
import { describe, expect, it } from 'vitest';
import { missed } from '../figure.ts';
import { describeLoad, type SoakOutcome, soakFigures } from './soak-figures.ts';

const MINUTES = 150;
const FROM_MS = 20 * MINUTE_MS;
const TO_MS = MINUTES * MINUTE_MS;

/** A sample each minute of a process that has 200 MB and grows by so many a minute. */
function sampleAt(minute: number, growth = 0) {
  const atMs = minute * MINUTE_MS;
  const of = {
    atMs,
    rssMb: 200 + minute * growth,
    heapMb: 60,
    loopDelayMs: 12,
    openFiles: 40,
    postgresConnections: 12,
    awaited: 0,
  };
  const engines = new Map([['ClickHouse', 500 + minute * 3]]);
  return {
    atMs,
    processes: new Map([['api 1', of]]),
    engines,
    waitingJobs: 0,
    waitingRows: 0,
    openStreams: 0,
  };
}

const samples = (growth = 0) => Array.from({ length: MINUTES }, (_, minute) => sampleAt(minute, growth));
const reads = (late = 50) =>
  Array.from({ length: MINUTES * 60 }, (_, second) => {
    const atMs = second * 1000;
    return { atMs, ms: atMs > TO_MS * 0.8 ? late : 50, status: 200, path: 'user/getMyInfo' };
  });
const outcome = (given: Partial<SoakOutcome> = {}): SoakOutcome => ({
  isWhole: true,
  fromMs: FROM_MS,
  toMs: TO_MS,
  minutes: MINUTES,
  warmUpMinutes: 20,
  limit: 20,
  perSecond: 10,
  livePages: 200,
  reads: reads(),
  samples: samples(),
  ended: { published: 9, delivered: 1800, reopened: 3, refused: [], lost: [] },
  complaints: [],
  load: 2,
  ...given,
});
const missing = (given: Partial<SoakOutcome>) => missed(soakFigures(outcome(given)));

describe('a soak', () => {
  it('is kept where nothing grows, fails or is lost; an engine that fills its caches is only printed', () => {
    expect(missing({})).toEqual([]);
  });

  it.each<[string, Partial<SoakOutcome>, string]>([
    ['a process grows by a megabyte a minute', { samples: samples(1) }, 'growth of memory'],
    ['answers get slower by a fifth and more', { reads: reads(61) }, '99th percentile'],
    [
      'one answer is another than 200',
      { reads: [...reads(), { atMs: 1, ms: 1, status: 503, path: 'user/getMyInfo' }] },
      'answers other than 200: 1 of 9001 answers (1 × 503 user/getMyInfo)',
    ],
    [
      'a live page lost an event',
      { ended: { published: 9, delivered: 1799, reopened: 3, refused: [], lost: ['{}'] } },
      'a live page lost',
    ],
    ['it was shorter than two hours', { minutes: 119 }, 'how long it ran'],
    ['a process wrote an error', { complaints: ['api 1: broken'] }, 'errors in the logs'],
  ])('is not where %s', (_, given, figure) => {
    expect(missing(given)).toEqual([expect.stringContaining(figure)]);
  });

  it('of a minute is not judged by its growth, but by its failures', () => {
    const minute = { isWhole: false, minutes: 1, samples: samples(5), reads: reads(90) };
    expect(missing(minute)).toEqual([]);
    expect(missing({ ...minute, complaints: ['api 1: broken'] })).toHaveLength(1);
  });

  it('does not judge what its processes take while they warm up', () => {
    const early = samples().map((one, minute) => (minute < 20 ? sampleAt(minute, 10) : one));
    expect(missing({ samples: early })).toEqual([]);
  });
});

it('says that other work was on the machine', () => {
  expect(describeLoad(2.04)).toBe('load of the machine 2.0');
  expect(describeLoad(17)).toBe('load of the machine 17.0 beside other work');
});
