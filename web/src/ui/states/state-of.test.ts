import type { ErrorKey } from '@vitrina/contract/errors.ts';
import { expect, test } from 'vitest';
import { isAway, mayHelpToRetry, stateOf } from './state-of.ts';

test.each([
  ['cabinet.insufficientRights', 'noRights'],
  ['cabinet.notOwner', 'noRights'],
  ['plan.unavailable', 'plan'],
  ['cabinet.limitExceeded', 'plan'],
  ['cabinet.blocked', 'blocked'],
  ['product.blocked', 'blocked'],
  ['cabinet.invalidKey', 'invalidKey'],
  ['statistics.fetchFailed', 'waiting'],
  ['statistics.tooFewQueries', 'empty'],
  ['searchHistory.notFound', 'empty'],
  ['searchHistory.outOfRange', 'error'],
  ['server.unknown', 'error'],
] as const satisfies readonly (readonly [ErrorKey, string])[])('%s is shown as %s', (key, state) => {
  expect(stateOf({ key })).toBe(state);
});

test('a failure may be tried again, a refusal may not', () => {
  expect(mayHelpToRetry({ key: 'server.unknown', status: 500 })).toBe(true);
  expect(mayHelpToRetry({ key: 'server.unknown', status: 0 })).toBe(true);
  expect(mayHelpToRetry({ key: 'external.serverError', status: 503 })).toBe(true);
  expect(mayHelpToRetry({ key: 'request.tooMany', status: 429 })).toBe(true);
  expect(mayHelpToRetry({ key: 'searchHistory.outOfRange', status: 400 })).toBe(false);
  expect(mayHelpToRetry({ key: 'request.notFound', status: 404 })).toBe(false);
});

test('no answer at all is distinguished from a bad one', () => {
  expect(isAway({ key: 'server.unknown', status: 0 })).toBe(true);
  expect(isAway({ key: 'server.unknown', status: 500 })).toBe(false);
});
