import { middleOf } from '@vitrina/contract/median.ts';
import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import type { Place } from '@vitrina/contract/positions/places.ts';

type Rows = readonly { cells: readonly PositionCell[] }[];

const NOTHING: PositionCell = { place: null, gap: null };

/** What a group shows where none of its rows has a place: the reason of the first that has one. */
function absenceOf(cells: readonly PositionCell[]): PositionCell {
  const { gap } = cells.find((cell) => cell.gap !== null) ?? NOTHING;
  return { place: null, gap };
}

function inEachBucket(rows: Rows, choose: (places: readonly NonNullable<Place>[]) => Place): PositionCell[] {
  return (rows[0]?.cells ?? []).map((_, bucket) => {
    const cells = rows.map((row) => row.cells[bucket] ?? NOTHING);
    const place = choose(cells.flatMap((cell) => cell.place ?? []));
    return place === null ? absenceOf(cells) : { place, gap: null };
  });
}

const wordOf = (places: readonly Place[]): Place => {
  if (places.includes('deep')) return 'deep';
  return places.includes('notFound') ? 'notFound' : null;
};

/** Of found places, the lower of the two in the middle, as in a cell of several checks; else 1000+, else н/н. */
export function medianCells(rows: Rows): PositionCell[] {
  return inEachBucket(rows, (places) => {
    const [lower] = middleOf(places.filter((place) => typeof place === 'number'));
    return lower ?? wordOf(places);
  });
}

/** н/н is worse than 1000+, which is worse than any place. */
export function worstCells(rows: Rows): PositionCell[] {
  return inEachBucket(rows, (places) => {
    if (places.includes('notFound')) return 'notFound';
    if (places.includes('deep')) return 'deep';
    const found = places.filter((place) => typeof place === 'number');
    return found.length === 0 ? null : Math.max(...found);
  });
}
