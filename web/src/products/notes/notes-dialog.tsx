import { Divider, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { Note } from '@vitrina/contract/notes.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRight } from '../../platform/session/session.ts';
import { ProblemState } from '../../ui/states/problem-state.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteList, type NoteListProps } from './note-list.tsx';
import { closeNotes, type OpenedNotes, useOpenedNotes } from './notes-state.ts';
import { useNoteChanges } from './use-note-changes.ts';
import { useNotes } from './use-notes.ts';

/** Whether it is open the notes themselves say. */
type DialogProps = { isOpen: boolean; onClose: () => void; underNote: NoteListProps['underNote'] };

/** What `openNotes` opens; it stands in the shell (notes-part.tsx). */
export function NotesDialog({ underNote }: DialogProps) {
  const { t } = useTranslation();
  const opened = useOpenedNotes();
  // Only a dialog that was closed before gives the focus back.
  const isMounted = useMounted();
  return (
    <Modal
      opened={opened !== null && isMounted}
      onClose={closeNotes}
      title={t('notes.title')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {opened !== null && <ProductNotes {...opened} underNote={underNote} />}
    </Modal>
  );
}

type ProductNotesProps = OpenedNotes & Pick<NoteListProps, 'underNote'>;

function ProductNotes({ sku, name, at, noteId, isForReading = false, underNote }: ProductNotesProps) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const { notes, isPending } = useNotes(sku);
  const { remove } = useNoteChanges(sku);
  const [editedId, setEditedId] = useState(mayEdit ? noteId : undefined);
  const [isReading, setIsReading] = useState(isForReading);
  const edited = notes.find(({ id }) => id === editedId);
  // A form that opens for a note waits for it: it takes its fields once.
  const isReady = editedId === undefined || !isPending;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        <bdi>{name}</bdi>
        {' · '}
        {t('notes.moscow')}
      </Text>
      {mayEdit && isReady && (
        <NoteForm
          key={edited?.id ?? 'new'}
          sku={sku}
          note={edited}
          at={at}
          isForReading={isReading}
          onDone={closeNotes}
          onCancel={() => setEditedId(undefined)}
        />
      )}
      {mayEdit && <Divider />}
      <WrittenNotes
        sku={sku}
        current={editedId ?? noteId}
        underNote={underNote}
        onEdit={(note) => {
          setEditedId(note.id);
          setIsReading(false);
        }}
        onRemove={(note) => {
          // Brought back, it is not what is being written any more.
          if (note.id === editedId) setEditedId(undefined);
          remove(note);
        }}
      />
    </Stack>
  );
}

type WrittenNotesProps = Pick<NoteListProps, 'current' | 'onRemove' | 'underNote'> & {
  sku: number;
  onEdit: (note: Note) => void;
};

function WrittenNotes({ sku, current, onEdit, onRemove, underNote }: WrittenNotesProps) {
  const { t } = useTranslation();
  const mayEdit = useRight('edit');
  const { notes, error, isPending, refetch } = useNotes(sku);
  if (isPending) return <Skeleton height={72} />;
  if (error !== null) return <ProblemState error={error} onRetry={() => void refetch()} />;
  if (notes.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {t('notes.empty')}
      </Text>
    );
  return (
    <NoteList
      notes={notes}
      current={current}
      onEdit={mayEdit ? onEdit : undefined}
      onRemove={onRemove}
      underNote={underNote}
    />
  );
}
