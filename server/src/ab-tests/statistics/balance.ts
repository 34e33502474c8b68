import { chiSquareTail } from '../maths/distributions.ts';
import { exposuresOf, type Shown } from './window.ts';

export type Balance = { p: number | null; isRed: boolean };

const RED_BELOW = 0.001;

const sum = (values: readonly number[]) => values.reduce((added, value) => added + value, 0);

/** Both in windows, because the minutes of one window do not come independently. */
function chiSquare(observed: readonly number[], planned: readonly number[]): number | null {
  const share = sum(observed) / sum(planned);
  const cells = observed
    .map((value, index) => ({ value, expected: (planned[index] ?? 0) * share }))
    .filter(({ expected }) => expected > 0);
  if (cells.length < 2) return null;
  const statistic = sum(cells.map(({ value, expected }) => (value - expected) ** 2 / expected));
  return chiSquareTail(statistic, cells.length - 1);
}

/**
 * Whether the images were shown as planned: their time, and their time in each quarter of the day. What was lost by
 * chance passes; what was lost by one image or at its hours does not.
 */
export function checkBalance(shown: readonly Shown[], planned: readonly Shown[]): Balance {
  const longest = planned.reduce((most, { from, to }) => Math.max(most, to.getTime() - from.getTime()), 0);
  if (longest === 0 || shown.length === 0) return { p: null, isRed: false };
  const plan = [...exposuresOf(planned)];
  const real = exposuresOf(shown);
  const expected = plan.map(([, strata]) => strata.map((ms) => ms / longest));
  const observed = plan.map(([imageId, strata]) =>
    strata.map((_, stratum) => (real.get(imageId)?.[stratum] ?? 0) / longest),
  );
  const tails = [
    chiSquare(observed.map(sum), expected.map(sum)),
    chiSquare(observed.flat(), expected.flat()),
  ].filter((tail) => tail !== null);
  if (tails.length === 0) return { p: null, isRed: false };
  const p = Math.min(...tails);
  return { p, isRed: p < RED_BELOW };
}
