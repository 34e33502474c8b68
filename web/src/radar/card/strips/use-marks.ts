import type { ProductChange } from '@vitrina/contract/cards/changes.ts';
import type { Sku } from '@vitrina/contract/ids.ts';
import { useMemo } from 'react';
import { useShortcut } from '../../../platform/browser/use-shortcut.ts';
import { useRight } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts/use-format.ts';
import { changeText } from '../../../products/changes/change-words.ts';
import { openNotes } from '../../../products/notes/notes-state.ts';
import { useNotes } from '../../../products/notes/use-notes.ts';
import type { Mark } from './group-marks.ts';

/** interface-rules.md G19: changes and notes of the product as flags; whoever may edit writes a note by `n`. */
export function useMarks({ sku, name }: { sku: Sku; name: string }, changes: readonly ProductChange[]) {
  const words = useTexts();
  const { t, format } = words;
  const mayEdit = useRight('edit');
  const { notes } = useNotes(sku);
  useShortcut('KeyN', t('ui.matrix.addNote'), mayEdit ? () => openNotes({ sku, name }) : null);
  return useMemo((): Mark[] => {
    const ofChanges = changes.map((change) => ({
      key: `change ${change.id}`,
      at: Date.parse(change.at),
      kind: 'change' as const,
      id: change.id,
      head: `${format.instantShort(change.at)} · ${t('changes.radar')}`,
      text: changeText(change, { t, format }),
      isImportant: change.importance === 'high',
    }));
    const ofNotes = notes.map(({ id, at, author, text }) => ({
      key: `note ${id}`,
      at: Date.parse(at),
      kind: 'note' as const,
      id,
      head: `${format.instantShort(at)} · ${author}`,
      text,
      isImportant: false,
    }));
    return [...ofChanges, ...ofNotes];
  }, [changes, notes, t, format]);
}
