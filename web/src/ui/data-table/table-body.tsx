import type { RowData } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { Column } from './column.ts';
import { ROW_HEIGHT, type TablePreferences } from './table-preferences.ts';
import { TableRow } from './table-row.tsx';
import type { GridTable } from './use-grid.ts';

type TableBodyProps<Row extends RowData> = {
  table: GridTable<Row>;
  columns: readonly Column<Row>[];
  scroller: HTMLDivElement | null;
  density: TablePreferences['density'];
  /** Rows before the first one shown, on a page of a longer table. */
  offset: number;
  selectedKeys: ReadonlySet<string> | undefined;
  onSelect: (key: string) => void;
  onOpen: ((row: Row) => void) | undefined;
};

// Fewer rows are cheaper to draw at once than to virtualise, and the browser's own search finds them.
const VIRTUAL_FROM_ROWS = 101;
// Measured in reference/frontend.md 2: more overscan does not help.
const OVERSCAN = 8;

export function TableBody<Row extends RowData>(props: TableBodyProps<Row>) {
  const { table, columns, scroller, density, offset, selectedKeys, onSelect, onOpen } = props;
  const { rows } = table.getRowModel();
  const isVirtual = rows.length >= VIRTUAL_FROM_ROWS;
  const virtualizer = useVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    getScrollElement: () => scroller,
    estimateSize: () => ROW_HEIGHT[density],
    overscan: OVERSCAN,
  });
  const items = virtualizer.getVirtualItems();
  const first = isVirtual ? (items[0]?.index ?? 0) : 0;
  const last = isVirtual ? (items.at(-1)?.index ?? -1) : rows.length - 1;
  return (
    <tbody>
      <Spacer height={isVirtual ? (items[0]?.start ?? 0) : 0} />
      {rows.slice(first, last + 1).map((row, index) => (
        <TableRow
          key={row.id}
          row={row.original}
          rowKey={row.id}
          rowNumber={offset + first + index + 2}
          columns={columns}
          isSelected={selectedKeys?.has(row.id)}
          onSelect={onSelect}
          onOpen={onOpen}
        />
      ))}
      <Spacer height={isVirtual ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0} />
    </tbody>
  );
}

/** Stands for the rows that are not drawn, so that the scrollbar tells the truth. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden style={{ height }}>
      <td />
    </tr>
  );
}
