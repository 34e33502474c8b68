import { ActionIcon } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { Note } from '@vitrina/contract/notes.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts/use-format.ts';
import classes from './notes.module.css';

export type NoteListProps = {
  notes: readonly Note[];
  current: number | undefined;
  /** Absent for whoever may only read. */
  onEdit: ((note: Note) => void) | undefined;
  onRemove: (note: Note) => void;
  /** What others have to say of a note, below it. */
  underNote?: ((note: Note) => ReactNode) | undefined;
};

/** Newest first: what was done last is asked for most. */
export function NoteList({ notes, current, onEdit, onRemove, underNote }: NoteListProps) {
  const { t, format } = useTexts();
  return (
    <ul className={classes['list']} aria-label={t('notes.title')} tabIndex={-1}>
      {notes.toReversed().map((note) => {
        const at = format.instant(note.at);
        return (
          <li
            key={note.id}
            className={classes['note']}
            {...(note.id === current ? { 'aria-current': true, ref: bringIntoView } : {})}
          >
            <div className={classes['head']}>
              <time dateTime={note.at}>{at}</time>
              <bdi>{note.author}</bdi>
            </div>
            <p className={classes['text']}>
              <bdi>{note.text}</bdi>
            </p>
            {onEdit !== undefined && (
              <div className={classes['tools']}>
                <ActionIcon aria-label={t('notes.edit', { at })} onClick={() => onEdit(note)}>
                  <IconPencil size={17} />
                </ActionIcon>
                <ActionIcon
                  aria-label={t('notes.remove', { at })}
                  onClick={(event) => {
                    // The row goes, and the focus must not leave the dialog with it.
                    event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus();
                    onRemove(note);
                  }}
                >
                  <IconTrash size={17} />
                </ActionIcon>
              </div>
            )}
            {underNote?.(note)}
          </li>
        );
      })}
    </ul>
  );
}

function bringIntoView(row: HTMLLIElement | null): void {
  row?.scrollIntoView({ block: 'nearest' });
}
