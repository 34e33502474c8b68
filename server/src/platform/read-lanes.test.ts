import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from './problem.ts';
import { createReadLanes } from './read-lanes.ts';
import { runInRequest } from './request-scope.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = () => new Promise<never>(() => undefined);
const outcome = (work: Promise<unknown>) =>
  work.catch((error: unknown) => (error instanceof Problem ? error.key : error));

test('a person waits a moment for a place and is told that the service is busy', async () => {
  const inLane = createReadLanes({ readsAtOnce: 2, backgroundReadsAtOnce: 1 });
  runInRequest(() => void inLane(never));
  runInRequest(() => void inLane(() => new Promise((resolve) => setTimeout(resolve, 1000))));
  runInRequest(() => void inLane(never));
  const last = outcome(runInRequest(() => inLane(async () => 'answer')));
  await vi.advanceTimersByTimeAsync(1400);
  expect(await Promise.race([last, Promise.resolve('waits')])).toBe('waits');
  await vi.advanceTimersByTimeAsync(200);
  expect(await last).toBe('server.busy');
});

test('while no read ends at all, the engine is told as away', async () => {
  const inLane = createReadLanes({ readsAtOnce: 1, backgroundReadsAtOnce: 1 });
  runInRequest(() => void inLane(never));
  const second = outcome(runInRequest(() => inLane(async () => 'answer')));
  await vi.advanceTimersByTimeAsync(1600);
  expect(await second).toBe('server.unavailable');
});

test('background work waits as long as it takes, and takes no place from people', async () => {
  const inLane = createReadLanes({ readsAtOnce: 1, backgroundReadsAtOnce: 1 });
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
  const inLane = createReadLanes({ readsAtOnce: 1, backgroundReadsAtOnce: 1 });
  const fail = () => runInRequest(() => inLane(() => Promise.reject(new Error('broken'))));
  await expect(fail()).rejects.toThrow('broken');
  expect(await runInRequest(() => inLane(async () => 'answer'))).toBe('answer');
});
