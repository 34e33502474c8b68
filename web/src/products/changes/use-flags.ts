import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useRight } from '../../platform/session/session.ts';
import type { Period } from '../../platform/texts/create-format.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { openNotes } from '../notes/notes-state.ts';
import { useNotes } from '../notes/use-notes.ts';
import { changeText } from './change-words.ts';
import { useProductChanges } from './use-product-changes.ts';

type Product = { sku: number; name: string };

/**
 * interface-rules.md G19: what people wrote of a product and what the radar saw of it, as flags of a chart or a matrix. A
 * flag opens its note or the difference of its change; whoever may edit writes notes on dates.
 */
export function useFlags({ sku, name }: Product, period: Period) {
  const { t, format } = useTexts();
  const mayEdit = useRight('edit');
  const navigate = useNavigate();
  const { notes } = useNotes(sku);
  const changes = useProductChanges(sku, period);
  return useMemo(() => {
    const seen = changes.map((change) => ({
      id: change.id,
      at: change.at,
      author: t('changes.radar'),
      text: changeText(change, { t, format }),
      isChange: true,
    }));
    return {
      notes: [...notes, ...seen],
      onOpenNote: (noteId: number) => openNotes({ sku, name, noteId }),
      onOpenChange: (change: number) =>
        void navigate({ to: '/radar-changes/$id', params: { id: String(sku) }, search: { change } }),
      ...(mayEdit ? { onAddNote: (at: string) => openNotes({ sku, name, at }) } : {}),
    };
  }, [notes, changes, sku, name, mayEdit, navigate, t, format]);
}
