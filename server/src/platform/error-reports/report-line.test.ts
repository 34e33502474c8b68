import { ClickHouseError } from '@clickhouse/client';
import { expect, test } from 'vitest';
import type { Place, Reporter } from './open-reporter.ts';
import { reportLine } from './report-line.ts';

const [WARNING, ERROR, FATAL] = [40, 50, 60];
const defect = new TypeError('broken');
const outage = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });

/** What a line would report, and as what. */
function reported(level: number, ...given: unknown[]): [unknown, Place | undefined][] {
  const found: [unknown, Place | undefined][] = [];
  const reporter: Reporter = {
    report: (error, place) => void found.push([error, place]),
    close: async () => undefined,
  };
  reportLine(reporter, level, given);
  return found;
}

test('a failed request is reported with its pattern and its number alone', () => {
  const line = {
    err: defect,
    method: 'POST',
    route: '/api/notes/:id',
    requestId: 'r-1',
    email: 'ann@a.test',
  };
  expect(reported(ERROR, line, 'request failed')).toEqual([
    [defect, { transaction: 'POST /api/notes/:id', tags: { requestId: 'r-1' } }],
  ]);
});

test('an error of the log without one of its own is reported by its sentence', () => {
  expect(reported(ERROR, { event: 'office.logBroken', broken: 5 }, 'the log was changed')).toEqual([
    [new Error('the log was changed'), { tags: { event: 'office.logBroken' } }],
  ]);
  expect(reported(FATAL, 'the end')).toEqual([[new Error('the end'), { tags: {} }]]);
});

test('background work is reported when it is broken, and not when an engine is away or full', () => {
  expect(reported(WARNING, { loop: 'plans', err: defect }, 'loop run failed')).toEqual([
    [defect, { tags: { loop: 'plans' } }],
  ]);
  expect(reported(WARNING, { job: 'sync', err: defect }, 'job run failed')).toHaveLength(1);
  expect(reported(WARNING, { job: 'sync', err: outage }, 'job run failed')).toEqual([]);
  const full = new ClickHouseError({ code: '202', type: 'TOO_MANY_SIMULTANEOUS_QUERIES', message: 'full' });
  expect(reported(WARNING, { loop: 'plans', err: full }, 'loop run failed')).toEqual([]);
});

test('other warnings and usual lines are not reported', () => {
  expect(reported(WARNING, { err: defect }, 'the queue waits')).toEqual([]);
  expect(reported(30, { route: '/api/notes', status: 500 }, 'request')).toEqual([]);
});
