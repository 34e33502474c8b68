import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Receiver, startReceiver } from '../../../test/fakes/report-receiver.ts';
import { openReporter, type Reporter } from './open-reporter.ts';

const usualFrames = Error.stackTraceLimit;
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  vi.useRealTimers();
  Error.stackTraceLimit = usualFrames;
  await receiver.stop();
});

function open(sampleRate = 1): Reporter {
  const reporter = openReporter(
    {
      ERROR_REPORTING_DSN: receiver.dsn,
      ERROR_REPORTING_ENVIRONMENT: 'tests',
      ERROR_REPORTING_SAMPLE_RATE: sampleRate,
    },
    'api',
  );
  if (reporter === undefined) throw new Error('There is an address.');
  return reporter;
}

async function received(count: number): Promise<void> {
  await expect.poll(() => receiver.bodies.length, { timeout: 10_000 }).toBe(count);
}

/** An error from so many calls deep. */
function dive(depth: number): Error {
  return depth === 0 ? new Error('deep') : dive(depth - 1);
}

test('without an address nothing is opened', () => {
  const env = {
    ERROR_REPORTING_DSN: '',
    ERROR_REPORTING_ENVIRONMENT: 'tests',
    ERROR_REPORTING_SAMPLE_RATE: 1,
  };
  expect(openReporter(env, 'api')).toBeUndefined();
  expect(Error.stackTraceLimit).toBe(usualFrames);
});

test('a report names the release, the process and the route, and nothing that somebody sent', async () => {
  const error = new TypeError('ivan@example.com said "my parole", token=abc');
  open().report(error, {
    transaction: 'POST /api/notes/addNote',
    tags: { requestId: 'r-1', body: 'parole' },
  });
  await received(1);
  const [report] = receiver.reports;
  expect(report).toMatchObject({
    level: 'error',
    release: expect.stringMatching(/^v\d+\.\d+\.\d+$/) as string,
    environment: 'tests',
    transaction: 'POST /api/notes/addNote',
    tags: { role: 'api', requestId: 'r-1' },
  });
  expect(report?.exception.values[0]).toMatchObject({ type: 'TypeError', value: '*** said ***, token=***' });
  expect(report?.exception.values[0]?.stacktrace?.frames.at(-1)?.filename).toBe(
    'app:///server/src/platform/error-reports/open-reporter.test.ts',
  );
  for (const secret of ['ivan', 'parole', 'abc', process.cwd()])
    expect(receiver.bodies[0]).not.toContain(secret);
});

test('50 frames of a stack are sent, and the five errors behind an error', async () => {
  const reporter = open();
  reporter.report(dive(200));
  await received(1);
  expect(receiver.reports[0]?.exception.values[0]?.stacktrace?.frames).toHaveLength(50);
  const chain = Array.from({ length: 9 }, (_, nth) => nth).reduceRight<Error | undefined>(
    (cause, nth) => new Error(`level ${nth}`, { cause }),
    undefined,
  );
  reporter.report(chain);
  await received(2);
  const levels = receiver.reports[1]?.exception.values.map(({ value }) => value);
  expect(levels).toEqual(['level 5', 'level 4', 'level 3', 'level 2', 'level 1', 'level 0']);
});

test('64 wait to be sent, and what comes beyond them is dropped', async () => {
  const held = Promise.withResolvers<void>();
  receiver.answer = async () => {
    await held.promise;
    return { status: 200 };
  };
  const reporter = open();
  for (let nth = 0; nth < 80; nth += 1) reporter.report(new Error(`one of many ${nth}`));
  await received(64);
  held.resolve();
  await reporter.close();
  expect(receiver.messages()).toHaveLength(64);
});

test.each([
  ['60 seconds after 429 without a word of when', {}, 60],
  ['as long as it is asked to', { 'retry-after': '7' }, 7],
])('is silent for %s', async (_how, headers, seconds) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  receiver.answer = async () => ({ status: 429, headers });
  const reporter = open();
  const begin = Date.now();
  reporter.report(new Error('first'));
  await received(1);
  // The answer is on its way back.
  await wait(200);
  vi.setSystemTime(begin + seconds * 1000 - 500);
  reporter.report(new Error('too early'));
  await wait(100);
  vi.setSystemTime(begin + seconds * 1000 + 500);
  reporter.report(new Error('late enough'));
  await received(2);
  expect(receiver.messages()).toEqual(['first', 'late enough']);
});

test('of a sample of none nothing is sent, of a half about a half', async () => {
  const silent = open(0);
  for (let nth = 0; nth < 40; nth += 1) silent.report(new Error('unlucky'));
  await silent.close();
  expect(receiver.bodies).toHaveLength(0);
  const half = open(0.5);
  for (let nth = 0; nth < 60; nth += 1) half.report(new Error('perhaps'));
  await half.close();
  expect(receiver.bodies.length).toBeGreaterThan(5);
  expect(receiver.bodies.length).toBeLessThan(55);
});

test('closing waits for what is on its way, and two seconds at most', async () => {
  const reporter = open();
  reporter.report(new Error('the last one'));
  await reporter.close();
  expect(receiver.messages()).toEqual(['the last one']);
  receiver.answer = () => new Promise(() => undefined);
  const waiting = open();
  waiting.report(new Error('nobody answers'));
  const begunAt = performance.now();
  await waiting.close();
  expect(performance.now() - begunAt).toBeGreaterThan(1500);
  expect(performance.now() - begunAt).toBeLessThan(4500);
});
