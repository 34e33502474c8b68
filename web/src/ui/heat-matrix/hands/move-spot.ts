import type { Size, Spot } from '../model/matrix-geometry.ts';

const PAGE = 10;

/** Where a key leads; undefined for keys that do not move. The matrix is left to right in every language. */
export function moveSpot({ row, bucket }: Spot, key: string, isFar: boolean, size: Size): Spot | undefined {
  const lastRow = size.rows + size.foot - 1;
  const lastBucket = size.buckets - 1;
  switch (key) {
    case 'ArrowLeft':
      return { row, bucket: isFar ? 0 : Math.max(0, bucket - 1) };
    case 'ArrowRight':
      return { row, bucket: isFar ? lastBucket : Math.min(lastBucket, bucket + 1) };
    case 'ArrowUp':
      return { row: isFar ? 0 : Math.max(0, row - 1), bucket };
    case 'ArrowDown':
      return { row: isFar ? lastRow : Math.min(lastRow, row + 1), bucket };
    case 'PageUp':
      return { row: Math.max(0, row - PAGE), bucket };
    case 'PageDown':
      return { row: Math.min(lastRow, row + PAGE), bucket };
    case 'Home':
      return { row: isFar ? 0 : row, bucket: 0 };
    case 'End':
      return { row: isFar ? lastRow : row, bucket: lastBucket };
    default:
      return undefined;
  }
}
