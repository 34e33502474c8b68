import type { PositionCell } from '@vitrina/contract/positions/matrix.ts';
import type { Area } from './matrix-geometry.ts';

/** For a spreadsheet: the texts of a rectangle, one line a row. */
export function cellsToTsv(rows: readonly (readonly string[])[], { first, last }: Area): string {
  return rows
    .slice(first.row, last.row + 1)
    .map((texts) => texts.slice(first.bucket, last.bucket + 1).join('\t'))
    .join('\n');
}

/** As `placeText`, with the word looked up once: a matrix has tens of thousands of cells. */
export function cellText({ place }: Pick<PositionCell, 'place'>, notFound: string): string {
  if (place === null) return '';
  if (place === 'deep') return '1000+';
  return place === 'notFound' ? notFound : String(place);
}

export function countCells({ first, last }: Area): number {
  return (last.row - first.row + 1) * (last.bucket - first.bucket + 1);
}
