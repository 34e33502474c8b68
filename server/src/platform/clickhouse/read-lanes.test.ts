import { ClickHouseError } from '@clickhouse/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '../problem.ts';
import { runInRequest } from '../request-scope.ts';
import { createReadLanes } from './read-lanes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);
const outcome = (work: Promise<unknown>) =>
  work.catch((error: unknown) => (error instanceof Problem ? error.key : error));

const failAfter = (ms: number, error: Error) =>
  new Promise<never>((_, reject) => setTimeout(() => reject(error), ms));
const isThere = async () => true;
/** Says nothing until it is no longer waited for, as an engine that stands still. */
const standsStill = (signal: AbortSignal) =>
  new Promise<boolean>((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));

test('a read waits a moment for a place and is refused as busy', async () => {
  const { inLane } = createReadLanes({ readsAtOnce: 2, backgroundReadsAtOnce: 1, ping: isThere });
  runInRequest(() => void inLane(never));
  runInRequest(() => void inLane(() => new Promise((resolve) => setTimeout(resolve, 1000))));
  runInRequest(() => void inLane(never));
  const last = outcome(runInRequest(() => inLane(async () => 'answer')));
  await vi.advanceTimersByTimeAsync(1400);
  expect(await Promise.race([last, Promise.resolve('waits')])).toBe('waits');
  await vi.advanceTimersByTimeAsync(200);
  expect(await last).toBe('server.busy');
});

test('reads of people and of background work are counted apart', async () => {
  const { inLane, load } = createReadLanes({ readsAtOnce: 3, backgroundReadsAtOnce: 2, ping: isThere });
  expect(load()).toEqual({ people: 0, background: 0 });
  runInRequest(() => void inLane(never));
  runInRequest(() => void inLane(never));
  void inLane(never);
  await vi.advanceTimersByTimeAsync(0);
  expect(load()).toEqual({ people: 2, background: 1 });
});

test('ClickHouse is reported as unavailable while no read ends and it gives no sign of life', async () => {
  // The signal's own time is real.
  vi.useRealTimers();
  const { inLane } = createReadLanes({ readsAtOnce: 1, backgroundReadsAtOnce: 1, ping: standsStill });
  runInRequest(() => void inLane(never));
  expect(await outcome(runInRequest(() => inLane(async () => 'answer')))).toBe('server.unavailable');
});

test('ClickHouse is reported as busy, with the time to retry, while no read ends and it gives a sign of life', async () => {
  const { inLane } = createReadLanes({ readsAtOnce: 1, backgroundReadsAtOnce: 1, ping: isThere });
  runInRequest(() => void inLane(never));
  const second = outcome(runInRequest(() => inLane(async () => 'answer')));
  await vi.advanceTimersByTimeAsync(1600);
  expect(await second).toBe('server.busy');
});

test.each([
  ['patience that ends', new Error('Timeout error.'), 'server.unavailable'],
  [
    'a refusal of the engine',
    new ClickHouseError({ message: 'too much', code: '241', type: 'MEMORY_LIMIT_EXCEEDED' }),
    'server.busy',
  ],
])('%s is taken for what it is when a read ends with it', async (_, error, key) => {
  const { inLane } = createReadLanes({ readsAtOnce: 2, backgroundReadsAtOnce: 1, ping: async () => false });
  const first = runInRequest(() => inLane(() => failAfter(1000, error)));
  first.catch(() => undefined);
  runInRequest(() => void inLane(never));
  const waiting = [1, 2].map(() => outcome(runInRequest(() => inLane(never))));
  await vi.advanceTimersByTimeAsync(1600);
  expect(await waiting[1]).toBe(key);
});

test('background work waits as long as it takes, and takes no place from people', async () => {
  const { inLane } = createReadLanes({ readsAtOnce: 1, backgroundReadsAtOnce: 1, ping: isThere });
  const first = Promise.withResolvers<string>();
  const done: string[] = [];
  const jobs = [inLane(() => first.promise), inLane(async () => 'second')].map((job) =>
    job.then((text) => done.push(text)),
  );
  await vi.advanceTimersByTimeAsync(600_000);
  expect(await runInRequest(() => inLane(async () => 'answer'))).toBe('answer');
  expect(done).toEqual([]);
  first.resolve('first');
  await Promise.all(jobs);
  expect(done).toEqual(['first', 'second']);
});

test('a place is given back when a read fails', async () => {
  const { inLane } = createReadLanes({ readsAtOnce: 1, backgroundReadsAtOnce: 1, ping: isThere });
  const fail = () => runInRequest(() => inLane(() => Promise.reject(new Error('broken'))));
  await expect(fail()).rejects.toThrow('broken');
  expect(await runInRequest(() => inLane(async () => 'answer'))).toBe('answer');
});
