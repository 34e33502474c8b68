import { expect, test } from 'vitest';
import { Problem } from '../problem.ts';
import { askAgainAfterMs, isWorthAskingAgain } from './ask-again.ts';

const busy = new Problem('server.busy', { seconds: 2 }, 503);
const away = new Problem('server.unavailable', {}, 503);
const refused = new Problem('request.tooHeavy', {}, 400);

test('a busy server is asked six times, one that is away twice, a refusal never again', () => {
  const tries = (error: unknown) => [0, 1, 2, 5, 6].filter((failures) => isWorthAskingAgain(failures, error));
  expect(tries(busy)).toEqual([0, 1, 2, 5]);
  expect(tries(away)).toEqual([0, 1]);
  expect(tries(refused)).toEqual([]);
  expect(tries(new Error('x'))).toEqual([]);
});

test('it is asked after the time that it names and up to half of it more, half a minute at most', () => {
  expect([0, 1].map((chance) => askAgainAfterMs(3, busy, chance))).toEqual([2000, 3000]);
  expect(askAgainAfterMs(0, new Problem('request.tooMany', { seconds: 300 }, 429), 0)).toBe(30_000);
  expect([0, 1].map((failures) => askAgainAfterMs(failures, away, 0))).toEqual([1000, 2000]);
});
