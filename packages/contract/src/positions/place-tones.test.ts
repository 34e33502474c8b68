import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import type { Place } from '@vitrina/contract/positions/places.ts';
import { expect, test } from 'vitest';
import { changeTone, placeTone, previousPlaces } from './place-tones.ts';

const cell = (place: Place, gap: PositionCell['gap'] = null): PositionCell => ({ place, gap });

test.each([
  [cell(10), 'top10'],
  [cell(11), 'top50'],
  [cell(50), 'top50'],
  [cell(51), 'top100'],
  [cell(100), 'top100'],
  [cell(101), 'rest'],
  [cell('deep'), 'rest'],
  [cell('notFound'), 'notFound'],
  [cell(null, 'rateLimited'), 'gap'],
  [cell(null), 'notDue'],
])('%j is coloured as %s', (given, tone) => {
  expect(placeTone(given)).toBe(tone);
});

test.each([
  [3, 2, 'roseFar'],
  [30, 25, 'rose'],
  [25, 30, 'fell'],
  [2, 3, 'fellFar'],
  [300, 310, 'fell'],
  [300, 450, 'fellFar'],
  [300, 449, 'fell'],
  [450, 300, 'roseFar'],
  [449, 300, 'rose'],
  [7, 7, 'same'],
  [null, 7, 'same'],
  ['notFound', 900, 'roseFar'],
  ['notFound', 'deep', 'roseFar'],
  [900, 'deep', 'fellFar'],
  ['deep', 'notFound', 'fellFar'],
  ['notFound', 'notFound', 'notFound'],
  [null, 'notFound', 'notFound'],
] as const)('from %j to %j is drawn as %s', (before, now, tone) => {
  expect(changeTone(cell(now), before)).toBe(tone);
});

test('a change is never drawn where nothing was measured', () => {
  expect(changeTone(cell(null, 'timeout'), 5)).toBe('gap');
  expect(changeTone(cell(null), 5)).toBe('notDue');
});

test('a gap does not hide what was known before it', () => {
  expect(previousPlaces([cell(null), cell(5), cell(null, 'timeout'), cell('notFound'), cell(4)])).toEqual([
    null,
    null,
    5,
    5,
    'notFound',
  ]);
});
