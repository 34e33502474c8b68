import { CELLS_AT_ONCE, type PositionFileForm } from '@vitrina/contract/positions/views.ts';

type Sized = Readonly<Record<'buckets' | 'rows', readonly unknown[]>>;

/** The form of a file that can be made at once. The checks behind the matrix are not here, and a large file takes long. */
export function formMadeNow(form: PositionFileForm, { buckets, rows }: Sized): 'wide' | 'long' | undefined {
  return form === 'raw' || buckets.length * rows.length > CELLS_AT_ONCE ? undefined : form;
}

export function isMadeLater(form: PositionFileForm, matrix: Sized): boolean {
  return formMadeNow(form, matrix) === undefined;
}
