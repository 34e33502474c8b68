import type { BackTest } from '@vitrina/contract/tools/back-test.ts';
import type { ChartSeries } from '../../ui/line-chart/model/chart-series.ts';

export type Measure = 'orders' | 'searches';
type Weeks = Extract<BackTest, { state: 'done' }>['weeks'];

const DIGITS = 2;
/** No better than random picks. */
const NO_SKILL = 1;

/** The lift of each week's list with its bounds, and the level line of the picks. */
export function weekLines(
  weeks: Weeks,
  measure: Measure,
  names: { lift: string; picks: string },
): { x: string[]; series: ChartSeries[] } {
  const lifts = weeks.map((week) => week[measure]);
  return {
    x: weeks.map(({ day }) => day),
    series: [
      {
        id: 'lift',
        label: names.lift,
        values: lifts.map((lift) => lift?.value ?? null),
        band: lifts.map((lift) => lift && [lift.low, lift.high]),
        unit: 'decimal',
        digits: DIGITS,
      },
      {
        id: 'picks',
        label: names.picks,
        values: weeks.map(() => NO_SKILL),
        unit: 'decimal',
        digits: DIGITS,
      },
    ],
  };
}
