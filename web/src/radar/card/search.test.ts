import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { FIRST_RADAR_CARD, RadarCardSearch } from './search.ts';

test.each([
  [{}, {}],
  [
    { tab: 'piggyBackers', view: 'table' },
    { tab: 'piggyBackers', view: 'table' },
  ],
  [{ tab: 'other', view: 7 }, {}],
  [{ change: 12 }, { change: 12 }],
  [
    { page: 3, pageSize: 100 },
    { page: 3, pageSize: 100 },
  ],
  [{ page: 0, pageSize: 7 }, {}],
  [{ change: -1 }, {}],
  [{ change: 2_147_483_648 }, {}],
])('an address of %o opens as %o, and the rest as it begins', (given, expected) => {
  expect(z.parse(RadarCardSearch, given)).toEqual({ ...FIRST_RADAR_CARD, ...expected });
});
