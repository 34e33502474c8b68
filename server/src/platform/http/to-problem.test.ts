import { ClickHouseError } from '@clickhouse/client';
import { expect, test } from 'vitest';
import { problem } from '../problem.ts';
import { secondsUntilRetry, toProblem } from './to-problem.ts';

const withCode = (code: string) => Object.assign(new Error('broken'), { code });
const withStatus = (statusCode: number) => Object.assign(new Error('broken'), { statusCode });
const ofColumns = (type: string) => new ClickHouseError({ code: '1', type, message: 'broken' });
const invalid = (more: object) => Object.assign(new Error('broken'), { validation: [more] });
const seen = (error: Error) => {
  const { key, meta } = toProblem(error);
  return Object.keys(meta).length === 0 ? key : [key, meta];
};

test('what was refused stays the same refusal', () => {
  const refusal = problem('note.notFound');
  expect(toProblem(refusal)).toBe(refusal);
});

test('an engine that is unavailable, full or overloaded is no defect', () => {
  expect(seen(withCode('ECONNREFUSED'))).toBe('server.unavailable');
  expect(seen(withCode('57P01'))).toBe('server.unavailable');
  for (const withoutMeans of ['53100', '53200', '53300'])
    expect(seen(withCode(withoutMeans))).toBe('server.unavailable');
  expect(seen(ofColumns('NOT_ENOUGH_SPACE'))).toEqual(['server.busy', { seconds: 2 }]);
  expect(seen(ofColumns('NETWORK_ERROR'))).toBe('server.unavailable');
  expect(seen(ofColumns('TOO_MANY_SIMULTANEOUS_QUERIES'))).toEqual(['server.busy', { seconds: 2 }]);
  expect(seen(ofColumns('TIMEOUT_EXCEEDED'))).toBe('request.tooHeavy');
});

test('a wrong input is reported by its first field and rule', () => {
  expect(seen(withCode('22003'))).toEqual(['request.invalid', { field: '', rule: 'value' }]);
  expect(seen(invalid({ instancePath: '/rule/scope', keyword: 'too_small' }))).toEqual([
    'request.invalid',
    { field: 'rule.scope', rule: 'too_small' },
  ]);
  expect(seen(invalid({ instancePath: `/${'a'.repeat(150)}` }))).toEqual([
    'request.invalid',
    { field: 'a'.repeat(100), rule: 'invalid' },
  ]);
  expect(seen(Object.assign(new Error('broken'), { validation: [] }))).toEqual([
    'request.invalid',
    { field: '', rule: 'invalid' },
  ]);
});

test.each([
  [413, 'request.tooLarge'],
  [415, 'request.unsupportedType'],
  [404, 'request.notFound'],
  [400, ['request.invalid', { field: '', rule: 'malformed' }]],
  [499, ['request.invalid', { field: '', rule: 'malformed' }]],
  [399, 'server.unknown'],
  [500, 'server.unknown'],
])('a request that Fastify ends with %i', (status, expected) => {
  expect(seen(withStatus(status))).toEqual(expected);
});

test('anything else is a defect of ours', () => {
  expect(seen(new Error('broken'))).toBe('server.unknown');
});

test('a refusal with a wait says for how many seconds', () => {
  expect(secondsUntilRetry(problem('user.blockedForMinutes', { minutes: 5 }))).toBe(300);
  expect(secondsUntilRetry(problem('request.tooMany', { seconds: 7 }))).toBe(7);
  expect(secondsUntilRetry(problem('server.busy', { seconds: 2 }))).toBe(2);
  expect(secondsUntilRetry(problem('note.notFound'))).toBeUndefined();
});
