import type { NoteId } from '@vitrina/contract/ids.ts';

/** Names a deletion that can still be taken back. */
export function leavingKeyOf(noteId: NoteId): string {
  return `note-${noteId}`;
}

/** Those that nobody is about to delete. */
export function staying<Shown extends { id: NoteId }>(
  notes: readonly Shown[],
  leaving: ReadonlySet<string>,
): Shown[] {
  return notes.filter(({ id }) => !leaving.has(leavingKeyOf(id)));
}
