import { type Day, daysBetween } from '@vitrina/contract/dates.ts';
import type { OverWeeks } from '@vitrina/contract/tools/back-test.ts';
import jStat from 'jstat';

/** Lists of neighbouring weeks see nearly the same eight weeks: so many of them are one observation. */
const BLOCK_DAYS = 56;
const BLOCK_WEEKS = 8;
/** Two weeks of a block may be missing. */
const FEWEST_WEEKS = BLOCK_WEEKS - 2;
const FEWEST_BLOCKS = 3;
/**
 * The means of neighbouring blocks are still alike by so much: the last lists of one see the weeks of the next. Exact
 * where change comes evenly: for moving sums of eight weeks, 10.5 / 43.
 */
const ALIKE = 10.5 / 43;
const [LOW, LOWER_MIDDLE] = [0.025, 0.1];

export type WeekValue = { day: Day; value: number };

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Means of blocks of eight weeks, counted back from the newest list; blocks with too few of their weeks are left out. */
export function meansOfBlocks(weeks: readonly WeekValue[], newest: Day): number[] {
  const blocks = Map.groupBy(weeks, ({ day }) => Math.floor(daysBetween(day, newest) / BLOCK_DAYS));
  return [...blocks.values()]
    .filter(({ length }) => length >= FEWEST_WEEKS)
    .map((block) => meanOf(block.map(({ value }) => value)));
}

/** The mean over the blocks with its bounds; null: too few of them. The bounds are Student's, for there are few. */
export function overWeeks(
  weeks: readonly WeekValue[],
  newest: Day,
): { blocks: number; of: OverWeeks | null } {
  const means = meansOfBlocks(weeks, newest);
  const blocks = means.length;
  if (blocks < FEWEST_BLOCKS) return { blocks, of: null };
  const value = meanOf(means);
  const variance = means.reduce((sum, mean) => sum + (mean - value) ** 2, 0) / (blocks - 1);
  // What alike neighbours add to the error of the mean, and take from the variance that is seen.
  const wider = (1 + (2 * ALIKE * (blocks - 1)) / blocks) / (1 - (2 * ALIKE) / blocks);
  const error = Math.sqrt((variance * wider) / blocks);
  const reach = (probability: number) => -jStat.studentt.inv(probability, blocks - 1) * error;
  const [outer, inner] = [reach(LOW), reach(LOWER_MIDDLE)];
  return {
    blocks,
    of: {
      value,
      low: value - outer,
      high: value + outer,
      low80: value - inner,
      high80: value + inner,
    },
  };
}
