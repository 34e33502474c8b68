import { useMemo } from 'react';
import type { HeatMatrixProps, MatrixNote, MatrixRow } from '../model/matrix-props.ts';
import { noteBuckets } from '../model/note-buckets.ts';
import { notesOf } from '../model/notes-of.ts';

const NONE: readonly MatrixNote[] = [];

/** The notes of each bucket, and the buckets that have any. */
export function useMatrixNotes({
  notes = NONE,
  buckets,
  grouping,
  onAddNote,
  onOpenNote,
}: Pick<HeatMatrixProps<MatrixRow>, 'notes' | 'buckets' | 'grouping' | 'onAddNote' | 'onOpenNote'>) {
  const places = useMemo(() => noteBuckets(notes, buckets, grouping), [notes, buckets, grouping]);
  const marked = useMemo(() => new Set(places.keys()), [places]);
  return { ...notesOf(places, buckets, { onAddNote, onOpenNote }), marked };
}
