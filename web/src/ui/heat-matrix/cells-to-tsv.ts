import type { PositionCell } from '@vitrina/contract/positions.ts';
import type { Area } from './matrix-geometry.ts';

/** For a spreadsheet: places as numbers, н/н and 1000+ as text, and nothing where nobody measured. */
export function cellsToTsv(
  rows: readonly { cells: readonly PositionCell[] }[],
  area: Area,
  notFound: string,
): string {
  return rows
    .slice(area.first.row, area.last.row + 1)
    .map(({ cells }) =>
      cells
        .slice(area.first.bucket, area.last.bucket + 1)
        .map((cell) => placeText(cell, notFound))
        .join('\t'),
    )
    .join('\n');
}

export function placeText({ place }: PositionCell, notFound: string): string {
  if (place === null) return '';
  if (place === 'deep') return '1000+';
  return place === 'notFound' ? notFound : String(place);
}
