import type { ReactNode } from 'react';
import classes from './table-grid.module.css';

/** Under its row and as wide as what is seen of the table, wherever that is scrolled to. */
export function DetailsRow({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  return (
    <tr className={classes['details']}>
      <td colSpan={columnCount}>
        <div>{children}</div>
      </td>
    </tr>
  );
}
