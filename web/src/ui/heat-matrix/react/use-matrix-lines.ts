import { useMemo, useState } from 'react';
import { layLines, toggleGroup } from '../model/matrix-lines.ts';
import type { HeatMatrixProps, MatrixRow } from '../model/matrix-props.ts';

/** The lines of the matrix, and which groups are closed; that is remembered while the matrix is open. */
export function useMatrixLines<Row extends MatrixRow>({
  rows,
  groupOf,
  quietUpTo = null,
}: Pick<HeatMatrixProps<Row>, 'rows' | 'groupOf' | 'quietUpTo'>) {
  const [closed, setClosed] = useState<ReadonlySet<string | null>>(new Set());
  const lines = useMemo(
    () => layLines(rows, { groupOf, closed, quietUpTo }),
    [rows, groupOf, closed, quietUpTo],
  );
  return { lines, toggle: (index: number) => toggleGroup(lines[index], setClosed) };
}
