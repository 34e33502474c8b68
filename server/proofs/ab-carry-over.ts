import { burnInMinutes } from '../src/ab-tests/design/window-length.ts';
import { playTest } from './ab/play-test.ts';
import { covers } from './ab/run-tests.ts';
import { TESTS } from './ab.ts';
import { proveWorld } from './ab-figures.ts';
import type { Figure, Size } from './figure.ts';

/** As long as windows of an hour allow. */
const PROPAGATION_MINUTES = 15;
const LIFT = 0.25;

/** How often the interval has the truth if the beginning of each window is counted too. */
function coverageWithoutBurnIn(count: number): number {
  const world = { propagationMinutes: PROPAGATION_MINUTES };
  const covered = Array.from({ length: count }, (_, seed) =>
    covers(playTest({ seed, lifts: [0, LIFT], days: 14, world }), LIFT),
  ).filter((isCovered) => isCovered);
  return covered.length / count;
}

/** The picture before is seen well into the next window; what is not counted of it follows from the measured delay. */
export async function prove(size: Size): Promise<Figure[]> {
  const burnIn = burnInMinutes({
    propagationMinutes: PROPAGATION_MINUTES,
    intervalMinutes: 60,
    hasCarryOver: false,
  });
  const world = { propagationMinutes: PROPAGATION_MINUTES, burnInMinutes: burnIn };
  const figures = proveWorld({ name: 'carry-over into the next window', world }, TESTS[size]);
  const without = (100 * coverageWithoutBurnIn(TESTS[size])).toFixed(1);
  return figures.map((figure) =>
    figure.figure.includes('intervals')
      ? { ...figure, measured: `${figure.measured}; without burn-in ${without} % at +${100 * LIFT} %` }
      : figure,
  );
}
