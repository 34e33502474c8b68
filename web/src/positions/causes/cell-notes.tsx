import { Anchor, Text, Title } from '@mantine/core';
import type { getPositionCell } from '@vitrina/contract/positions/causes.ts';
import type { PositionEntry } from '@vitrina/contract/positions/entries.ts';
import type { OutputOf } from '@vitrina/contract/route.ts';
import { useTexts } from '../../platform/texts/use-format.ts';
import { openNotes } from '../../products/notes/notes-state.ts';
import { useNotes } from '../../products/notes/use-notes.ts';
import classes from './causes.module.css';
import type { Move } from './use-cell.ts';

type CellNotesProps = {
  cell: OutputOf<typeof getPositionCell>;
  move: Move | undefined;
  entry: PositionEntry;
};

/** What people wrote of the product since the moment that the cell is compared with: often it is the reason itself. */
export function CellNotes({ cell, move, entry: { sku, name } }: CellNotesProps) {
  const { t, format } = useTexts();
  const { notes } = useNotes(sku);
  const since = Date.parse(move?.before.check?.checkedAt ?? cell.from);
  const shown = notes.filter(({ at }) => Date.parse(at) >= since && Date.parse(at) < Date.parse(cell.until));
  if (shown.length === 0) return null;
  return (
    <section>
      <Title order={4} size="h5" mb={4}>
        {t('notes.title')}
      </Title>
      <ul className={classes['notes']}>
        {shown.map(({ id, at, text, author }) => (
          <li key={id}>
            <Anchor
              component="button"
              ta="start"
              size="sm"
              onClick={() => openNotes({ sku, name: name ?? String(sku), noteId: id, isForReading: true })}
            >
              <bdi>{text}</bdi>
            </Anchor>
            <Text size="xs" c="dimmed">
              {format.instant(at)} · <bdi>{author}</bdi>
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
