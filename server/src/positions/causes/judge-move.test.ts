import type { Place } from '@vitrina/contract/positions/places.ts';
import { expect, test } from 'vitest';
import { judgeMove } from './judge-move.ts';

const side = (place: Place | undefined, hasPage = true) => ({
  check: place === undefined ? null : { place },
  page: hasPage ? {} : undefined,
});

test.each([
  [5, 9, 'explained'],
  ['deep', 9, 'appeared'],
  ['notFound', 9, 'appeared'],
  [5, 'deep', 'vanished'],
  [5, 'notFound', 'vanished'],
  ['deep', 'notFound', 'absent'],
  [undefined, 9, 'noEarlier'],
  [undefined, 'deep', 'noEarlier'],
  [5, undefined, 'notChecked'],
  [5, null, 'notChecked'],
] as const)('from %s to %s is %s', (before, after, state) => {
  expect(judgeMove(side(before), side(after))).toBe(state);
});

test('two places without both pages cannot be explained', () => {
  expect(judgeMove(side(5, false), side(9))).toBe('noPage');
  expect(judgeMove(side(5), side(9, false))).toBe('noPage');
  expect(judgeMove(side('deep', false), side(9, false))).toBe('appeared');
});
