import type { RowData } from '@tanstack/react-table';
import { Checkbox, Tooltip, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Column, isNumber, type TableSort } from './column.ts';
import classes from './data-table.module.css';
import type { GridTable } from './use-grid.ts';

type TableHeadProps<Row extends RowData> = {
  table: GridTable<Row>;
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  onSort: (column: Column<Row>) => void;
  selection: { isAll: boolean; isSome: boolean; onToggle: () => void } | undefined;
};

export function TableHead<Row extends RowData>({
  table,
  columns,
  sort,
  onSort,
  selection,
}: TableHeadProps<Row>) {
  const { t } = useTranslation();
  const headers = new Map(table.getFlatHeaders().map((header) => [header.column.id, header]));
  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection !== undefined && (
          <th scope="col" className={classes['check']}>
            <Checkbox
              size="xs"
              checked={selection.isAll}
              indeterminate={selection.isSome && !selection.isAll}
              onChange={selection.onToggle}
              aria-label={t('ui.table.selectAll')}
            />
          </th>
        )}
        {columns.map((column, index) => {
          const direction = sort?.sort === column.id ? sort.direction : undefined;
          const startResize = headers.get(column.id)?.getResizeHandler();
          return (
            <th
              key={column.id}
              scope="col"
              data-number={isNumber(column) || undefined}
              data-first={index === 0 || undefined}
              aria-sort={
                direction === undefined ? undefined : direction === 'asc' ? 'ascending' : 'descending'
              }
            >
              <HeaderText column={column} direction={direction} onSort={onSort} />
              <span
                className={classes['resize']}
                onMouseDown={startResize}
                onTouchStart={startResize}
                onDoubleClick={() => headers.get(column.id)?.column.resetSize()}
                aria-hidden
              />
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

type HeaderTextProps<Row extends RowData> = {
  column: Column<Row>;
  direction: TableSort['direction'] | undefined;
  onSort: (column: Column<Row>) => void;
};

function HeaderText<Row extends RowData>({ column, direction, onSort }: HeaderTextProps<Row>) {
  const { t } = useTranslation();
  const text = t(column.header);
  const Arrow = direction === undefined ? IconSelector : direction === 'asc' ? IconArrowUp : IconArrowDown;
  const label =
    column.sortable === true ? (
      <UnstyledButton className={classes['sort']} onClick={() => onSort(column)} data-active={direction}>
        <span className={classes['header']}>{text}</span>
        <Arrow size={14} className={classes['arrow'] ?? ''} aria-hidden />
      </UnstyledButton>
    ) : (
      <span className={classes['header']}>{text}</span>
    );
  const hint = column.description === undefined ? text : t(column.description);
  return (
    <Tooltip label={hint} events={{ hover: true, focus: true, touch: false }}>
      {label}
    </Tooltip>
  );
}
