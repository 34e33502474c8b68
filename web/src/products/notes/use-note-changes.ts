import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addNote, deleteNote, listNotes, type Note, updateNote } from '@vitrina/contract/notes.ts';
import { listProducts } from '@vitrina/contract/products.ts';
import { getOverview } from '@vitrina/contract/statistics.ts';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/api/call.ts';
import { OUTLIVES_PAGE } from '../../platform/api/request-of.ts';
import { SILENT } from '../../platform/api/silent.ts';
import { showDone, showSuccess } from '../../platform/notify.ts';
import { useCabinet } from '../../platform/session/session.ts';
import { undoable } from '../../platform/undoable.ts';
import { leavingKeyOf } from './leaving-notes.ts';

type Written = { at: string; text: string };

/** Adds and changes at once, deletes when nobody wants it back. */
export function useNoteChanges(sku: number) {
  const { t } = useTranslation();
  const cabinet = useCabinet();
  const queries = useQueryClient();
  const inCabinet = { cabinetId: cabinet.id };

  /** A product's row shows its last note, and the first page those of its products. */
  async function readAgain() {
    await Promise.all([
      queries.invalidateQueries({ queryKey: [listNotes.path] }),
      queries.invalidateQueries({ queryKey: [listProducts.path] }),
      queries.invalidateQueries({ queryKey: [getOverview.path] }),
    ]);
  }

  const save = useMutation({
    mutationFn: async ({ note, at, text }: Written & { note: Note | undefined }) => {
      if (note === undefined) await call(addNote, { ...inCabinet, sku, at, text });
      else await call(updateNote, { ...inCabinet, noteId: note.id, at, text });
    },
    ...SILENT,
    onSuccess: async (_, { note }) => {
      await readAgain();
      if (note === undefined) showSuccess(t('notes.added'));
      else showDone('noteUpdated');
    },
  });

  function remove({ id }: Note) {
    undoable({
      key: leavingKeyOf(id),
      message: t('notices.noteDeleted'),
      commit: async () => {
        await call(deleteNote, { ...inCabinet, noteId: id }, OUTLIVES_PAGE);
        await readAgain();
      },
    });
  }

  return { save, remove };
}
