import type { getPositionMatrix } from '@vitrina/contract/positions/matrix.ts';
import { readCells } from '@vitrina/contract/positions/matrix-cells.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { leavingQueries } from '../entries/leaving-queries.ts';
import { lookAgainMs } from '../live/live-state.ts';

type Answer = OutputOf<typeof getPositionMatrix>;

/** A month of hours is a fifth of a megabyte: it is looked at again less often, as is what tells of itself. */
const MUCH_CELLS = 5000;

export function matrixLookMs(
  answer: Readonly<Record<'rows' | 'buckets', readonly unknown[]>> | undefined,
  isLive: boolean,
): number {
  const cells = answer === undefined ? 0 : answer.rows.length * answer.buckets.length;
  return lookAgainMs(isLive || cells > MUCH_CELLS);
}

/** The cells of an answer travel in columns; the screen reads them one by one. */
export function readMatrix({ rows, ...matrix }: Answer) {
  return {
    ...matrix,
    rows: rows.map(({ cells, minutes, answered, planned, ...row }) => ({
      ...row,
      cells: readCells({ cells, minutes, answered, planned }),
    })),
  };
}

export type PositionMatrix = ReturnType<typeof readMatrix>;

/** Without the rows that are on their way out. */
export function withoutLeaving(matrix: PositionMatrix, leaving: ReadonlySet<string>): PositionMatrix {
  const gone = leavingQueries(leaving, matrix.entry.id);
  return gone.size === 0 ? matrix : { ...matrix, rows: matrix.rows.filter((row) => !gone.has(row.query)) };
}
