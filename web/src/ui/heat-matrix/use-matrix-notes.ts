import { useMemo } from 'react';
import type { HeatMatrixProps, MatrixNote, MatrixRow } from './matrix-props.ts';
import { noteBuckets } from './note-buckets.ts';

const NONE: readonly MatrixNote[] = [];

export type MatrixNotes = {
  canAdd: boolean;
  of: (bucket: number) => readonly MatrixNote[];
  /** Buckets that have any. */
  marked: ReadonlySet<number>;
  /** Opens the note of a bucket, or begins one; undefined when neither can be done. */
  open: ((bucket: number) => void) | undefined;
};

/** G19: a flag on the date, "+" on a date without one. */
export function useMatrixNotes({
  notes = NONE,
  buckets,
  grouping,
  onAddNote,
  onOpenNote,
}: Pick<
  HeatMatrixProps<MatrixRow>,
  'notes' | 'buckets' | 'grouping' | 'onAddNote' | 'onOpenNote'
>): MatrixNotes {
  const places = useMemo(() => noteBuckets(notes, buckets, grouping), [notes, buckets, grouping]);
  const marked = useMemo(() => new Set(places.keys()), [places]);
  const open = (bucket: number) => {
    const [first] = places.get(bucket) ?? NONE;
    if (first !== undefined) onOpenNote?.(first.id);
    else onAddNote?.(buckets[bucket] ?? '');
  };
  return {
    canAdd: onAddNote !== undefined,
    of: (bucket) => places.get(bucket) ?? NONE,
    marked,
    open: onAddNote === undefined && onOpenNote === undefined ? undefined : open,
  };
}
