import { Checkbox } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { cellContent } from '../cells/cell-content.tsx';
import type { LineRanges } from '../cells/common-range.ts';
import { type Column, isNumber } from '../column.ts';
import { pinOf } from '../columns/pin-of.ts';
import classes from './table-grid.module.css';

type TableRowProps<Row> = {
  row: Row;
  rowKey: string;
  /** On this page, from 1; the header is 0. */
  rowNumber: number;
  /** Over the whole table, the header being the first. */
  rowIndex: number;
  columns: readonly Column<Row>[];
  pinnedCount: number;
  firstColumn: number;
  lineRanges: LineRanges | undefined;
  isSelected: boolean | undefined;
  isOpenable: boolean;
  /** undefined: nothing unfolds under it. */
  isExpanded: boolean | undefined;
  /** The cell that Tab reaches, when it is in this row. */
  current: number | undefined;
  /** Columns of the drawn rectangle in this row. */
  rangeStart: number | undefined;
  rangeEnd: number | undefined;
};

function PlainTableRow<Row>(props: TableRowProps<Row>) {
  const { row, rowKey, columns, firstColumn, isSelected, isExpanded, rangeStart = -1, rangeEnd = -1 } = props;
  const { t, format } = useTexts();
  const content = (column: Column<Row>) => cellContent(column, row, { t, format }, props.lineRanges);
  return (
    <tr
      className={classes['row']}
      aria-rowindex={props.rowIndex}
      aria-selected={isSelected}
      data-openable={props.isOpenable || undefined}
      data-row={props.rowNumber}
      data-row-key={rowKey}
    >
      {isSelected !== undefined && (
        <td className={classes['check']} aria-colindex={1}>
          <Checkbox
            size="xs"
            tabIndex={-1}
            checked={isSelected}
            readOnly
            data-select-row
            aria-label={t('ui.table.selectRow')}
          />
        </td>
      )}
      {columns.map((column, index) => {
        const isInRange = index >= rangeStart && index <= rangeEnd;
        return (
          <td
            key={column.id}
            {...(index === 0 ? { role: 'rowheader', 'aria-expanded': isExpanded } : {})}
            {...pinOf(index, props.pinnedCount)}
            aria-colindex={index + firstColumn}
            aria-selected={isInRange || undefined}
            data-number={isNumber(column) || undefined}
            tabIndex={props.current === index ? 0 : -1}
          >
            {index === 0 && isExpanded !== undefined ? (
              <Unfolding>{content(column)}</Unfolding>
            ) : (
              content(column)
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** The row itself is pressed, or Enter on it: the sign only shows that there is more. */
function Unfolding({ children }: { children: ReactNode }) {
  return (
    <div className={classes['unfolding']}>
      <IconChevronRight size={16} aria-hidden />
      {children}
    </div>
  );
}

export const TableRow = memo(PlainTableRow) as typeof PlainTableRow;
