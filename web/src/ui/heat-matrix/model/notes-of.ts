import type { MatrixNote } from './matrix-props.ts';

type Acts = {
  onAddNote: ((at: string) => void) | undefined;
  onOpenNote: ((id: number) => void) | undefined;
  onOpenChange?: ((id: number) => void) | undefined;
};

const NONE: readonly MatrixNote[] = [];

export type MatrixNotes = {
  canAdd: boolean;
  of: (bucket: number) => readonly MatrixNote[];
  /** Opens the note of a bucket, else its change, or begins a note; undefined when nothing of that can be done. */
  open: ((bucket: number) => void) | undefined;
};

/** interface-rules.md G19: a flag on the date, "+" on a date without one. What a person wrote comes first. */
export function notesOf(
  places: ReadonlyMap<number, readonly MatrixNote[]>,
  buckets: readonly string[],
  { onAddNote, onOpenNote, onOpenChange }: Acts,
): MatrixNotes {
  const of = (bucket: number) => places.get(bucket) ?? NONE;
  const open = (bucket: number) => {
    const all = of(bucket);
    const first = all.find(({ isChange }) => isChange !== true) ?? all[0];
    if (first === undefined) onAddNote?.(buckets[bucket] ?? '');
    else if (first.isChange === true) onOpenChange?.(first.id);
    else onOpenNote?.(first.id);
  };
  const canAdd = onAddNote !== undefined;
  const canOpen = onOpenNote !== undefined || onOpenChange !== undefined;
  return { canAdd, of, open: canAdd || canOpen ? open : undefined };
}

/** The bucket whose head offers to add a note: the one that is pointed at. */
export function plusOf(
  canAdd: boolean,
  hover: { row: number | undefined; bucket: number } | undefined,
): number | undefined {
  return canAdd && hover?.row === undefined ? hover?.bucket : undefined;
}
