import type { Note } from '@vitrina/contract/notes.ts';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { now } from '../../platform/clock.ts';
import { useLanguage } from '../../platform/texts/use-format.ts';
import { draftOf, findFault, momentOf, type NoteDraft } from './note-draft.ts';
import { useNoteChanges } from './use-note-changes.ts';

export type NoteFormProps = {
  sku: number;
  /** undefined: a new one. */
  note: Note | undefined;
  /** Of a new one. */
  at: string | undefined;
  isForReading: boolean;
  onDone: () => void;
};

/** A note that is being written: its fields, what is wrong with them, and sending it. */
export function useNoteForm({ sku, note, at, isForReading, onDone }: NoteFormProps) {
  const language = useLanguage();
  const { save } = useNoteChanges(sku);
  const [draft, setDraft] = useState<NoteDraft>(() =>
    draftOf(note?.at ?? at ?? now().toISOString(), note?.text ?? '', language),
  );
  const [isTried, setIsTried] = useState(false);
  const fields = {
    day: useRef<HTMLInputElement>(null),
    time: useRef<HTMLInputElement>(null),
    text: useRef<HTMLTextAreaElement>(null),
  };
  const fault = findFault(draft, now());
  const begin = useEffectEvent(() => {
    const { current: field } = fields.text;
    if (isForReading || field === null) return;
    field.setSelectionRange(field.value.length, field.value.length);
    // A dialog gives the focus to what it opens with, and remembers who had it before; a form comes for each note.
    if (field.closest('[role="dialog"]')?.contains(document.activeElement) === true) field.focus();
  });
  useEffect(() => begin(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    const moment = momentOf(draft);
    if (fault !== undefined) fields[fault.field].current?.focus();
    else if (moment !== undefined) save.mutate({ note, at: moment, text: draft.text }, { onSuccess: onDone });
  }

  return {
    draft,
    fields,
    save,
    submit,
    /** Said once somebody has tried to send it. */
    fault: isTried ? fault : undefined,
    change: (next: Partial<NoteDraft>) => setDraft({ ...draft, ...next }),
  };
}
