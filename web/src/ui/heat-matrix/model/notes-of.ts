import type { MatrixNote } from './matrix-props.ts';

type Acts = {
  onAddNote: ((at: string) => void) | undefined;
  onOpenNote: ((id: number) => void) | undefined;
};

const NONE: readonly MatrixNote[] = [];

export type MatrixNotes = {
  canAdd: boolean;
  of: (bucket: number) => readonly MatrixNote[];
  /** Opens the note of a bucket, or begins one; undefined when neither can be done. */
  open: ((bucket: number) => void) | undefined;
};

/** interface-rules.md G19: a flag on the date, "+" on a date without one. */
export function notesOf(
  places: ReadonlyMap<number, readonly MatrixNote[]>,
  buckets: readonly string[],
  { onAddNote, onOpenNote }: Acts,
): MatrixNotes {
  const of = (bucket: number) => places.get(bucket) ?? NONE;
  const open = (bucket: number) => {
    const [first] = of(bucket);
    if (first !== undefined) onOpenNote?.(first.id);
    else onAddNote?.(buckets[bucket] ?? '');
  };
  const canAdd = onAddNote !== undefined;
  return { canAdd, of, open: canAdd || onOpenNote !== undefined ? open : undefined };
}

/** The bucket whose head offers to add a note: the one that is pointed at. */
export function plusOf(
  canAdd: boolean,
  hover: { row: number | undefined; bucket: number } | undefined,
): number | undefined {
  return canAdd && hover?.row === undefined ? hover?.bucket : undefined;
}
