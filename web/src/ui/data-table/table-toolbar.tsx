import type { ReactNode } from 'react';
import { CardSort } from './cards/card-sort.tsx';
import type { ColumnSet } from './column.ts';
import classes from './data-table.module.css';
import { TableExportMenu } from './export/lazy.tsx';
import type { Grid } from './use-grid.ts';
import { ViewMenu } from './view-menu/view-menu.tsx';

type TableToolbarProps<Row> = {
  grid: Grid<Row>;
  isNarrow: boolean;
  toolbar: ReactNode;
  tools: ReactNode;
  sets: readonly ColumnSet[];
  exportName: string | undefined;
};

/** interface-rules.md G1: search on the left, then what the table can do. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { grid, isNarrow, exportName } = props;
  return (
    <div className={classes['toolbar']}>
      <div className={classes['filters']}>{props.toolbar}</div>
      <div className={classes['tools']}>
        {isNarrow && <CardSort columns={grid.ordered} sort={grid.sort} onSort={grid.changeSort} />}
        {props.tools}
        {exportName !== undefined && (
          <TableExportMenu
            name={exportName}
            columns={grid.visible.filter(({ isFixed }) => isFixed !== true)}
            rows={grid.rows ?? []}
          />
        )}
        <ViewMenu grid={grid} sets={props.sets} isNarrow={isNarrow} />
      </div>
    </div>
  );
}
