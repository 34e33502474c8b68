import type { OutputOf } from '@vitrina/contract/route.ts';
import type { getOverview } from '@vitrina/contract/statistics.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaving } from '../platform/undoable.ts';
import { staying } from '../products/notes/leaving-notes.ts';
import { openNotes } from '../products/notes/notes-state.ts';

/** interface-rules.md G19: a chart of several products carries the notes of all, each with the name of its own. */
export function usePlaceNotes({ notes, averageData }: OutputOf<typeof getOverview>) {
  const { t } = useTranslation();
  const leaving = useLeaving();
  return useMemo(() => {
    const names = new Map(averageData.map(({ productId, product }) => [productId, product]));
    const nameOf = (sku: number) => names.get(sku) ?? String(sku);
    return {
      notes: staying(notes, leaving).map(({ id, at, author, sku, text }) => ({
        id,
        at,
        author,
        text: t('statistics.noteOf', { product: nameOf(sku), text }),
      })),
      onOpenNote: (noteId: number) => {
        const note = notes.find(({ id }) => id === noteId);
        if (note !== undefined) openNotes({ sku: note.sku, name: nameOf(note.sku), noteId });
      },
    };
  }, [notes, averageData, leaving, t]);
}
