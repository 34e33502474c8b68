import type { Note } from '@vitrina/contract/notes.ts';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { now } from '../../platform/clock.ts';
import { useLanguage } from '../../platform/texts/use-format.ts';
import { draftOf, findFault, type NoteDraft } from './note-draft.ts';
import { useNoteChanges } from './use-note-changes.ts';
import { beginWriting, submitNote } from './write-note.ts';

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
  const begin = useEffectEvent(() => beginWriting(fields.text.current, isForReading, document.activeElement));
  useEffect(() => begin(), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    submitNote(draft, now(), {
      focus: (field) => fields[field].current?.focus(),
      send: (written) => save.mutate({ note, ...written }, { onSuccess: onDone }),
    });
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
