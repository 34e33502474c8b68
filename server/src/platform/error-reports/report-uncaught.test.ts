import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { type Receiver, startReceiver } from '../../../test/fakes/report-receiver.ts';

/** A process that logs and reports as the product's own do, and then does what it is given. */
async function run(receiver: Receiver, act: string, level = 'info') {
  const url = (file: string) => JSON.stringify(pathToFileURL(path.join(import.meta.dirname, file)).href);
  const script = `
    const { openReporter } = await import(${url('open-reporter.ts')});
    const { reportLine } = await import(${url('report-line.ts')});
    const { reportUncaught } = await import(${url('report-uncaught.ts')});
    const { createLog } = await import(${url('../log.ts')});
    const env = { ERROR_REPORTING_DSN: '${receiver.dsn}', ERROR_REPORTING_ENVIRONMENT: 'tests', ERROR_REPORTING_SAMPLE_RATE: 1 };
    const reporter = openReporter(env, 'worker');
    const log = createLog('${level}', (level, given) => reportLine(reporter, level, given));
    reportUncaught(log, reporter);
    setInterval(() => undefined, 1000);
    ${act}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit') as Promise<[number]>]);
  return { output, code };
}

test.each([
  ['an error', "setTimeout(() => { throw new RangeError('gone wrong'); }, 10);", 'info'],
  ['a rejection', "void Promise.reject(new RangeError('gone wrong'));", 'info'],
  [
    'an error of a process that is silent',
    "setTimeout(() => { throw new RangeError('gone wrong'); }, 10);",
    'silent',
  ],
])('%s that nobody caught ends the process when it has been reported', async (_what, act, level) => {
  const receiver = await startReceiver();
  const { output, code } = await run(receiver, act, level);
  expect(code).toBe(1);
  expect(receiver.messages()).toEqual(['gone wrong']);
  expect(receiver.reports[0]).toMatchObject({ tags: { role: 'worker' } });
  if (level === 'info') expect(output).toMatch(/"level":60.*gone wrong/);
  else expect(output).toBe('');
  await receiver.stop();
});

test('a line of the log is written and reported', async () => {
  const receiver = await startReceiver();
  const { output } = await run(
    receiver,
    `log.info('usual'); log.error({ event: 'ledger.wrong' }, 'sums differ'); await reporter.close(); process.exit(0);`,
  );
  expect(output.trim().split('\n')).toHaveLength(2);
  expect(receiver.messages()).toEqual(['sums differ']);
  expect(receiver.reports[0]?.tags).toEqual({ role: 'worker', event: 'ledger.wrong' });
  await receiver.stop();
});
