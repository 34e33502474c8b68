import type { DailyFigures } from '../series/roll-windows.ts';

type Demand = {
  /** A query that nobody ever searched has no figures. */
  figures: readonly (DailyFigures | undefined)[];
  /** Whether each day was measured and may be shown. */
  isShown: readonly boolean[];
};

/** How often queries were searched together on each day; a measured day on which nobody searched is 0. */
export function sumDemand({ figures, isShown }: Demand): (number | null)[] {
  const counts = figures.map((daily) => daily?.figures.get('count') ?? []);
  return isShown.map((shown, place) =>
    shown ? counts.reduce((sum, values) => sum + (values[place] ?? 0), 0) : null,
  );
}
