import { useRef, useState } from 'react';
import type { DataTableProps } from './data-table-props.ts';
import { type RowSelection, rowSelection, type SelectionOptions } from './row-selection.ts';

type Options<Row> = Omit<SelectionOptions<Row>, 'selection'> & {
  selection: DataTableProps<Row>['selection'];
};

export function useRowSelection<Row>({
  selection,
  rows,
  rowKey,
}: Options<Row>): RowSelection<Row> | undefined {
  const last = useRef<string>(undefined);
  const [kept, setKept] = useState<ReadonlyMap<string, Row>>(new Map());
  return selection && rowSelection({ selection, rows, rowKey }, { last, kept, setKept });
}
