import { expect, test } from 'vitest';
import { BEYOND } from './hourly-places.ts';
import type { Drifts } from './learn-drifts.ts';
import { readDrifts, writeDrifts } from './stored-drifts.ts';

test('what is beyond every place comes back as it was', () => {
  const drifts: Drifts = new Map([
    ['calm', [[BEYOND, -0.2, 0.1], [0]]],
    ['downOld', [[1]]],
  ]);
  expect(readDrifts(JSON.parse(writeDrifts(drifts)))).toEqual(drifts);
});
