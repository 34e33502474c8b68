import * as fc from 'fast-check';
import { checkLedger } from '../src/billing/ledger/check-ledger.ts';
import { aSequence, runSequence } from '../test/builders/ab-model.ts';
import { openAbWorld } from '../test/builders/ab-world.ts';
import { findLostHolds } from '../test/builders/holds.ts';
import { FAULTS, type LifeStep, runLife } from './ab-life/run-life.ts';
import { type Figure, never, type Size } from './figure.ts';

const SIZES: Record<Size, { sequences: number; lives: number }> = {
  small: { sequences: 300, lives: 6 },
  full: { sequences: 10_000, lives: 150 },
};
const SEED = 25;

const aLifeStep: fc.Arbitrary<LifeStep> = fc.oneof(
  {
    arbitrary: fc
      .constantFrom('start' as const, 'pause' as const, 'resume' as const, 'finish' as const)
      .map((command): LifeStep => ({ kind: 'command', command })),
    weight: 3,
  },
  {
    arbitrary: fc.constantFrom(2, 5, 45, 400).map((minutes): LifeStep => ({ kind: 'pass', minutes })),
    weight: 4,
  },
  { arbitrary: fc.nat(60).map((lives): LifeStep => ({ kind: 'kill', lives })), weight: 4 },
  {
    arbitrary: fc
      .tuple(fc.constantFrom(...FAULTS), fc.integer({ min: 1, max: 4 }))
      .map(([fault, times]): LifeStep => ({ kind: 'fault', fault, times })),
    weight: 2,
  },
  { arbitrary: fc.boolean().map((isWorking): LifeStep => ({ kind: 'key', isWorking })), weight: 1 },
);
/** Begins with a start, or most of them would be about drafts. */
const aLife = fc
  .array(aLifeStep, { minLength: 4, maxLength: 14 })
  .map((steps): LifeStep[] => [{ kind: 'command', command: 'start' }, ...steps]);

function proveModel(sequences: number): Figure {
  const broken = fc.sample(aSequence, { numRuns: sequences, seed: SEED }).flatMap((steps) => {
    return runSequence(steps).broken;
  });
  return never('AB', 'orders of events: broken rules of the model', broken, `${sequences} sequences`);
}

async function proveLives(count: number): Promise<Figure[]> {
  const world = await openAbWorld();
  try {
    const broken: string[] = [];
    for (const [index, steps] of fc.sample(aLife, { numRuns: count, seed: SEED }).entries()) {
      const product = world.products[index % world.products.length];
      if (product) broken.push(...(await runLife(world, product, steps)));
    }
    const { db } = world.app.context;
    const ledger = [
      ...(await checkLedger(db)).map(({ rule, subject }) => `${rule}: ${subject}`),
      ...(await findLostHolds(db)).map(({ userId }) => `lost hold of ${userId}`),
    ];
    return [
      never(
        'AB',
        'commands, outages, kills and jumps of the clock: states, points or cards that are not right at the end',
        broken,
        `${count} tests`,
      ),
      never('AB', 'the same: broken rules of the ledger and lost holds', ledger, `${count} tests`),
    ];
  } finally {
    await world.close();
  }
}

/** Whatever happens to an image test in whatever order: the card is the seller's own at the end, and points are exact. */
export async function prove(size: Size): Promise<Figure[]> {
  const { sequences, lives } = SIZES[size];
  return [proveModel(sequences), ...(await proveLives(lives))];
}
