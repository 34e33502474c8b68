import { Skeleton } from '@mantine/core';
import { TOPS } from '../model/bucket-totals.ts';
import {
  FOOT_PX,
  HEAD_PX,
  maximumHeight,
  ROW_PX,
  SCROLLBAR_PX,
  STANDARD_HEIGHT,
} from '../model/matrix-geometry.ts';
import classes from './heat-matrix.module.css';

const SOME_ROWS = 8;
/** Each top, the average and what was found. */
const FOOT_ROWS = TOPS.length + 2;
const LEGEND_PX = 34;

/** As high as the matrix will be, so that nothing moves when it comes. */
export function MatrixSkeleton({ rows = SOME_ROWS }: { rows?: number | undefined }) {
  const footPx = FOOT_ROWS * FOOT_PX;
  return (
    <div aria-hidden>
      <div
        className={classes['awaited']}
        style={{
          height: HEAD_PX + rows * ROW_PX + footPx + SCROLLBAR_PX,
          maxHeight: maximumHeight(STANDARD_HEIGHT),
        }}
      >
        <Skeleton height={HEAD_PX - 1} mb={1} radius={0} />
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton key={row} height={ROW_PX - 2} mb={2} radius="xs" />
        ))}
        <Skeleton height={footPx} radius={0} />
      </div>
      <div className={classes['legend']}>
        <Skeleton height={LEGEND_PX} width="60%" radius="xs" />
      </div>
    </div>
  );
}
