import { CELLS_AT_ONCE, type PositionFileForm } from '@vitrina/contract/positions/views.ts';

type Sized = Readonly<Record<'buckets' | 'rows', readonly unknown[]>>;

/** The checks behind the matrix are not here: their file is always made in the background. */
export function isMadeLater(form: PositionFileForm, { buckets, rows }: Sized): boolean {
  return form === 'raw' || buckets.length * rows.length > CELLS_AT_ONCE;
}
