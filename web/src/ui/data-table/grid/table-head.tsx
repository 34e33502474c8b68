import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { CellCursor } from '../cells/cell-cursor.ts';
import { useColumnDrag } from '../columns/use-column-drag.ts';
import type { useColumnResize } from '../columns/use-column-resize.ts';
import type { RowSelection } from '../row-selection.ts';
import type { Grid } from '../use-grid.ts';
import { HeaderCell } from './header-cell.tsx';
import classes from './table-grid.module.css';

type TableHeadProps<Row> = {
  grid: Grid<Row>;
  cursor: CellCursor;
  firstColumn: number;
  resize: ReturnType<typeof useColumnResize<Row>>;
  selection: RowSelection<Row> | undefined;
};

export function TableHead<Row>({ grid, cursor, firstColumn, resize, selection }: TableHeadProps<Row>) {
  const { t } = useTranslation();
  const drag = useColumnDrag(grid);
  return (
    <thead onClickCapture={drag.stopClick} data-dragging={drag.drop !== undefined || undefined}>
      <tr data-row={0} aria-rowindex={1}>
        {selection !== undefined && (
          <th scope="col" className={classes['check']} aria-colindex={1}>
            <Checkbox
              size="xs"
              checked={selection.isAll}
              indeterminate={selection.isSome && !selection.isAll}
              onChange={selection.toggleAll}
              aria-label={t('ui.table.selectAll')}
            />
          </th>
        )}
        {grid.visible.map((column, index) => (
          <HeaderCell
            key={column.id}
            column={column}
            index={index}
            columnNumber={index + firstColumn}
            pinnedCount={grid.pinnedCount}
            sort={grid.sort}
            onSort={grid.toggleSort}
            isCurrent={cursor.cell.row === 0 && cursor.cell.column === index}
            dropSide={drag.drop?.target === column.id ? drag.drop.side : undefined}
            isMoving={drag.drop?.moved === column.id}
            onDrag={drag.begin}
            resize={resize}
          />
        ))}
      </tr>
    </thead>
  );
}
