import { type PositionCell } from '@vitrina/contract/positions/matrix.ts';
import { placeRank } from '@vitrina/contract/positions/places.ts';
import { placesWon } from '../../ui/sparkline/describe-change.ts';
import type { MOVES } from '../search.ts';

export type Move = (typeof MOVES)[number];
/** `change` is a number only between two places: positive is closer to the first. */
export type DatesRow = { query: string; a: PositionCell; b: PositionCell; change: number | null; move: Move };

export function comparePlaces(query: string, a: PositionCell, b: PositionCell): DatesRow {
  const [before, after] = [placeRank(a.place), placeRank(b.place)];
  const change = placesWon(a.place, b.place);
  if (before === null || after === null) return { query, a, b, change, move: 'unknown' };
  if (before === after) return { query, a, b, change, move: 'same' };
  return { query, a, b, change, move: after < before ? 'risen' : 'fallen' };
}

export function countMoves(rows: readonly DatesRow[]): Record<Move, number> {
  const counts = { risen: 0, fallen: 0, same: 0, unknown: 0 };
  for (const { move } of rows) counts[move] += 1;
  return counts;
}

type Columns = { buckets: readonly string[]; rows: readonly { cells: readonly PositionCell[] }[] };

/**
 * The two moments to compare: those of the address while the period has them, else the first and the last of those at which
 * most queries have an answer. The hour that has just begun has one of some of them only.
 */
export function chooseMoments(search: { a: string; b: string }, { buckets, rows }: Columns) {
  const answers = buckets.map(
    (_, bucket) => rows.filter(({ cells }) => (cells[bucket]?.place ?? null) !== null).length,
  );
  const most = Math.max(...answers);
  const known = buckets.filter((_, bucket) => answers[bucket] === most);
  return {
    a: buckets.find((bucket) => bucket === search.a) ?? known[0] ?? '',
    b: buckets.find((bucket) => bucket === search.b) ?? known.at(-1) ?? '',
  };
}
