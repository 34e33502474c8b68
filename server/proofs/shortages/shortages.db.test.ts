import { expect, it } from 'vitest';
import { missed } from '../figure.ts';
import { proveClockJumps } from './clock-jumps.ts';
import { proveEngines } from './prove-shortages.ts';

it('what an engine lacks is refused with 503, everything comes back, and nothing acknowledged is lost', async () => {
  expect(missed(await proveEngines('small'))).toEqual([]);
}, 180_000);

it('a clock that jumps signs nobody out, keeps no lease or ask, and leaves each slot ended once', async () => {
  expect(missed(await proveClockJumps('small'))).toEqual([]);
}, 180_000);
