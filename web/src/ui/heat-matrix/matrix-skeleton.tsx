import { Skeleton } from '@mantine/core';
import { FOOT_PX, HEAD_PX, ROW_PX } from './matrix-geometry.ts';

const ROWS = 10;
const FOOT_ROWS = 5;

/** As high as a matrix of a few rows, so that little moves when it comes. */
export function MatrixSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton height={HEAD_PX} mb={1} radius={0} />
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} height={ROW_PX - 2} mb={2} radius="xs" />
      ))}
      <Skeleton height={FOOT_ROWS * FOOT_PX} radius={0} />
    </div>
  );
}
