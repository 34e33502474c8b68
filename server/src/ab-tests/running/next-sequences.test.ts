import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aSequence, runSequence } from '../../../test/builders/ab-model.ts';

it('after every order of events the points add up, and the card is its own unless a test runs', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(aSequence, (steps) => {
      const run = runSequence(steps);
      expect(run.broken).toEqual([]);
      for (const one of run.seen) seen.add(one);
    }),
    { numRuns: 500 },
  );
  // The sequences reach every corner, or they would prove little.
  for (const one of ['manually', 'completed', 'expired', 'campaignExpired', 'running', 'paused', 'deleted'])
    expect([...seen]).toContain(one);
});
