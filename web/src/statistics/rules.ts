import type { Day } from '@vitrina/contract/dates.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import type { getSavedDemand } from '@vitrina/contract/saved-searches.ts';
import type { getOverview } from '@vitrina/contract/statistics.ts';
import { nameOfSearch } from '../queries/name-of-search.ts';
import type { ChartSeries } from '../ui/line-chart/model/chart-series.ts';

type Overview = OutputOf<typeof getOverview>;
type SavedDemand = OutputOf<typeof getSavedDemand>;

/** The charts of the page share their cursor and their zoom. */
export const SYNC_KEY = 'statistics';

/** Pixels of rows that a table of the page shows before it scrolls by itself. */
export const TABLE_HEIGHT = 420;

/** One line a product on the shared days; a day without checks is a gap, not a zero. The chart takes the first ten. */
export function toPlaceSeries(products: Overview['averageData'], days: readonly Day[]): ChartSeries[] {
  return products.map(({ product, productId, averages }) => {
    const byDay = new Map(averages.map(({ date, averageValue }) => [date, averageValue]));
    return {
      id: String(productId),
      label: product,
      unit: 'place',
      values: days.map((day) => byDay.get(day) ?? null),
    };
  });
}

/** One line a saved search; what was not measured is a gap, not a zero. */
export function toDemandSeries(searches: SavedDemand['searches']): ChartSeries[] {
  return searches.map(({ id, counts, ...search }) => ({
    id: String(id),
    label: nameOfSearch(search),
    unit: 'count',
    values: counts,
  }));
}

/** Products are listed from the moment they are tracked; there is something to draw after their first check. */
export function hasPlaces({ averageData }: Overview): boolean {
  return averageData.some(({ averages }) => averages.some(({ averageValue }) => averageValue !== null));
}

/** Whether any source has brought something: the first steps are then a line beside it. */
export function hasSomething(overview: Overview): boolean {
  return (
    hasPlaces(overview) ||
    overview.searchFigures.week !== null ||
    overview.ownQueries.length > 0 ||
    overview.tops.some(({ days }) => days.some((count) => count !== null))
  );
}

export type FirstStep = { id: 'key' | 'products' | 'tracking' | 'positions'; isDone: boolean };

/** The way of a new cabinet from a key to its first positions. */
export function listFirstSteps(overview: Overview): FirstStep[] {
  return [
    { id: 'key', isDone: true },
    { id: 'products', isDone: overview.productsCount > 0 },
    { id: 'tracking', isDone: overview.trackedQueries > 0 },
    { id: 'positions', isDone: hasPlaces(overview) || overview.tops.some((top) => top.now !== null) },
  ];
}
