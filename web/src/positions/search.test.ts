import { expect, test } from 'vitest';
import { PositionEntrySearch } from './search.ts';

test('rows that moved by up to a thousand places are dimmed, or none', () => {
  const quiet = (requested: unknown) => PositionEntrySearch.parse({ quiet: requested }).quiet;
  expect([-1, 0, 5, 1000].map(quiet)).toEqual([-1, 0, 5, 1000]);
  expect([undefined, -2, 1001, 1.5, 'x'].map(quiet)).toEqual(Array(5).fill(-1));
});
