import { type PositionCell } from './matrix.ts';
import { type Place, placeRank } from './places.ts';

export const COLOR_WAYS = ['place', 'change'] as const;
export type ColorBy = (typeof COLOR_WAYS)[number];

export type PlaceTone = 'top10' | 'top50' | 'top100' | 'rest' | 'notFound';
export type ChangeTone = 'roseFar' | 'rose' | 'same' | 'fell' | 'fellFar';
export type CellTone = PlaceTone | ChangeTone | 'gap' | 'notDue' | 'collecting';

/** A place moved far when it moved by a third of the lower one: from 3 to 5, or from 300 to 450. */
const FAR_SHARE = 1 / 3;

/** Only a place is coloured; what nobody measured is hatched, and what is not due yet stays empty. */
export function placeTone({ place, gap }: PositionCell): CellTone {
  if (place === null) return gap === null ? 'notDue' : 'gap';
  if (place === 'notFound') return 'notFound';
  if (place === 'deep' || place > 100) return 'rest';
  if (place > 50) return 'top100';
  return place > 10 ? 'top50' : 'top10';
}

/** Against the last known place before; up means closer to the first. */
export function changeTone(cell: PositionCell, previous: Place): CellTone {
  if (cell.place === null) return placeTone(cell);
  if (previous === null || previous === cell.place) return cell.place === 'notFound' ? 'notFound' : 'same';
  const [before, now] = [placeRank(previous), placeRank(cell.place)];
  const isFar =
    typeof previous !== 'number' ||
    typeof cell.place !== 'number' ||
    Math.abs(before - now) / Math.max(before, now) >= FAR_SHARE;
  if (now < before) return isFar ? 'roseFar' : 'rose';
  return isFar ? 'fellFar' : 'fell';
}

/** Before each cell, the last place that is known; null until there is one. */
export function previousPlaces(cells: readonly PositionCell[]): Place[] {
  let known: Place = null;
  return cells.map(({ place }) => {
    const previous = known;
    known = place ?? known;
    return previous;
  });
}

/** The light theme's colours, because a sheet is white; what nobody measured has none. */
const FILLS: Record<CellTone, string | null> = {
  top10: '#a9dfbf',
  top50: '#d5f0df',
  top100: '#fbe9b4',
  rest: '#fad7d2',
  notFound: '#efedf3',
  roseFar: '#9fc9ec',
  rose: '#d6e8f7',
  same: null,
  fell: '#fbe3c4',
  fellFar: '#f3bd7e',
  gap: null,
  notDue: null,
  collecting: null,
};

export function toneFill(tone: CellTone): string | null {
  return FILLS[tone];
}
