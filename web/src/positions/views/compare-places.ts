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

/** The two moments to compare: those of the address while the period has them, else its first and last with an answer. */
export function chooseMoments(search: { a: string; b: string }, { buckets, rows }: Columns) {
  const isAnswered = (bucket: number) => rows.some(({ cells }) => (cells[bucket]?.place ?? null) !== null);
  const answered = buckets.filter((_, bucket) => isAnswered(bucket));
  const known = answered.length > 0 ? answered : buckets;
  return {
    a: buckets.find((bucket) => bucket === search.a) ?? known[0] ?? '',
    b: buckets.find((bucket) => bucket === search.b) ?? known.at(-1) ?? '',
  };
}
