import type { RowData } from '@tanstack/react-table';
import { Skeleton } from '@mantine/core';
import { type Column, isNumber } from './column.ts';
import classes from './data-table.module.css';

// Uneven widths look like text and not like a wall; they repeat, so that nothing jumps between draws.
const TEXT_WIDTHS = ['72%', '54%', '83%', '61%', '45%'];

type SkeletonRowsProps<Row extends RowData> = {
  columns: readonly Column<Row>[];
  count: number;
  hasCheck: boolean;
};

/** G12: rows of the same geometry as the real ones. */
export function SkeletonRows<Row extends RowData>({ columns, count, hasCheck }: SkeletonRowsProps<Row>) {
  return (
    <tbody aria-hidden>
      {Array.from({ length: count }, (_, row) => `skeleton-${row}`).map((key, row) => (
        <tr key={key} className={classes['row']}>
          {hasCheck && <td className={classes['check']} />}
          {columns.map((column, index) => (
            <td
              key={column.id}
              data-number={isNumber(column) || undefined}
              data-first={index === 0 || undefined}
            >
              <Skeleton
                height={10}
                radius="xl"
                width={isNumber(column) ? 48 : (TEXT_WIDTHS[(row + index) % TEXT_WIDTHS.length] ?? '60%')}
                display="inline-block"
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
