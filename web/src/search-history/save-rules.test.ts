import { expect, test } from 'vitest';
import { Problem } from '../platform/problem.ts';
import { isAtOnce, isWaitable } from './save-rules.ts';

test('five thousand rows are a file at once, more are made in the background', () => {
  expect([0, 5000, 5001].map(isAtOnce)).toEqual([true, true, false]);
});

test('what is too much for now is made in the background, any other refusal is told', () => {
  const refused = (key: 'request.tooHeavy' | 'request.tooMany' | 'searchHistory.outOfRange') =>
    isWaitable(new Problem(key, {}, 400));
  expect([refused('request.tooHeavy'), refused('request.tooMany')]).toEqual([true, true]);
  expect([refused('searchHistory.outOfRange'), isWaitable(new Error('request.tooMany'))]).toEqual([
    false,
    false,
  ]);
});
