import bones from '../bones.module.css';
import { isNumber } from '../column.ts';
import { pinOf } from '../columns/pin-of.ts';
import type { Grid } from '../use-grid.ts';
import classes from './table-grid.module.css';

// Uneven widths look like text and not like a wall; they repeat, so that nothing jumps between draws.
const TEXT_WIDTHS = ['72%', '54%', '83%', '61%', '45%'];

type SkeletonRowsProps<Row> = { grid: Grid<Row>; count: number; hasCheck: boolean };

/** interface-rules.md G12: rows of the same geometry as the real ones. */
export function SkeletonRows<Row>({ grid, count, hasCheck }: SkeletonRowsProps<Row>) {
  return (
    <tbody className={bones['waiting']} aria-hidden data-waiting>
      {Array.from({ length: count }, (_, row) => `skeleton-${row}`).map((key, row) => (
        <tr key={key} className={classes['row']}>
          {hasCheck && <td className={classes['check']} />}
          {grid.visible.map((column, index) => (
            <td
              key={column.id}
              {...pinOf(index, grid.pinnedCount)}
              data-number={isNumber(column) || undefined}
            >
              <span
                className={bones['bone']}
                style={{ width: isNumber(column) ? 48 : TEXT_WIDTHS[(row + index) % TEXT_WIDTHS.length] }}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
