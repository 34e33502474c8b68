import { DAY_MS } from '@vitrina/contract/durations.ts';
import { clickRates, concludeTest, type JudgedTest } from '../../src/ab-tests/statistics/conclude-test.ts';
import { compareRates, credibleInterval, updateBelief } from '../../src/ab-tests/statistics/lift.ts';
import { validWindows, withViews } from '../../src/ab-tests/statistics/samples.ts';
import { FIRST_WINDOW, type PlayedTest, playTest } from './play-test.ts';

export type Outcome = {
  /** The day after which a winner was named, and which it was. */
  winner: { day: number; imageId: number } | null;
  /** Whether the 95 % interval after the last day has the true lift of the second image. */
  isCovered: boolean;
};

/** Looks at a test after every day and takes the first winner that is named. */
function findWinner(test: JudgedTest, days: number): Outcome['winner'] {
  for (let day = 1; day <= days; day += 1) {
    const now = new Date(FIRST_WINDOW.getTime() + day * DAY_MS);
    const { verdict } = concludeTest({ ...test, now });
    if (verdict.kind === 'better') return { day, imageId: verdict.imageId };
  }
  return null;
}

export function covers({ windows, now }: JudgedTest, lift: number): boolean {
  const rates = clickRates(withViews(validWindows(windows, now)), () => 1);
  const [base, one] = [rates.get(1), rates.get(2)];
  const estimate = one && base && compareRates(one, base);
  const belief = estimate && updateBelief(estimate);
  if (!belief) return false;
  const { low, high } = credibleInterval(belief);
  return low <= lift && lift <= high;
}

export function runTests(count: number, shape: Omit<PlayedTest, 'seed'>): Outcome[] {
  return Array.from({ length: count }, (_, seed) => {
    const test = playTest({ ...shape, seed });
    return { winner: findWinner(test, shape.days), isCovered: covers(test, shape.lifts[1] ?? 0) };
  });
}
