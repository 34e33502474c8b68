import { useMemo, useState } from 'react';
import { layLines } from './matrix-lines.ts';
import type { HeatMatrixProps, MatrixRow } from './matrix-props.ts';

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
  /** Opens or closes the group of a line; false where there is none. */
  function toggle(index: number): boolean {
    const line = lines[index];
    if (line === undefined || line.kind === 'row') return false;
    const { name, isOpen } = line.group;
    setClosed((old) => new Set(isOpen ? [...old, name] : [...old].filter((one) => one !== name)));
    return true;
  }
  return { lines, toggle };
}
