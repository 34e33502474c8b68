import type { PositionEntry } from '@vitrina/contract/positions/entries.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '../../platform/browser/use-shortcut.ts';
import { useRight } from '../../platform/session/session.ts';
import { openNotes } from '../../products/notes/notes-state.ts';
import { useNotes } from '../../products/notes/use-notes.ts';

/** interface-rules.md G19: notes of the product as flags; whoever may edit adds them on a date, or by `n` on now. */
export function useEntryNotes({ sku, name }: PositionEntry) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const { notes } = useNotes(sku);
  const title = name ?? String(sku);
  useShortcut('KeyN', t('ui.matrix.addNote'), mayEdit ? () => openNotes({ sku, name: title }) : null);
  return useMemo(
    () => ({
      notes,
      onOpenNote: (noteId: number) => openNotes({ sku, name: title, noteId }),
      ...(mayEdit ? { onAddNote: (at: string) => openNotes({ sku, name: title, at }) } : {}),
    }),
    [notes, sku, title, mayEdit],
  );
}
