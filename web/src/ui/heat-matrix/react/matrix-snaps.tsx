import { memo } from 'react';
import type { MatrixHeads } from '../model/matrix-scene.ts';
import classes from './heat-matrix.module.css';

type MatrixSnapsProps = { heads: MatrixHeads; leadPx: number; cellWidth: number };

/**
 * interface-rules.md G17: on phones scrolling sideways comes to rest where a day begins. Canvas has no edges to stop
 * at, so these have.
 */
function PlainMatrixSnaps({ heads, leadPx, cellWidth }: MatrixSnapsProps) {
  return heads.upper.map(({ first, count }) => (
    <span
      key={first}
      className={classes['snap']}
      style={{ left: leadPx + first * cellWidth, width: count * cellWidth }}
      aria-hidden
    />
  ));
}

export const MatrixSnaps = memo(PlainMatrixSnaps);
