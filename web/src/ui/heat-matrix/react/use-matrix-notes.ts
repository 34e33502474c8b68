import { useMemo } from 'react';
import type { HeatMatrixProps, MatrixNote, MatrixRow } from '../model/matrix-props.ts';
import { noteBuckets } from '../model/note-buckets.ts';
import { notesOf } from '../model/notes-of.ts';

const NONE: readonly MatrixNote[] = [];

/** The notes and changes of each bucket, and the buckets that have any. */
export function useMatrixNotes({
  notes = NONE,
  buckets,
  grouping,
  onAddNote,
  onOpenNote,
  onOpenChange,
}: Pick<
  HeatMatrixProps<MatrixRow>,
  'notes' | 'buckets' | 'grouping' | 'onAddNote' | 'onOpenNote' | 'onOpenChange'
>) {
  const places = useMemo(() => noteBuckets(notes, buckets, grouping), [notes, buckets, grouping]);
  const { marked, changed } = useMemo(() => {
    const of = (isChange: boolean) =>
      new Set(
        [...places].flatMap(([bucket, all]) =>
          all.some((note) => (note.isChange === true) === isChange) ? bucket : [],
        ),
      );
    return { marked: of(false), changed: of(true) };
  }, [places]);
  return { ...notesOf(places, buckets, { onAddNote, onOpenNote, onOpenChange }), marked, changed };
}
