import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aSequence, runSequence } from '../../../test/builders/ab-model.ts';

const numRuns = 2000;

it('after every order of events the points add up, and the card is its own unless a test runs', () => {
  fc.assert(
    fc.property(aSequence, (steps) => {
      expect(runSequence(steps).broken).toEqual([]);
    }),
    { numRuns },
  );
});

it('such orders of events reach every corner, or they would prove little', () => {
  // Always the same ones: few tests expire, and once in many runs none of them would.
  const seen = new Set(
    fc.sample(aSequence, { numRuns, seed: 1 }).flatMap((steps) => runSequence(steps).seen),
  );
  for (const one of ['manually', 'completed', 'expired', 'campaignExpired', 'running', 'paused', 'deleted'])
    expect(seen).toContain(one);
});
