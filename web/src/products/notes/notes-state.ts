import { useSyncExternalStore } from 'react';

export type OpenedNotes = {
  sku: number;
  name: string;
  /** The moment of a new note; now, when nothing is said. */
  at?: string;
  /** The note that was pressed. */
  noteId?: number;
  /** What is there is asked for: no field takes the focus, nor calls a phone's keyboard. */
  isForReading?: boolean;
};

let opened: OpenedNotes | null = null;
const listeners = new Set<() => void>();

function change(next: OpenedNotes | null): void {
  opened = next;
  listeners.forEach((listener) => listener());
}

/** Opens the notes of a product over the page, from wherever a flag, a row or a key names them. */
export function openNotes(next: OpenedNotes): void {
  change(next);
}

export function closeNotes(): void {
  change(null);
}

export function useOpenedNotes(): OpenedNotes | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => opened,
  );
}
