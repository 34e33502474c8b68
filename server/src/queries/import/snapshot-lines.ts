import { normaliseQuery } from '../rules.ts';
import type { SnapshotFigures } from '../store-snapshots.ts';
import type { QueryFileRow } from './query-file.ts';

const ROWS_OF_A_PIECE = 1000;

/** Rows of a file as lines of JSON, a thousand in each piece, as the column store takes them. */
export function* snapshotLines(rows: readonly QueryFileRow[]): Generator<string> {
  for (let at = 0; at < rows.length; at += ROWS_OF_A_PIECE)
    yield rows
      .slice(at, at + ROWS_OF_A_PIECE)
      .map((row) => `${JSON.stringify(toFigures(row))}\n`)
      .join('');
}

function toFigures(row: QueryFileRow): SnapshotFigures {
  return {
    text: normaliseQuery(row.queryKey),
    window_days: row.windowDays,
    day: row.day,
    count: row.frequency,
  };
}
