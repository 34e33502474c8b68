import type { ErrorKey } from '@vitrina/contract/errors.ts';
import { expect, test } from 'vitest';
import { Problem } from '../../platform/problem.ts';
import { isRefused } from './is-refused.ts';

test.each<[ErrorKey, number, boolean]>([
  ['payment.creationFailed', 400, true],
  ['bankCard.notFound', 400, true],
  ['plan.quoteChanged', 400, true],
  ['plan.notEnoughPoints', 400, true],
  // No answer, one of a gateway, and one that cannot be read.
  ['server.unavailable', 0, false],
  ['server.unavailable', 503, false],
  ['server.unknown', 500, false],
  ['server.unknown', 400, false],
  ['server.unknown', 200, false],
  ['external.serverError', 503, false],
  // The order was not looked for, and an earlier try may have been carried out.
  ['user.notAuthorized', 401, false],
  ['user.blockedForMinutes', 400, false],
  ['user.emailNotVerified', 403, false],
  ['request.notFound', 404, false],
  ['request.tooMany', 429, false],
])('%s with status %i ends an order: %s', (key, status, expected) => {
  expect(isRefused(new Problem(key, {}, status))).toBe(expected);
});

test('a failure that is no answer at all ends no order', () => {
  expect(isRefused(new SyntaxError('Unexpected end of JSON input'))).toBe(false);
});
