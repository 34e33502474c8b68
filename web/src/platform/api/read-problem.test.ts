import { expect, test } from 'vitest';
import { readProblem } from './read-problem.ts';

const body = (subject: string, action: string, meta = {}) =>
  JSON.stringify({ error: { subject, action, meta } });

test('the error object of the catalogue keeps its key, meta and status', () => {
  const problem = readProblem(400, body('user', 'blockedForMinutes', { minutes: 5 }));
  expect(problem).toMatchObject({ key: 'user.blockedForMinutes', meta: { minutes: 5 }, status: 400 });
});

test.each([
  ['a key that nobody knows', 400, body('user', 'ateMyHomework'), 'server.unknown'],
  ['HTML of a gateway', 502, '<html>', 'server.unavailable'],
  ['nothing at all', 401, '', 'user.notAuthorized'],
  ['JSON of another shape', 413, '{"message":"no"}', 'request.tooLarge'],
  ['plain text', 418, 'teapot', 'server.unknown'],
])('%s (%d) becomes %s', (_what, status, text, key) => {
  expect(readProblem(status, text).key).toBe(key);
});
