import type { DataTableProps } from './data-table-props.ts';
import { spanBetween, toggleKeys } from './toggle-keys.ts';

export type SelectionOptions<Row> = {
  selection: Pick<NonNullable<DataTableProps<Row>['selection']>, 'keys' | 'onChange'>;
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
};

export type SelectionState<Row> = {
  /** The key that was chosen or given up last. */
  last: { current: string | undefined };
  /** A chosen row is remembered when its page has been left: the actions are for all that were chosen. */
  kept: ReadonlyMap<string, Row>;
  setKept: (kept: ReadonlyMap<string, Row>) => void;
};

export type RowSelection<Row> = {
  keys: ReadonlySet<string>;
  isAll: boolean;
  isSome: boolean;
  /** `isSpan` (Shift): all rows from the one that was chosen before to this one. */
  toggle: (key: string, isSpan: boolean) => void;
  toggleAll: () => void;
  clear: () => void;
  /** Chosen rows, those of other pages too. */
  chosen: readonly Row[];
};

export function rowSelection<Row>(
  { selection, rows, rowKey }: SelectionOptions<Row>,
  { last, kept, setKept }: SelectionState<Row>,
): RowSelection<Row> {
  const { keys } = selection;
  const shown = (rows ?? []).map((row) => [rowKey(row), row] as const);
  const shownKeys = shown.map(([key]) => key);
  const rowsOf = (chosen: ReadonlySet<string>) =>
    new Map([...kept, ...shown].filter(([key]) => chosen.has(key)));
  const change = (next: ReadonlySet<string>) => {
    setKept(rowsOf(next));
    selection.onChange(next);
  };
  const isAll = shownKeys.length > 0 && shownKeys.every((key) => keys.has(key));
  return {
    keys,
    isAll,
    isSome: shownKeys.some((key) => keys.has(key)),
    toggle: (key, isSpan) => {
      const span = isSpan ? spanBetween(shownKeys, last.current, key) : [key];
      last.current = key;
      change(toggleKeys(keys, span, !keys.has(key)));
    },
    toggleAll: () => change(toggleKeys(keys, shownKeys, !isAll)),
    clear: () => change(new Set()),
    chosen: keys.size === 0 ? [] : [...rowsOf(keys).values()],
  };
}
