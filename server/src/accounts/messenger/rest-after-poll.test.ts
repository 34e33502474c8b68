import { expect, test } from 'vitest';
import { restAfterEvents, restAfterFailure } from './rest-after-poll.ts';

test('after an event the messenger is polled again at once', () => {
  expect(restAfterEvents(1, 5)).toBe(0);
});

test('a silent messenger is polled once a second, however long the question was held open', () => {
  expect(restAfterEvents(0, 5)).toBe(995);
  expect(restAfterEvents(0, 25_000)).toBe(0);
});

test('after a failure the rest grows, and is a minute at most', () => {
  const failure = { outcome: 'serverError', message: 'away' } as const;
  const rests = [1, 2, 20].map((failed) => restAfterFailure(failure, failed, 0.5));
  expect(rests[0]).toBeLessThan(rests[1] ?? 0);
  expect(rests[1]).toBeLessThan(60_000);
  expect(rests[2]).toBeLessThanOrEqual(60_000);
});

test('when trying again promises nothing the rest is a minute', () => {
  expect(restAfterFailure({ outcome: 'blocked', message: 'blocked' }, 1)).toBe(60_000);
});
