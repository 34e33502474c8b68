import { describe, expect, test } from 'vitest';
import type { KeptTile } from '../../shelves/rules.ts';
import { chooseRivals, isNewCampaign, readState } from './rules.ts';

test('states of campaigns, and words that no contract has', () => {
  expect(['CAMPAIGN_STATE_RUNNING', 'CAMPAIGN_STATE_STOPPED', 'CAMPAIGN_STATE_NEWS'].map(readState)).toEqual([
    'running',
    'stopped',
    'other',
  ]);
});

test.each([
  ['2026-03-02', true],
  ['2026-02-24', true],
  ['2026-02-23', false],
  ['2026-02-24T10:00:00Z', true],
  [null, false],
])('a campaign that began on %s is new: %s', (fromDate, isNew) => {
  expect(isNewCampaign({ fromDate }, '2026-03-02')).toBe(isNew);
});

describe('rivals', () => {
  const tile = (place: number, imageUrl: string | null = 'x'): KeptTile =>
    ({ place, sku: place * 10, imageUrl }) as KeptTile;
  const shelf = Array.from({ length: 40 }, (_, index) => tile(index + 1));
  const places = (tiles: readonly KeptTile[]) => tiles.map(({ place }) => place);

  test('are the nearest on both sides, in their order', () => {
    expect(places(chooseRivals(shelf, 200))).toEqual([14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26]);
  });

  test('of the first place stand after it', () => {
    expect(places(chooseRivals(shelf, 10))).toEqual(Array.from({ length: 13 }, (_, index) => index + 1));
  });

  test('without a picture are passed over, the product itself is not', () => {
    const tiles = [tile(1), tile(2, null), tile(3, null), tile(4)];
    expect(places(chooseRivals(tiles, 30))).toEqual([1, 3, 4]);
  });

  test('of a product that is not there are none', () => expect(chooseRivals(shelf, 7)).toEqual([]));
});
