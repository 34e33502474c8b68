import type { RowData } from '@tanstack/react-table';
import { Checkbox } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../platform/use-format.ts';
import { cellContent } from './cell-content.tsx';
import { type Column, isNumber } from './column.ts';
import classes from './data-table.module.css';

type TableRowProps<Row extends RowData> = {
  row: Row;
  rowKey: string;
  /** Counts from 1 over the whole table, the header being the first. */
  rowNumber: number;
  columns: readonly Column<Row>[];
  isSelected: boolean | undefined;
  onSelect: (key: string) => void;
  onOpen: ((row: Row) => void) | undefined;
};

function PlainTableRow<Row extends RowData>(props: TableRowProps<Row>) {
  const { row, rowKey, rowNumber, columns, isSelected, onSelect, onOpen } = props;
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <tr
      className={classes['row']}
      aria-rowindex={rowNumber}
      aria-selected={isSelected}
      data-openable={onOpen !== undefined || undefined}
      data-row-key={rowKey}
      tabIndex={-1}
      onClick={(event) => {
        if (onOpen !== undefined && !isOwnControl(event.target)) onOpen(row);
      }}
    >
      {isSelected !== undefined && (
        <td className={classes['check']}>
          <Checkbox
            size="xs"
            checked={isSelected}
            onChange={() => onSelect(rowKey)}
            aria-label={t('ui.table.selectRow')}
          />
        </td>
      )}
      {columns.map((column, index) => (
        <td key={column.id} data-number={isNumber(column) || undefined} data-first={index === 0 || undefined}>
          {cellContent(column, row, format)}
        </td>
      ))}
    </tr>
  );
}

/** A click on a link, a button or a field inside the row is theirs, and so is selecting text. */
function isOwnControl(target: EventTarget): boolean {
  const hasSelection = window.getSelection()?.isCollapsed === false;
  return hasSelection || (target instanceof Element && target.closest('a, button, input, label') !== null);
}

export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
