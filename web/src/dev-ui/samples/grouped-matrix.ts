import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import { sampleMatrix } from './positions.ts';
import words from './words.json';

const HOURS = 72;
const FIRST_KNOWN = 4;
const NOTHING: PositionCell = { place: null, gap: null };

export type GroupedRow = { id: string; group: string | null; cells: PositionCell[] };

/** Three rows of one group, two of another and one of none, which never moves; nothing is known of the first hours. */
export function groupedMatrix() {
  const { buckets, rows } = sampleMatrix(6, HOURS);
  const [many = '', few = ''] = words.traits;
  const groups = [many, many, many, few, few, null];
  return {
    buckets,
    rows: rows.map(
      ({ id, cells }, row): GroupedRow => ({
        id,
        group: groups[row] ?? null,
        cells: cells.map((cell, hour) => {
          if (hour < FIRST_KNOWN) return NOTHING;
          return groups[row] === null ? { place: 7, gap: null } : cell;
        }),
      }),
    ),
    collecting: { from: buckets[2] ?? '', until: buckets[FIRST_KNOWN] ?? '' },
    changedAt: buckets[30] ?? '',
  };
}
