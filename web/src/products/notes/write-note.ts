import { findFault, momentOf, type NoteDraft } from './note-draft.ts';

type Field = Pick<HTMLTextAreaElement, 'value' | 'setSelectionRange' | 'focus' | 'closest'>;

/** The cursor goes behind the text that is there. `focused` has the focus now. */
export function beginWriting(field: Field | null, isForReading: boolean, focused: Element | null): void {
  if (isForReading || field === null) return;
  field.setSelectionRange(field.value.length, field.value.length);
  // A dialog gives the focus to what it opens with, and remembers who had it before; a form comes for each note.
  if (field.closest('[role="dialog"]')?.contains(focused) === true) field.focus();
}

type Ways = {
  focus: (field: keyof NoteDraft) => void;
  send: (note: { at: string; text: string }) => void;
};

/** Sends what can be sent, else leads to the first field that cannot. */
export function submitNote(draft: NoteDraft, now: Date, { focus, send }: Ways): void {
  const fault = findFault(draft, now);
  const at = momentOf(draft);
  if (fault !== undefined) focus(fault.field);
  else if (at !== undefined) send({ at, text: draft.text });
}
