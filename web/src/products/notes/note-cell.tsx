import { ActionIcon, UnstyledButton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { moscowDay } from '@vitrina/contract/dates.ts';
import type { Product } from '@vitrina/contract/products.ts';
import { useRight } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import classes from './notes.module.css';
import { openNotes } from './notes-state.ts';

/** The last note of a product, which opens all of them. */
export function NoteCell({ product: { sku, name, lastNote } }: { product: Product }) {
  const { t, format } = useTexts();
  const mayEdit = useRight('edit');
  const open = () => openNotes({ sku, name, isForReading: lastNote !== null });
  if (lastNote === null) {
    if (!mayEdit) return null;
    return (
      <ActionIcon c="dimmed" aria-label={t('notes.addTo', { name })} onClick={open}>
        <IconPlus size={17} />
      </ActionIcon>
    );
  }
  return (
    <UnstyledButton
      className={classes['cell'] ?? ''}
      title={lastNote.text}
      aria-label={t('notes.openOf', { name, at: format.instant(lastNote.at), text: lastNote.text })}
      onClick={open}
    >
      <span className={classes['cellDay']}>{format.dayShort(moscowDay(new Date(lastNote.at)))}</span>
      <span className={classes['cellText']} dir="auto">
        {lastNote.text}
      </span>
    </UnstyledButton>
  );
}
